import { firstProduct, type Order } from "#domain/booking/Order.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { lapseChange, restoreBooking } from "./moveChange.ts";
import type { BookingChange } from "./store/BookingChange.ts";
import { ChangeStore } from "./store/ChangeStore.ts";

const liveOf = (tx: Queryable, order: Order): Promise<BookingChange | null> =>
	new ChangeStore(tx).live(firstProduct(order).orderProductId);

const inTheWay = () =>
	new Refusal("notCancellable", {
		message: "변경한 예약이에요. 변경을 되돌리거나 10분이 지난 뒤에 취소해 주세요.",
	});

/** @throws Refusal notCancellable while a change can be taken back, alreadyProcessed while its money is on the way */
export async function checkNoChange(tx: Queryable, order: Order): Promise<void> {
	if ((await liveOf(tx, order))?.state === "made") throw inTheWay();
	if (await new ChangeStore(tx).isMoneyOut(order.orderPayId)) throw new Refusal("alreadyProcessed");
}

/**
 * Somebody cancels the booking. What waits for its payment lapses; a change that is made is in the way of the member, and the stay
 * gives the booking back as it was before. The order is to be read again.
 * @throws Refusal notCancellable while a change can be taken back, alreadyProcessed while its money is on the way
 */
export async function yieldToCancel(
	tx: Queryable,
	order: Order,
	by: "member" | "stay",
	now: number,
): Promise<void> {
	const live = await liveOf(tx, order);
	if (live?.state === "asked") await lapseChange(tx, order, live, now);
	if (live?.state === "made" && by === "member") throw inTheWay();
	if (live?.state === "made") await restoreBooking(tx, order, live, "STAY_REFUSED", now);
	if (await new ChangeStore(tx).isMoneyOut(order.orderPayId)) throw new Refusal("alreadyProcessed");
}
