import { chargeTries, dueAfterTry, term } from "#domain/membership/term.ts";
import { isUnclearForLong } from "#domain/payment/attemptMachine.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { CouponStore } from "#server/commerce/coupon/store/CouponStore.ts";
import type { ConfirmResult, GatewayPayment } from "#server/commerce/payment/gateway/PaymentGateway.ts";
import { outcomeTimeoutMilliseconds } from "#server/commerce/payment/settleConfirm.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { goneCodes } from "./BillingGateway.ts";
import { canMove, moveCharge, moveStored } from "./moves.ts";
import { saveStray } from "./returnStray.ts";
import type { Settled, SubscriptionParts } from "./SubscriptionParts.ts";
import { setGrade } from "./setGrade.ts";
import { unclaimSilver } from "./silver.ts";
import { CardStore } from "./store/CardStore.ts";
import type { Charge } from "./store/Charge.ts";
import { ChargeStore } from "./store/ChargeStore.ts";
import { type StoredSubscription, SubscriptionStore } from "./store/SubscriptionStore.ts";
import { failedMail, mailMember, paidMail, unpaidMail } from "./subscriptionMails.ts";

/**
 * Begins a subscription after its first charge was approved: its first day is the day of the purchase, the grade applies at once, and old
 * coupons expire (SUBS-04, SUBS-14, DEC-074, DEC-075).
 */
async function begin(
	parts: SubscriptionParts,
	tx: Queryable,
	charge: Charge,
	running: StoredSubscription | null,
	sessionId: string | null,
): Promise<number> {
	const now = parts.clock.now();
	let { billingKeyId } = charge;
	if (running?.plan === "Silver") {
		await moveStored(tx, running, "UPGRADE", now);
		// The charged card may have been replaced while the provider was asked.
		const isLeft = await new CardStore(tx).isChargeable(charge.memberId, billingKeyId);
		if (!isLeft) ({ billingKeyId } = running);
	}
	const first = term(charge.termFirst, charge.plan, 0);
	const id = await new SubscriptionStore(tx).begin({ ...charge, billingKeyId }, first, now);
	await new CouponStore(tx).expireUnused(charge.memberId);
	await setGrade(parts, tx, charge.memberId, charge.plan, sessionId);
	return id;
}

/** Starts the next term, which is paid. A subscription cancelled meanwhile still ends, after that term (SUBS-10, SUBS-11, DEC-072). */
const renew = (tx: Queryable, running: StoredSubscription, charge: Charge): Promise<void> =>
	new SubscriptionStore(tx).renew(
		running.id,
		charge.termIndex,
		term(running.anchor, running.plan, charge.termIndex),
	);

/**
 * Counts a refused renewal: it is retried the next day, and after the third failure the subscription ends (DEC-072, D43). Returns whether
 * it has ended.
 */
async function countFailure(
	parts: SubscriptionParts,
	tx: Queryable,
	running: StoredSubscription,
): Promise<boolean> {
	const now = parts.clock.now();
	const today = koreanDay(now);
	const { failedCharges, nextChargeOn } = running;
	const tries = failedCharges + 1;
	await new SubscriptionStore(tx).saveFailedCharges(
		running.id,
		Math.min(tries, chargeTries),
		nextChargeOn && dueAfterTry(nextChargeOn, failedCharges, today),
	);
	const moment = { today, hasValidBooking: false };
	if (tries < chargeTries || !canMove(running, "RENEW_FAIL_FINAL", moment)) return false;
	await moveStored(tx, running, "RENEW_FAIL_FINAL", now);
	await setGrade(parts, tx, running.memberId, "Bronze", null);
	return true;
}

async function approve(
	parts: SubscriptionParts,
	tx: Queryable,
	charge: Charge,
	providerKey: string,
	sessionId: string | null,
): Promise<void> {
	const now = parts.clock.now();
	const member = await new StandingStore(tx).lock(charge.memberId);
	const running = await new SubscriptionStore(tx).lockRunning(charge.memberId);
	let { subscriptionId } = charge;
	if (charge.purpose !== "renew") subscriptionId = await begin(parts, tx, charge, running, sessionId);
	else if (running) await renew(tx, running, charge);
	await moveCharge(tx, charge, "APPROVE_OK", now, { subscriptionId, providerKey });
	const isLast = charge.purpose === "renew" && running?.state === "CANCEL_REQUEST";
	await mailMember(tx, member?.email ?? null, paidMail(charge, isLast), now);
}

