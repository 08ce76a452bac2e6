import { moveSubscription } from "#domain/membership/membershipRules.ts";
import { membershipPrices } from "#domain/membership/plans.ts";
import { chargeTries, term } from "#domain/membership/term.ts";
import { groupedWon } from "#domain/offer/groupedWon.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { Queryable } from "#server/database/Database.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import type { ConfirmResult, GatewayPayment } from "#server/payments/PaymentGateway.ts";
import { markRemoved } from "./removedCards.ts";
import { keepStray } from "./returnStray.ts";
import {
	type ChargeRow,
	lockMember,
	lockRunning,
	type SubscriptionParts,
	type SubscriptionRow,
	setGrade,
} from "./SubscriptionParts.ts";
import { unclaimSilver } from "./silver.ts";

/** How long after an answer got lost the provider is asked. */
export const checkAgainMs = 10_000;

export type Settled = "approved" | "declined" | "unknown";

async function tell(
	parts: SubscriptionParts,
	tx: Queryable,
	email: string | null,
	subject: string,
	text: string,
): Promise<void> {
	if (email === null) return;
	await enqueue(tx, {
		topic: "mail",
		key: "subscription",
		payload: { to: email, subject: `[{site}] ${subject}`, text },
		runAt: parts.clock.now(),
	});
}

/**
 * Unused coupons expire; one that an unpaid order holds is used with that order or expires when it is released. One statement:
 * a copy that is being released meanwhile is seen as it is afterwards. [SUBS-14, DEC-075]
 */
async function vanishCoupons(tx: Queryable, memberId: number): Promise<void> {
	await tx.query(
		`UPDATE user_coupon SET
			state = CASE WHEN state = 'available' THEN 'expired' ELSE state END,
			expire_cause = CASE WHEN state = 'available' THEN 'subscription' END,
			vanishes = state = 'reserved'
		WHERE member_id = $1 AND state IN ('available', 'reserved')`,
		[memberId],
	);
}

/** The first charge of a plan is through: it begins today, the grade is there at once, old coupons vanish (SUBS-04, SUBS-14, DEC-074, DEC-075). */
async function begin(
	parts: SubscriptionParts,
	tx: Queryable,
	charge: ChargeRow,
	sessionId: string | null,
): Promise<number> {
	const at = new Date(parts.clock.now());
	await tx.query(
		`UPDATE subscription_history SET state = 'CANCEL_UPGRADE', next_charge_on = NULL, ended_at = $2, version = version + 1
		WHERE member_id = $1 AND plan = 'Silver' AND state IN ('USE', 'CANCEL_REQUEST')`,
		[charge.member_id, at],
	);
	const { last, nextCharge } = term(charge.term_first, charge.plan, 0);
	const { rows } = await tx.query<{ subscription_id: number }>(
		`INSERT INTO subscription_history (member_id, plan, anchor, term_first, term_last, next_charge_on, billing_key_id, created_at)
		VALUES ($1, $2, $3, $3, $4, $5, $6, $7) RETURNING subscription_id`,
		[charge.member_id, charge.plan, charge.term_first, last, nextCharge, charge.billing_key_id, at],
	);
	await vanishCoupons(tx, charge.member_id);
	await setGrade(parts, tx, charge.member_id, charge.plan, sessionId);
	return rows[0]?.subscription_id ?? 0;
}

/** The next term is paid; one that was cancelled meanwhile still ends, with that term (SUBS-10, SUBS-11, DEC-072). */
async function renew(tx: Queryable, row: SubscriptionRow, charge: ChargeRow): Promise<void> {
	const next = term(row.anchor, row.plan, charge.term);
	await tx.query(
		`UPDATE subscription_history SET term = $2, term_first = $3, term_last = $4, failed_charges = 0, version = version + 1,
			next_charge_on = CASE WHEN state = 'USE' THEN $5::date END
		WHERE subscription_id = $1`,
		[row.subscription_id, charge.term, next.first, next.last, next.nextCharge],
	);
}

/** A renewal was refused: tried again tomorrow, or after the third time the subscription is over (DEC-072, D43). */
async function fail(parts: SubscriptionParts, tx: Queryable, row: SubscriptionRow): Promise<boolean> {
	const now = parts.clock.now();
	const tries = row.failed_charges + 1;
	const core = { plan: row.plan, state: row.state, termEnd: row.term_last, paidOn: row.term_first };
	const moment = { today: koreanDay(now), hasValidBooking: false };
	const ends = tries >= chargeTries && moveSubscription(core, "RENEW_FAIL_FINAL", moment).ok;
	await tx.query(
		`UPDATE subscription_history SET failed_charges = $2, version = version + 1,
			state = CASE WHEN $3 THEN 'CANCEL_PAYMENT' ELSE state END,
			ended_at = CASE WHEN $3 THEN $4::timestamptz END,
			next_charge_on = CASE WHEN $3 THEN NULL ELSE next_charge_on END
		WHERE subscription_id = $1`,
		[row.subscription_id, Math.min(tries, chargeTries), ends, new Date(now)],
	);
	if (ends) await setGrade(parts, tx, row.member_id, "Bronze", null);
	return ends;
}

