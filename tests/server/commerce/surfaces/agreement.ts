import { expect } from "vitest";
import { bookingDetail } from "#adapters/http/wireBookings.ts";
import { stayCost } from "#domain/booking/changePrice.ts";
import { expectedCashback } from "#domain/booking/expectedCashback.ts";
import { isCancelState } from "#domain/booking/orderStatus.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { receiptSum } from "#domain/payment/Receipt.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { sumWon } from "#domain/shared/Won.ts";
import { formatWon } from "#ui/format/won.ts";
import { voucherOf } from "#ui/screens/book-detail/voucherOf.ts";
import { mailed } from "./mailed.ts";
import type { Surfaces } from "./readSurfaces.ts";

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** What the provider still holds of an order's money. */
export const keptOf = ({ slips }: Surfaces): number => sum(slips.map(({ kept }) => kept));

/** Points that an order has consumed. */
const pointsOf = ({ points }: Surfaces): number => sum(points.map(({ amount }) => -amount));

const isOver = (status: OrderProductStatus): boolean =>
	isCancelState(status) || status === "complete" || status === "noshow";

/** Asserts what holds at every moment: all places that show an order agree on it. */
export function expectOneOrder(surfaces: Surfaces, now: number): void {
	const { listed, details, byNumber, paid, slips, orderNum } = surfaces;
	const at = [orderNum, "shows one order"];
	const { payment, ledger, receipts } = byNumber;
	for (const [index, detail] of details.entries()) {
		expect([...at, detail.payment, detail.ledger, detail.receipts]).toEqual([
			...at,
			payment,
			ledger,
			receipts,
		]);
		const row = listed[index];
		expect([...at, row?.orderProductStatus, row?.payStatus]).toEqual([
			...at,
			detail.order.orderProductStatus,
			payment.payStatus,
		]);
		const waiting = detail.order.addPays.find(({ orderAddPayStatus: isSettled, orderProductIdx }) =>
			isSettled ? false : orderProductIdx === detail.order.orderProductIdx,
		);
		expect([...at, row?.orderAddPayIdx]).toEqual([...at, waiting?.orderAddPayIdx ?? null]);
	}
	expect([...at, paid.payment, paid.ledger]).toEqual([...at, payment, ledger]);
	expect([...at, ledger.total]).toEqual([...at, payment.totalAmount]);
	const charges = receipts.map(({ amount, refunds }) => {
		const back = sum(refunds.map((refund) => refund.amount));
		return { charged: amount, back, kept: amount - back };
	});
	expect([...at, slips]).toEqual([...at, charges]);
	expect([...at, sum(byNumber.order.orderProducts.map(({ paidAmount }) => paidAmount))]).toEqual([
		...at,
		payment.totalAmount,
	]);
	for (const wire of details) {
		const booking = bookingDetail(wire);
		const { rows } = voucherOf(booking, "어썸스테이", now);
		const kept = formatWon(sumWon([receiptSum(booking.receipts).kept]));
		expect([...at, rows.map(({ value }) => value)]).toEqual([...at, expect.arrayContaining([kept])]);
		const due = wire.order.orderProducts.map(({ orderProductStatus }, room) =>
			isOver(orderProductStatus) ? 0 : (wire.products[room]?.cashbackPrice ?? 0),
		);
		const promised = isOver(wire.order.orderProductStatus) ? 0 : sum(due);
		expect([...at, expectedCashback(booking, koreanDay(now))]).toEqual([...at, promised]);
	}
}

/**
 * Asserts what holds when nothing is in progress: everything taken is either for active rooms or kept under the terms, and the mails say
 * the same.
 */
export function expectSettled(surfaces: Surfaces): void {
	const { details, byNumber, quote, points, orderNum } = surfaces;
	const at = [orderNum, "is settled"];
	const { payment } = byNumber;
	const kept = keptOf(surfaces);
	const used = pointsOf(surfaces);
	expect([...at, used]).toEqual([
		...at,
		payment.pointAmount - payment.cancelPointAmount + payment.userPointAmount - payment.cancelUserPointAmount,
	]);

	const lines = bookingDetail(byNumber).priceLines;
	expect([...at, sum(lines.map(({ kind, amount }) => (kind === "coupon" ? -amount : 0)))]).toEqual([
		...at,
		payment.couponAmount,
	]);
	const cost =
		stayCost(lines) +
		sum(byNumber.receipts.filter(({ reason }) => reason === "조식 추가").map(({ amount }) => amount));
	const cancelled = details.filter(({ order }) => isCancelState(order.orderProductStatus));
	// Rooms that were cancelled together share one refund promise.
	const cancels = [
		...new Map(
			cancelled.flatMap(({ order: { cancelInfo } }) =>
				cancelInfo ? [[`${cancelInfo.requestDate} ${cancelInfo.refundAmount}`, cancelInfo] as const] : [],
			),
		).values(),
	];
	const back = sum(
		cancels.map((info) => info.refundAmount + info.refundPointAmount + info.refundUserPointAmount),
	);
	const isAllOver = cancelled.length === details.length;
	const isAllRefused = isAllOver && cancels.every(({ bySeller }) => bySeller);
	// A stay that refuses a changed booking also returns the difference, which the price before the change does not include.
	expect([...at, kept + used]).toEqual([...at, isAllRefused ? 0 : cost - back]);

	const coupon = cancels.some(({ couponRestored }) => couponRestored) ? 0 : payment.couponAmount;
	const penalties = sum(cancels.map(({ penalty }) => penalty));
	if (isAllOver) expect([...at, penalties]).toEqual([...at, kept + used + coupon]);
	if (quote) {
		const lost = quote.couponRestored ? 0 : payment.couponAmount;
		const whole = quote.penalty + quote.refundAmount + quote.refundPointAmount + quote.refundUserPointAmount;
		expect([...at, "quote", whole - lost]).toEqual([...at, "quote", kept + used - penalties]);
		expect([...at, "timeline", quote.timeline[0]?.refundAmount]).toEqual([
			...at,
			"timeline",
			quote.refundAmount + quote.refundPointAmount + quote.refundUserPointAmount,
		]);
	}

	const mailedAmounts = mailed(surfaces);
	const returned = sum(points.map(({ amount }) => Math.max(0, amount)));
	expect([...at, surfaces.mails, mailedAmounts]).toEqual([
		...at,
		surfaces.mails,
		{ money: kept, pointsBack: returned },
	]);
}
