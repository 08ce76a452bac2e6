import type { Order } from "#domain/booking/Order.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { notify, stayText } from "./bookingMessages.ts";

/** Tells the booker that nothing was charged, for a payment whose outcome was unknown when they left its page. */
export const notifyNotPaid = (tx: Queryable, order: Order, amount: number, now: number): Promise<void> =>
	notify(
		tx,
		order,
		{
			booker: {
				subject: "[{site}] 결제가 되지 않았어요",
				lines: [
					`${groupedWon(amount)}원 결제가 되지 않았어요. 결제된 금액은 없어요.`,
					"",
					stayText(order),
					`예약번호: ${order.orderNum}`,
				],
				short: `[{site}] ${groupedWon(amount)}원 결제가 되지 않았어요. 결제된 금액은 없어요.`,
			},
			guest: null,
		},
		now,
	);

/** Tells the booker that the seller refused the cancellation: the booking stays and nothing is refunded. */
export const notifyCancelRefused = (tx: Queryable, order: Order, now: number): Promise<void> =>
	notify(
		tx,
		order,
		{
			booker: {
				subject: "[{site}] 취소 요청이 받아들여지지 않았어요",
				lines: [
					"판매처가 취소 요청을 받아들이지 않아 예약이 그대로예요.",
					"",
					stayText(order),
					`예약번호: ${order.orderNum}`,
					"",
					"궁금한 점은 1:1 문의로 알려 주세요.",
					"/inquiries",
				],
				short: "[{site}] 취소 요청이 받아들여지지 않아 예약이 그대로예요.",
			},
			guest: null,
		},
		now,
	);
