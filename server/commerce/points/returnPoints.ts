import { firstProduct, type Order } from "#domain/booking/Order.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { earnPoints, lastDayOf } from "./earnPoints.ts";

/** Returns points that paid for an order, once per cause, as lasting as points earned on that day. [DEC-067, DEC-099] */
export async function returnPoints(
	tx: Queryable,
	order: Order,
	{ awesomeCash, welfarePoints }: { readonly awesomeCash: number; readonly welfarePoints: number },
	cause: string,
	now: number,
): Promise<void> {
	for (const [type, amount] of [
		["AWESOME_CASH", awesomeCash],
		["WELFARE", welfarePoints],
	] as const) {
		await earnPoints(tx, {
			memberId: order.memberId,
			type,
			action: "CANCEL",
			amount,
			title: firstProduct(order).snapshot.productName,
			orderNum: order.orderNum,
			source: `${cause}:${type}`,
			expiresOn: lastDayOf(type, now),
			now,
		});
	}
}
