import { chargeInstant, nextTry, term } from "#domain/membership/term.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import { type Batch, forEachDue, forEachIsolated } from "#server/platform/jobs/forEachIsolated.ts";
import { driveCharge, openCharge } from "./chargeCard.ts";
import { canMove, moveStored } from "./moves.ts";
import { returnStray } from "./returnStray.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";
import { setGrade } from "./setGrade.ts";
import { ChargeStore } from "./store/ChargeStore.ts";
import { SubscriptionStore } from "./store/SubscriptionStore.ts";
import { refundCharge } from "./withdrawGold.ts";

/** A member's next charge, opened when its day and hour have come and nobody has opened it before. */
function openDue(parts: SubscriptionParts, memberId: number): Promise<number | null> {
	const now = parts.clock.now();
	return parts.db.tx(async (tx) => {
		await new StandingStore(tx).lock(memberId);
		const running = await new SubscriptionStore(tx).lockRunning(memberId);
		if (running?.state !== "USE" || running.nextChargeOn === null) return null;
		const day = nextTry(running.nextChargeOn, running.failedCharges);
		if (day === null || chargeInstant(day) > now) return null;
		const termIndex = running.termIndex + 1;
		const next = term(running.anchor, running.plan, termIndex);
		const attempt = running.failedCharges + 1;
		return openCharge(parts, tx, {
			memberId,
			plan: running.plan,
			purpose: "renew",
			subscriptionId: running.id,
			termIndex,
			term: next,
			attempt,
			billingKeyId: running.billingKeyId,
			idempotencyKey: `renew:${running.id}:${next.first}:${attempt}`,
		});
	});
}

/** Charges what is due, once a term and day however many processes try (SUBS-11, DEC-072, D43). How many were charged. */
export async function renewDue(parts: SubscriptionParts): Promise<number> {
	const today = koreanDay(parts.clock.now());
	const due = (batch: Batch) => new SubscriptionStore(parts.db).membersDue(today, batch);
	return forEachDue(due, async (memberId) => {
		const chargeId = await openDue(parts, memberId);
		if (chargeId === null) return false;
		await driveCharge(parts, chargeId, { mayHaveBeenMade: false, sessionId: null });
		return true;
	});
}

/** What was cancelled ends the day after its last day (SUBS-07). How many ended. */
export async function endTerms(parts: SubscriptionParts): Promise<number> {
	const now = parts.clock.now();
	const today = koreanDay(now);
	const ending = (batch: Batch) => new SubscriptionStore(parts.db).membersEnding(today, batch);
	return forEachDue(ending, (memberId) =>
		parts.db.tx(async (tx) => {
			await new StandingStore(tx).lock(memberId);
			const running = await new SubscriptionStore(tx).lockRunning(memberId);
			if (!running || !canMove(running, "TERM_END", { today, hasValidBooking: false })) return false;
			// Where nobody knows yet whether the next term is paid, the answer says which day is the last.
			if (await new ChargeStore(tx).isUnderWay(memberId)) return false;
			await moveStored(tx, running, "TERM_END", now);
			await setGrade(parts, tx, memberId, "Bronze", null);
			return true;
		}),
	);
}

/** Finds out what became of charges and refunds whose end nobody knows: lost answers, processes that died. */
export async function recoverCharges(parts: SubscriptionParts): Promise<number> {
	const charges = await new ChargeStore(parts.db).due(parts.clock.now());
	return forEachIsolated(charges, async (charge) => {
		if (charge.strayState === "waiting") await returnStray(parts, charge.id);
		else if (charge.status === "ready")
			await driveCharge(parts, charge.id, { mayHaveBeenMade: true, sessionId: null });
		else await refundCharge(parts, charge, null);
		return true;
	});
}
