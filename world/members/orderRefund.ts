import { cancelParts } from "#domain/booking/refund.ts";
import { undoClosesAt } from "#domain/booking/undoWindow.ts";
import { refundPercentAt } from "#domain/cancellation/cancelTerms.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { OrderBook } from "./OrderBook.ts";
import { iso, type Opened } from "./openOrder.ts";
import { addAttempt } from "./orderPayment.ts";
import type { PlantedRefund, RefundPart } from "./PlantedRefund.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns the refund under the policy at the time of the cancellation request; everything when the stay rejected the booking. */
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
	const parts = indexes.map((index): RefundPart => {
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

function addQuote(book: OrderBook, order: Opened, { asked, split, parts, isPart }: PlantedRefund): string {
	const quoteId = `demo-${order.orderNum}`;
	const base =
		split.penalty +
		split.refundAmount +
		split.refundAwesomeCash +
		split.refundWelfarePoints +
		split.refundCoupon;
	book.add("cancel_quote", {
		quote_id: quoteId,
		order_pay_id: order.orderPayId,
		order_product_id: isPart ? order.orderProductIds[0] : null,
		base_amount: base,
		penalty: split.penalty,
		refund_amount: split.refundAmount,
		refund_point_amount: split.refundAwesomeCash,
		refund_user_point_amount: split.refundWelfarePoints,
		coupon_restored: split.isCouponRestored,
		timeline: [],
		parts,
		order_version: 0,
		created_at: iso(asked.at - minute),
		expires_at: iso(asked.at + 9 * minute),
		used_at: iso(asked.at),
	});
	return quoteId;
}

/**
 * Adds the refund of a cancelled booking: completed; waiting while the cancellation can be undone; or requested from a provider that
 * answers in two days, so that the demo shows a cancellation in progress.
 *
 * @returns its id
 */
export function addRefund(
	book: OrderBook,
	order: Opened,
	paymentId: number,
	refund: PlantedRefund,
	now: number,
): number {
	const { asked, split, isPart, isDone, endedAt } = refund;
	const isSent = order.seed.course.to === "cancel_wait";
	const quoteId = addQuote(book, order, refund);
	const attemptId =
		split.refundAmount > 0 && (isDone || isSent)
			? addAttempt(book, order, paymentId, {
					action: "cancel",
					amount: split.refundAmount,
					at: isDone ? endedAt : asked.at,
					nextCheck: isDone ? null : now + 2 * day,
				})
			: null;
	return book.add("refund", {
		refund_id: book.next("refund"),
		payment_id: paymentId,
		order_pay_id: order.orderPayId,
		order_product_id: isPart ? order.orderProductIds[0] : null,
		quote_id: quoteId,
		cause: asked.event === "SUPPLIER_REJECT" ? "supplier" : "member",
		penalty: split.penalty,
		amount: split.refundAmount,
		point_amount: split.refundAwesomeCash,
		user_point_amount: split.refundWelfarePoints,
		coupon_restored: split.isCouponRestored,
		reason: asked.note ?? "",
		state: isDone ? "done" : isSent ? "sent" : "waiting",
		run_at: iso(undoClosesAt(asked.at)),
		attempt_id: attemptId,
		created_at: iso(asked.at),
		settled_at: isDone ? iso(endedAt) : null,
	});
}
