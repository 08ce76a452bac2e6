import { chargeInstant, nextTry, term } from "#domain/membership/term.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { driveCharge, openCharge } from "./chargeCard.ts";
import { returnStray } from "./returnStray.ts";
import {
	type ChargeRow,
	lockMember,
	lockRunning,
	type SubscriptionParts,
	setGrade,
} from "./SubscriptionParts.ts";
import { refundCharge } from "./withdrawGold.ts";

const batch = 200;

/** A member's next charge, opened when its day and hour have come and nobody has opened it before. */
function openDue(parts: SubscriptionParts, memberId: number): Promise<number | null> {
	const now = parts.clock.now();
	return parts.db.tx(async (tx) => {
		await lockMember(tx, memberId);
		const row = await lockRunning(tx, memberId);
		if (row?.state !== "USE" || row.next_charge_on === null) return null;
		const day = nextTry(row.next_charge_on, row.failed_charges);
		if (day === null || chargeInstant(day) > now) return null;
		const next = term(row.anchor, row.plan, row.term + 1);
		const attempt = row.failed_charges + 1;
		return openCharge(parts, tx, {
			memberId,
			plan: row.plan,
			purpose: "renew",
			subscriptionId: row.subscription_id,
			termIndex: row.term + 1,
			term: next,
			attempt,
			billingKeyId: row.billing_key_id,
			idempotencyKey: `renew:${row.subscription_id}:${next.first}:${attempt}`,
		});
	});
}

/** Charges what is due, once a term and day however many processes try (SUBS-11, DEC-072, D43). How many were charged. */
export async function renewDue(parts: SubscriptionParts): Promise<number> {
	const now = parts.clock.now();
	const { rows } = await parts.db.query<{ member_id: number }>(
		`SELECT member_id FROM subscription_history WHERE state = 'USE' AND next_charge_on + failed_charges <= $1::date
		ORDER BY next_charge_on, subscription_id LIMIT ${batch}`,
		[koreanDay(now)],
	);
	let charged = 0;
	for (const { member_id: memberId } of rows) {
		const chargeId = await openDue(parts, memberId);
		if (chargeId === null) continue;
		await driveCharge(parts, chargeId, { mayHaveBeenMade: false, sessionId: null });
		charged += 1;
	}
	return charged;
}

/** What was cancelled ends the day after its last day (SUBS-07). How many ended. */
export async function endTerms(parts: SubscriptionParts): Promise<number> {
	const now = parts.clock.now();
	const today = koreanDay(now);
	const { rows } = await parts.db.query<{ member_id: number }>(
		`SELECT member_id FROM subscription_history WHERE state = 'CANCEL_REQUEST' AND term_last < $1::date
		ORDER BY term_last LIMIT ${batch}`,
		[today],
	);
	for (const { member_id: memberId } of rows) {
		await parts.db.tx(async (tx) => {
			await lockMember(tx, memberId);
			const row = await lockRunning(tx, memberId);
			if (row?.state !== "CANCEL_REQUEST" || row.term_last >= today) return;
			await tx.query(
				"UPDATE subscription_history SET state = 'CANCEL', ended_at = $2, version = version + 1 WHERE subscription_id = $1",
				[row.subscription_id, new Date(now)],
			);
			await setGrade(parts, tx, memberId, "Bronze", null);
		});
	}
	return rows.length;
}

/** Finds out what became of charges and refunds whose end nobody knows: lost answers, processes that died. */
export async function recoverCharges(parts: SubscriptionParts): Promise<number> {
	const { rows } = await parts.db.query<ChargeRow>(
		`SELECT * FROM subscription_charge
		WHERE (status IN ('ready', 'cancelRequest') OR stray_state = 'waiting') AND next_check_at <= $1
		ORDER BY next_check_at LIMIT ${batch}`,
		[new Date(parts.clock.now())],
	);
	for (const charge of rows) {
		if (charge.stray_state === "waiting") await returnStray(parts, charge.charge_id);
		else if (charge.status === "ready")
			await driveCharge(parts, charge.charge_id, { mayHaveBeenMade: true, sessionId: null });
		else await refundCharge(parts, charge, null);
	}
	return rows.length;
}
