import type { Order } from "#domain/booking/Order.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { notify, stayText } from "./bookingMessages.ts";

/** Tells the booker that an extra payment has been made. */
export const notifyExtraPaid = (
	tx: Queryable,
	order: Order,
	{ amount, reason }: { readonly amount: number; readonly reason: string },
	now: number,
): Promise<void> =>
	notify(
		tx,
		order,
		{
			booker: {
				subject: "[{site}] 추가 결제를 마쳤어요",
				lines: [
					"추가 결제를 마쳤어요.",
					"",
					stayText(order),
					`예약번호: ${order.orderNum}`,
					`추가 결제 금액: ${groupedWon(amount)}원`,
					`사유: ${reason}`,
				],
				short: `[{site}] 추가 결제 ${groupedWon(amount)}원을 마쳤어요.`,
			},
			guest: null,
		},
		now,
	);