async function refuse(parts: SubscriptionParts, tx: Queryable, charge: Charge, code: string): Promise<void> {
	const now = parts.clock.now();
	const member = await new StandingStore(tx).lock(charge.memberId);
	const running = await new SubscriptionStore(tx).lockRunning(charge.memberId);
	await moveCharge(tx, charge, "APPROVE_FAIL", now, { failCode: code });
	if (goneCodes.has(code)) await new CardStore(tx).remove(charge.billingKeyId, now);
	if (charge.purpose === "first" && charge.plan === "Silver")
		await unclaimSilver(tx, parts.secrets, { memberId: charge.memberId, phone: member?.phone ?? null });
	// A subscription cancelled meanwhile is not charged again; it ends, as the member wanted.
	if (charge.purpose !== "renew" || running?.state !== "USE") return;
	const isOver = await countFailure(parts, tx, running);
	await mailMember(tx, member?.email ?? null, failedMail(charge, isOver), now);
}

async function mailUnpaid({ clock }: SubscriptionParts, tx: Queryable, charge: Charge): Promise<void> {
	const member = await new StandingStore(tx).lock(charge.memberId);
	await mailMember(tx, member?.email ?? null, unpaidMail(charge), clock.now());
}

/**
 * Whether the member has been told, instead of the outcome of a call begun at `begunAt`, to expect an e-mail; so has one who has left the
 * page. [D31, D41]
 */
export const isTold = (begunAt: number, now: number): boolean => now - begunAt >= outcomeTimeoutMilliseconds;

/** Whether the money was taken for this charge. */
const isOurs = (payment: GatewayPayment, charge: Charge): boolean =>
	payment.status === "DONE" && payment.orderId === charge.orderNum;

/** Whether the provider took exactly what was requested. [D22, D34] */
const isExpected = (payment: GatewayPayment, charge: Charge): boolean =>
	isOurs(payment, charge) && payment.totalAmount === charge.amount && payment.currency === "KRW";

/** Records the provider's outcome of a charge. Idempotent: a settled charge does not change. */
export function settleCharge(
	parts: SubscriptionParts,
	chargeId: number,
	result: ConfirmResult,
	sessionId: string | null,
): Promise<Settled> {
	return parts.db.tx(async (tx) => {
		const charge = await new ChargeStore(tx).lock(chargeId);
		if (!charge) return "declined";
		if (charge.status === "fail") return returnLate(parts, tx, charge, result);
		if (charge.status !== "ready") return "approved";
		if (result.kind === "approved") return settleApproved(parts, tx, charge, result.payment, sessionId);
		if (result.kind === "unknown") return checkLater(parts, tx, charge, result.code);
		if (result.kind === "config")
			parts.alarm("a subscription charge was set up wrong", { chargeId, code: result.code });
		await refuse(parts, tx, charge, result.code);
		const isAwaited = sessionId === null || isTold(charge.createdAt, parts.clock.now());
		if (charge.purpose !== "renew" && isAwaited) await mailUnpaid(parts, tx, charge);
		return "declined";
	});
}

async function settleApproved(
	parts: SubscriptionParts,
	tx: Queryable,
	charge: Charge,
	payment: GatewayPayment,
	sessionId: string | null,
): Promise<Settled> {
	const chargeId = charge.id;
	if (isExpected(payment, charge)) {
		await approve(parts, tx, charge, payment.paymentKey, sessionId);
		return "approved";
	}
	if (!isOurs(payment, charge)) {
		parts.alarm("a subscription charge was answered by another payment", { chargeId });
		return checkLater(parts, tx, charge, "OTHER_PAYMENT");
	}
	parts.alarm("a subscription charge has another amount", { chargeId, amount: payment.totalAmount });
	await refuse(parts, tx, charge, "AMOUNT_MISMATCH");
	await saveStray(tx, charge, payment, parts.clock.now());
	return "declined";
}

/** Refunds money that arrives for a charge already given up, once. [D34] */
async function returnLate(
	{ alarm, clock }: SubscriptionParts,
	tx: Queryable,
	charge: Charge,
	result: ConfirmResult,
): Promise<"declined"> {
	if (result.kind === "approved" && isOurs(result.payment, charge) && charge.strayState === null) {
		alarm("a subscription charge was paid after it was given up", { chargeId: charge.id });
		await saveStray(tx, charge, result.payment, clock.now());
	}
	return "declined";
}

async function checkLater(
	{ alarm, clock }: SubscriptionParts,
	tx: Queryable,
	charge: Charge,
	code: string,
): Promise<"unknown"> {
	if (isUnclearForLong(charge.checks))
		alarm("a charge is unclear for a long time", { chargeId: charge.id, code });
	await new ChargeStore(tx).postpone(charge, clock.now());
	return "unknown";
}
