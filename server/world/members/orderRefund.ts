import { refundPercentAt } from "#domain/booking/cancelTerms.ts";
import { cancelParts } from "#domain/booking/refund.ts";
import { undoClosesAt } from "#domain/booking/undoWindow.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { QuotePart } from "#server/cancellations/quotes.ts";
import { releaseCoupons } from "#server/coupons/orderCoupons.ts";
import type { Queryable } from "#server/database/Database.ts";
import { iso, type Opened } from "./openOrder.ts";
import { insertAttempt } from "./orderPayment.ts";
import type { PlantedRefund } from "./PlantedRefund.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** What cancelling gives back by the policy at the time it was asked for; everything when the stay turned the booking down. */
export function refundOf(
	{ seed, shares, policy, steps, orderProductIds }: Opened,
	today: StayDate,
): PlantedRefund | null {
	const asked = steps.find(({ event }) => event === "USER_CANCEL" || event === "SUPPLIER_REJECT");
	if (!asked) return null;
	const isPart = seed.course.to === "cancel" && seed.course.rooms !== undefined;
	const indexes = Array.from({ length: isPart ? 1 : shares.length }, (_, index) => index);
	const percent = asked.event === "SUPPLIER_REJECT" ? 100 : refundPercentAt(policy, asked.at);
	const outcome = cancelParts(
		shares.map(({ paid }) => ({ paid, refund: null })),
		indexes,
		percent,
		koreanDay(asked.at) > today,
	);
	invariant(outcome.ok, "nothing was cancelled before");
	const parts = indexes.map((index): QuotePart => {
		const part = outcome.value.parts[index];
		invariant(part?.refund, "a cancelled room has a refund");
		const { refundAmount, refundAwesomeCash, refundWelfarePoints, ateCoupon } = part.refund;
		const { money, awesomeCash, welfarePoints } = part.paid;
		return {
			orderProductId: orderProductIds[index]!,
			penalty: money + awesomeCash + welfarePoints - refundAmount - refundAwesomeCash - refundWelfarePoints,
			refundAmount,
			refundPointAmount: refundAwesomeCash,
			refundUserPointAmount: refundWelfarePoints,
			ateCoupon,
		};
	});
	return {
		asked,
		split: outcome.value.split,
		parts,
		isPart,
		isDone: seed.course.to === "cancel",
		endedAt: steps.at(-1)!.at,
	};
}

async function insertQuote(
	tx: Queryable,
	order: Opened,
	{ asked, split, parts, isPart }: PlantedRefund,
): Promise<string> {
	const quoteId = `demo-${order.orderNum}`;
	const base =
		split.penalty +
		split.refundAmount +
		split.refundAwesomeCash +
		split.refundWelfarePoints +
		split.refundCoupon;
	await tx.query(
		`INSERT INTO cancel_quote (quote_id, order_pay_id, order_product_id, base_amount, penalty, refund_amount, refund_point_amount,
			refund_user_point_amount, coupon_restored, timeline, parts, order_version, created_at, expires_at, used_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '[]', $10, 0, $11, $12, $13)`,
		[
			quoteId,
			order.orderPayId,
			isPart ? order.orderProductIds[0] : null,
			base,
			split.penalty,
			split.refundAmount,
			split.refundAwesomeCash,
			split.refundWelfarePoints,
			split.isCouponRestored,
			JSON.stringify(parts),
			iso(asked.at - minute),
			iso(asked.at + 9 * minute),
			iso(asked.at),
		],
	);
	return quoteId;
}

/**
 * The refund of a cancelled booking: through; waiting while it can be undone; or asked of a provider that answers in two days, so that the demo
 * shows a booking that is being cancelled.
 *
 * @returns its number
 */
export async function insertRefund(
	tx: Queryable,
	order: Opened,
	paymentId: number,
	refund: PlantedRefund,
	now: number,
): Promise<number> {
	const { asked, split, isPart, isDone, endedAt } = refund;
	const isSent = order.seed.course.to === "cancel_wait";
	const quoteId = await insertQuote(tx, order, refund);
	const attemptId =
		split.refundAmount > 0 && (isDone || isSent)
			? await insertAttempt(tx, order, paymentId, {
					action: "cancel",
					amount: split.refundAmount,
					at: isDone ? endedAt : asked.at,
					nextCheck: isDone ? null : now + 2 * day,
				})
			: null;
	const { rows } = await tx.query<{ refund_id: number }>(
		`INSERT INTO refund (payment_id, order_pay_id, order_product_id, quote_id, cause, penalty, amount, point_amount, user_point_amount,
			coupon_restored, reason, state, run_at, attempt_id, created_at, settled_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) RETURNING refund_id`,
		[
			paymentId,
			order.orderPayId,
			isPart ? order.orderProductIds[0] : null,
			quoteId,
			asked.event === "SUPPLIER_REJECT" ? "supplier" : "member",
			split.penalty,
			split.refundAmount,
			split.refundAwesomeCash,
			split.refundWelfarePoints,
			split.isCouponRestored,
			asked.note ?? "",
			isDone ? "done" : isSent ? "sent" : "waiting",
			iso(undoClosesAt(asked.at)),
			attemptId,
			iso(asked.at),
			isDone ? iso(endedAt) : null,
		],
	);
	if (isDone) await giveBack(tx, order, refund);
	return rows[0]!.refund_id;
}

/** What came back, on the rooms that were cancelled and on the order. */
async function giveBack(
	tx: Queryable,
	{ orderPayId }: Opened,
	{ parts, split, asked, endedAt }: PlantedRefund,
): Promise<void> {
	for (const part of parts) {
		await tx.query(
			`UPDATE order_product SET cancel_amount = $2, cancel_point_amount = $3, cancel_user_point_amount = $4, cancel_reason = $5,
				cancelled_at = $6, btn_cancel = false WHERE order_product_id = $1`,
			[
				part.orderProductId,
				part.refundAmount,
				part.refundPointAmount,
				part.refundUserPointAmount,
				asked.note ?? null,
				iso(endedAt),
			],
		);
	}
	await tx.query(
		"UPDATE order_pay SET cancel_point_amount = $2, cancel_user_point_amount = $3 WHERE order_pay_id = $1",
		[orderPayId, split.refundAwesomeCash, split.refundWelfarePoints],
	);
	if (split.isCouponRestored) await releaseCoupons(tx, orderPayId, koreanDay(endedAt));
}
