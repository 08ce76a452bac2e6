import { groupedWon } from "#domain/offer/groupedWon.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { firstProduct, type StoredOrder } from "#server/bookings/orders.ts";
import type { Queryable } from "#server/database/Database.ts";
import { enqueue } from "./enqueue.ts";

function stayText(order: StoredOrder): string {
	const product = firstProduct(order);
	const dates =
		product.check_in && product.check_out
			? monthDayRange(product.check_in, product.check_out)
			: "날짜 미지정 이용권";
	return `${product.snapshot.productName} / ${product.snapshot.roomName} / ${dates}`;
}

async function tell(
	tx: Queryable,
	order: StoredOrder,
	message: { readonly subject: string; readonly lines: readonly string[]; readonly short: string },
	now: number,
): Promise<void> {
	const { pay } = order;
	await enqueue(tx, {
		topic: "mail",
		key: pay.order_num,
		payload: { to: pay.guest_email, subject: message.subject, text: message.lines.join("\n") },
		runAt: now,
	});
	await enqueue(tx, {
		topic: "sms",
		key: pay.order_num,
		payload: { to: pay.guest_tel, text: message.short },
		runAt: now,
	});
}

/** '예약이 확정되었습니다' or '예약이 접수되었습니다' by mail and text message. */
export async function tellBooked(
	tx: Queryable,
	order: StoredOrder,
	isConfirmed: boolean,
	now: number,
): Promise<void> {
	const { pay } = order;
	const what = isConfirmed ? "예약이 확정되었습니다" : "예약이 접수되었습니다";
	const link = pay.pay_kind === "lms" ? [`확인 링크: /lms/${pay.order_num}`] : [];
	await tell(
		tx,
		order,
		{
			subject: `[{site}] ${what}`,
			lines: [
				`${pay.guest_name}님, ${what}.`,
				"",
				stayText(order),
				`예약번호: ${pay.order_num}`,
				`결제 금액: ${groupedWon(pay.total_amount)}원`,
				`가격확인번호: ${pay.key_code}`,
				...link,
				"",
				"예약 내역에서 자세한 내용을 확인하실 수 있습니다.",
			],
			short: [`[{site}] ${what}. ${stayText(order)} (예약번호 ${pay.order_num})`, ...link].join(" "),
		},
		now,
	);
}

/** The room is confirmed by whoever sells it. */
export const tellConfirmed = (tx: Queryable, order: StoredOrder, now: number): Promise<void> =>
	tell(
		tx,
		order,
		{
			subject: "[{site}] 예약이 확정되었습니다",
			lines: [
				`${order.pay.guest_name}님, 예약이 확정되었습니다.`,
				"",
				stayText(order),
				`예약번호: ${order.pay.order_num}`,
			],
			short: `[{site}] 예약이 확정되었습니다. ${stayText(order)}`,
		},
		now,
	);

/** Money came after the order had ended, or cannot buy what it was for: it goes back in full. */
export const tellMoneyReturned = (
	tx: Queryable,
	order: StoredOrder,
	amount: number,
	now: number,
): Promise<void> =>
	tell(
		tx,
		order,
		{
			subject: "[{site}] 결제가 자동으로 취소되었습니다",
			lines: [
				`${order.pay.guest_name}님, 예약을 완료할 수 없어 결제하신 ${groupedWon(amount)}원을 전액 취소했습니다.`,
				"",
				stayText(order),
				"최종 환불 시점은 카드사 또는 결제 수단에 따라 달라질 수 있습니다.",
			],
			short: `[{site}] 예약을 완료할 수 없어 결제하신 ${groupedWon(amount)}원을 전액 취소했습니다.`,
		},
		now,
	);

/** The cancel is through. */
export const tellCancelled = (
	tx: Queryable,
	order: StoredOrder,
	refund: {
		readonly amount: number;
		readonly points: number;
		readonly penalty: number;
		readonly isBySupplier: boolean;
	},
	now: number,
): Promise<void> => {
	const cause = refund.isBySupplier ? "숙소 사정으로 예약이 취소되었습니다" : "예약이 취소되었습니다";
	return tell(
		tx,
		order,
		{
			subject: `[{site}] ${cause}`,
			lines: [
				`${order.pay.guest_name}님, ${cause}.`,
				"",
				stayText(order),
				`환불 금액: ${groupedWon(refund.amount)}원`,
				`돌려드린 포인트: ${groupedWon(refund.points)}원`,
				`취소 수수료: ${groupedWon(refund.penalty)}원`,
				"최종 환불 시점은 카드사 또는 결제 수단에 따라 달라질 수 있습니다.",
			],
			short: `[{site}] ${cause}. 환불 금액 ${groupedWon(refund.amount)}원`,
		},
		now,
	);
};

/** More money is needed; the link opens the page to pay it on. */
export const tellExtraPayment = (
	tx: Queryable,
	order: StoredOrder,
	demand: {
		readonly id: number;
		readonly orderProductId: number;
		readonly amount: number;
		readonly reason: string;
	},
	now: number,
): Promise<void> => {
	const link = `/payments/extra/${demand.id}?orderProductIdx=${demand.orderProductId}`;
	return tell(
		tx,
		order,
		{
			subject: "[{site}] 추가 결제가 필요합니다",
			lines: [
				`${order.pay.guest_name}님, 예약에 추가 결제가 필요합니다.`,
				"",
				stayText(order),
				`추가 결제 금액: ${groupedWon(demand.amount)}원`,
				`사유: ${demand.reason}`,
				`결제 페이지: ${link}`,
			],
			short: `[{site}] 추가 결제 ${groupedWon(demand.amount)}원이 필요합니다. ${link}`,
		},
		now,
	);
};
