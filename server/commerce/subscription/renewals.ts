import { chargeInstant, nextTry, term } from "#domain/membership/term.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import { type Batch, forEachDue, forEachIsolated } from "#server/platform/jobs/forEachIsolated.ts";
import { makeAndSettleCharge, openCharge } from "./chargeCard.ts";
import { canMove, moveStored } from "./moves.ts";
import { returnStray } from "./returnStray.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";
import { setGrade } from "./setGrade.ts";
import { ChargeStore } from "./store/ChargeStore.ts";
import { SubscriptionStore } from "./store/SubscriptionStore.ts";
import { refundCharge } from "./withdrawGold.ts";

/** Opens a member's next charge when its day and hour have come. Null when it is not due or has already been opened. */
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

/** Charges the renewals that are due, once per term and day even with several processes (SUBS-11, DEC-072, D43). Returns how many were charged. */
export async function renewDue(parts: SubscriptionParts): Promise<number> {
	const today = koreanDay(parts.clock.now());
	const due = (batch: Batch) => new SubscriptionStore(parts.db).membersDue(today, batch);
	return forEachDue(due, async (memberId) => {
		const chargeId = await openDue(parts, memberId);
		if (chargeId === null) return false;
		await makeAndSettleCharge(parts, chargeId, { mayHaveBeenMade: false, sessionId: null });
		return true;
	});
}

/** Ends cancelled memberships on the day after their last day (SUBS-07). Returns how many. */
export async function endTerms(parts: SubscriptionParts): Promise<number> {
	const now = parts.clock.now();
	const today = koreanDay(now);
	const ending = (batch: Batch) => new SubscriptionStore(parts.db).membersEnding(today, batch);
	return forEachDue(ending, (memberId) =>
		parts.db.tx(async (tx) => {
			await new StandingStore(tx).lock(memberId);
			const running = await new SubscriptionStore(tx).lockRunning(memberId);
			if (!running || !canMove(running, "TERM_END", { today, hasValidBooking: false })) return false;
			// While it is not known whether the next term has been paid, the last day is not known either.
			if (await new ChargeStore(tx).isUnderWay(memberId)) return false;
			await moveStored(tx, running, "TERM_END", now);
			await setGrade(parts, tx, memberId, "Bronze", null);
			return true;
		}),
	);
}

/** Settles charges and refunds with an unknown outcome: lost responses, processes that died. Returns how many it checked. */
export async function recoverCharges(parts: SubscriptionParts): Promise<number> {
	const charges = await new ChargeStore(parts.db).due(parts.clock.now());
	return forEachIsolated(charges, async (charge) => {
		if (charge.strayState === "waiting") await returnStray(parts, charge.id);
		else if (charge.status === "ready")
			await makeAndSettleCharge(parts, charge.id, { mayHaveBeenMade: true, sessionId: null });
		else await refundCharge(parts, charge, null);
		return true;
	});
}