async function approve(
	parts: SubscriptionParts,
	tx: Queryable,
	charge: ChargeRow,
	providerKey: string,
	sessionId: string | null,
): Promise<void> {
	const member = await lockMember(tx, charge.member_id);
	const running = await lockRunning(tx, charge.member_id);
	let subscriptionId = charge.subscription_id;
	if (charge.purpose === "renew") {
		if (running) await renew(tx, running, charge);
	} else subscriptionId = await begin(parts, tx, charge, sessionId);
	await tx.query(
		`UPDATE subscription_charge SET status = 'complete', subscription_id = $2, provider_key = $3, paid_at = $4, lease_until = NULL, next_check_at = NULL
		WHERE charge_id = $1`,
		[charge.charge_id, subscriptionId, providerKey, new Date(parts.clock.now())],
	);
	const what = charge.purpose === "renew" ? "정기 결제가 완료되었습니다" : "어썸 멤버십에 가입되었습니다";
	await tell(
		parts,
		tx,
		member?.email ?? null,
		what,
		`${what}.\n\n상품: ${charge.plan}\n결제 금액: ${groupedWon(charge.amount)}원\n이용 기간: ${charge.term_first} ~ ${charge.term_last}`,
	);
}

/** Refusals that tell that the provider no longer has the card. */
const goneCodes: ReadonlySet<string> = new Set(["NOT_FOUND_BILLING", "ALREADY_REMOVED_BILLING_KEY"]);

async function refuse(
	parts: SubscriptionParts,
	tx: Queryable,
	charge: ChargeRow,
	code: string,
): Promise<void> {
	const member = await lockMember(tx, charge.member_id);
	const running = await lockRunning(tx, charge.member_id);
	await tx.query(
		"UPDATE subscription_charge SET status = 'fail', fail_code = $2, lease_until = NULL, next_check_at = NULL WHERE charge_id = $1",
		[charge.charge_id, code.slice(0, 100)],
	);
	if (goneCodes.has(code)) await markRemoved(tx, charge.billing_key_id, parts.clock.now());
	if (charge.purpose === "first" && charge.plan === "Silver")
		await unclaimSilver(tx, parts.secrets, { memberId: charge.member_id, phone: member?.phone ?? null });
	if (charge.purpose !== "renew" || !running) return;
	const isOver = await fail(parts, tx, running);
	await tell(
		parts,
		tx,
		member?.email ?? null,
		"정기 결제에 실패했습니다",
		isOver
			? "정기 결제에 세 번 실패하여 어썸 멤버십이 종료되었습니다."
			: `${groupedWon(membershipPrices[charge.plan].price)}원을 결제하지 못했습니다. 내일 다시 시도합니다. 멤버십 관리에서 카드를 바꾸실 수 있습니다.`,
	);
}

/** Money was taken for this charge. */
const isOurs = (payment: GatewayPayment, charge: ChargeRow): boolean =>
	payment.status === "DONE" && payment.orderId === charge.order_num;

/** The provider took exactly what it was asked for. [D22, D34] */
const isExpected = (payment: GatewayPayment, charge: ChargeRow): boolean =>
	isOurs(payment, charge) && payment.totalAmount === charge.amount && payment.currency === "KRW";

/** Writes down what the provider has said about a charge, once: whoever comes second changes nothing. */
export function settleCharge(
	parts: SubscriptionParts,
	chargeId: number,
	result: ConfirmResult,
	sessionId: string | null,
): Promise<Settled> {
	return parts.db.tx(async (tx) => {
		const { rows } = await tx.query<ChargeRow>(
			"SELECT * FROM subscription_charge WHERE charge_id = $1 FOR UPDATE",
			[chargeId],
		);
		const [charge] = rows;
		if (!charge || charge.status === "fail") return "declined";
		if (charge.status !== "ready") return "approved";
		if (result.kind === "approved" && isExpected(result.payment, charge)) {
			await approve(parts, tx, charge, result.payment.paymentKey, sessionId);
			return "approved";
		}
		if (result.kind === "approved" && isOurs(result.payment, charge)) {
			parts.alarm("a subscription charge has another amount", {
				chargeId,
				amount: result.payment.totalAmount,
			});
			await refuse(parts, tx, charge, "AMOUNT_MISMATCH");
			await keepStray(tx, charge, result.payment, parts.clock.now());
			return "declined";
		}
		if (result.kind === "approved" || result.kind === "unknown") {
			if (result.kind === "approved")
				parts.alarm("a subscription charge was answered by another payment", { chargeId });
			await tx.query(
				"UPDATE subscription_charge SET lease_until = NULL, next_check_at = $2 WHERE charge_id = $1",
				[chargeId, new Date(parts.clock.now() + checkAgainMs)],
			);
			return "unknown";
		}
		if (result.kind === "config")
			parts.alarm("a subscription charge was set up wrong", { chargeId, code: result.code });
		await refuse(parts, tx, charge, result.code);
		return "declined";
	});
}
