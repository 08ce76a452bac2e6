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

/**
 * Checks that no change blocks a cancellation.
 * @throws Refusal notCancellable while a change can be undone, alreadyProcessed while its money is being refunded
 */
export async function checkNoChange(tx: Queryable, order: Order): Promise<void> {
	if ((await liveOf(tx, order))?.state === "made") throw inTheWay();
	if (await new ChangeStore(tx).isRefundUnsettled(order.orderPayId)) throw new Refusal("alreadyProcessed");
}

/**
 * Ends a change in progress because the booking is being cancelled. An unpaid change lapses. A change already made blocks the member,
 * whereas a cancellation by the stay restores the booking as it was before. The caller must read the order again.
 * @throws Refusal notCancellable while the member can still undo a change, alreadyProcessed while its money is being refunded
 */
export async function endChangeForCancel(
	tx: Queryable,
	order: Order,
	by: "member" | "stay",
	now: number,
): Promise<void> {
	const live = await liveOf(tx, order);
	if (live?.state === "asked") await lapseChange(tx, order, live, now);
	if (live?.state === "made" && by === "member") throw inTheWay();
	if (live?.state === "made") await restoreBooking(tx, order, live, "STAY_REFUSED", now);
	if (await new ChangeStore(tx).isRefundUnsettled(order.orderPayId)) throw new Refusal("alreadyProcessed");
}
