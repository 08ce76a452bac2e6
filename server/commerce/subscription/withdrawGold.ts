import { hasValidBooking } from "#domain/membership/membershipRules.ts";
import { isUnclearForLong } from "#domain/payment/attemptMachine.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { BookingListStore } from "#server/commerce/booking/store/BookingListStore.ts";
import type { CancelResult } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { outcomeInTime } from "#server/commerce/payment/outcomeInTime.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { canMove, moveCharge, moveStored, nothingToWithdraw } from "./moves.ts";
import { requestRefund } from "./requestRefund.ts";
import type { SubscriptionParts } from "./SubscriptionParts.ts";
import { setGrade } from "./setGrade.ts";
import { isTold } from "./settleCharge.ts";
import type { Charge } from "./store/Charge.ts";
import { ChargeStore } from "./store/ChargeStore.ts";
import { leaseMilliseconds } from "./store/chargeLease.ts";
import { type StoredSubscription, SubscriptionStore } from "./store/SubscriptionStore.ts";
import { mailMember, notWithdrawnMail, withdrawnMail } from "./subscriptionMails.ts";

export interface Withdrawal {
	readonly outcome: "approved" | "unknown";
	readonly refundAmount: number;
}

/** Whether Gold can be withdrawn from now, for a full refund (SUBS-12, DEC-073). */
export async function canWithdraw(
	db: Queryable,
	subscription: StoredSubscription,
	charge: Charge | null,
	now: number,
): Promise<boolean> {
	if (!charge || charge.paidAt === null) return false;
	const moment = { today: koreanDay(now), hasValidBooking: false };
	if (!canMove(subscription, "WITHDRAW_GOLD", moment, koreanDay(charge.paidAt))) return false;
	// Orders made or changed since the charge have used the membership, including those still unpaid (DEC-073).
	const statuses = await new BookingListStore(db).statusesSince(charge.memberId, charge.paidAt);
	return !hasValidBooking(statuses);
}

/** Refunds a charge and ends Gold once the refund is certain. Idempotent. */
export async function refundCharge(
	parts: SubscriptionParts,
	charge: Charge,
	sessionId: string | null,
): Promise<"approved" | "refused" | "unknown"> {
	const { clock, db, gateway } = parts;
	const begunAt = clock.now();
	// A key with a refused response always returns that refusal.
	const turn = charge.refundsRefused > 0 ? `-${charge.refundsRefused + 1}` : "";
	const result = await requestRefund(gateway, {
		paymentKey: charge.providerKey ?? "",
		orderId: charge.orderNum,
		amount: charge.amount,
		balance: charge.amount,
		reason: "청약 철회",
		idempotencyKey: `${charge.orderNum}-withdraw${turn}`,
	});
	return db.tx((tx) => settleRefund(parts, tx, charge, result, { sessionId, begunAt }));
}

async function settleRefund(
	parts: SubscriptionParts,
	tx: Queryable,
	{ id: chargeId, memberId }: Charge,
	result: CancelResult,
	{ sessionId, begunAt }: { readonly sessionId: string | null; readonly begunAt: number },
): Promise<"approved" | "refused" | "unknown"> {
	const now = parts.clock.now();
	const member = await new StandingStore(tx).lock(memberId);
	const charge = await new ChargeStore(tx).lock(chargeId);
	if (charge?.status !== "cancelRequest") return charge?.status === "cancel" ? "approved" : "refused";
	if (result.kind === "unknown") {
		if (isUnclearForLong(charge.checks))
			parts.alarm("a refund is unclear for a long time", { chargeId, code: result.code });
		await new ChargeStore(tx).postpone(charge, now);
		return "unknown";
	}
	if (result.kind === "refused") {
		parts.alarm("a withdrawal's refund was refused", { chargeId, code: result.code });
		await moveCharge(tx, charge, "REFUND_REFUSED", now);
		if (sessionId === null || isTold(begunAt, now))
			await mailMember(tx, member?.email || null, notWithdrawnMail, now);
		return "refused";
	}
	await moveCharge(tx, charge, "REFUND_OK_ALL", now);
	const running = await new SubscriptionStore(tx).lockRunning(memberId);
	if (running?.id === charge.subscriptionId) await moveStored(tx, running, "WITHDRAW_GOLD", now);
	await setGrade(parts, tx, memberId, "Bronze", sessionId);
	await mailMember(tx, member?.email || null, withdrawnMail(charge.amount), now);
	return "approved";
}

/**
 * Withdraws from Gold for a full refund (SUBS-12, SUBS-13, DEC-073).
 * @throws Refusal withdrawClosed when withdrawal is not possible or no membership is running, alreadyProcessed while a charge is in flight,
 * generic when the provider refuses
 */
export async function withdrawGold(
	parts: SubscriptionParts,
	memberId: number,
	sessionId: string,
): Promise<Withdrawal> {
	const now = parts.clock.now();
	const charge = await parts.db.tx(async (tx) => {
		const charges = new ChargeStore(tx);
		await new StandingStore(tx).lock(memberId);
		const running = await new SubscriptionStore(tx).lockRunning(memberId);
		if (!running) throw nothingToWithdraw();
		const paid = await charges.paid(running.id);
		if (paid?.status === "cancelRequest") return paid;
		if (!paid || !(await canWithdraw(tx, running, paid, now))) throw new Refusal("withdrawClosed");
		if (await charges.isUnderWay(memberId)) throw new Refusal("alreadyProcessed");
		await moveCharge(tx, paid, "CANCEL_ASKED", now, { checkAt: now + leaseMilliseconds });
		return paid;
	});
	const outcome = await outcomeInTime(parts, refundCharge(parts, charge, sessionId));
	if (outcome === "refused") throw new Refusal("generic");
	return { outcome: outcome ?? "unknown", refundAmount: charge.amount };
}
