import { changeHoldMilliseconds } from "#domain/booking/changeRight.ts";
import { firstProduct, type Order, type OrderProduct } from "#domain/booking/Order.ts";
import { undoClosesAt } from "#domain/booking/undoWindow.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";
import { releaseNights, reserveNights } from "#server/catalogue/inventory/store/nights.ts";
import { ExtraPaymentStore } from "#server/commerce/booking/store/ExtraPaymentStore.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { notifyChanged } from "./changeMessages.ts";
import { type BookingChange, nightsOutside } from "./store/BookingChange.ts";
import { ChangeStore } from "./store/ChangeStore.ts";

/** Reason shown to provider and traveller for payments and refunds of a change. */
export const changeReason = "날짜·인원 변경";

const room = ({ propertyId, roomId, quantity }: OrderProduct, nights: StayDates) => ({
	propertyId,
	roomId,
	rooms: quantity,
	...nights,
});

async function takeAddedNights(tx: Queryable, product: OrderProduct, { before, after }: BookingChange) {
	for (const nights of nightsOutside(after, before))
		if (!(await reserveNights(tx, room(product, nights)))) throw new Refusal("soldOut");
}

/** Returns ranges of a room's nights to stock. */
export async function freeNights(
	tx: Queryable,
	product: OrderProduct,
	stretches: readonly StayDates[],
): Promise<void> {
	for (const nights of stretches) await releaseNights(tx, room(product, nights));
}

/** Applies the change to the booking; the old nights stay held for as long as the change can be undone. */
async function make(
	tx: Queryable,
	order: Order,
	change: BookingChange,
	event: "CHANGED" | "DIFFERENCE_PAID",
	now: number,
): Promise<void> {
	const changes = new ChangeStore(tx);
	await changes.write(firstProduct(order), change.after, now);
	await changes.move(change, event, { now, dueAt: undoClosesAt(now) });
	const changed = await new OrderStore(tx).read({ orderPayId: order.orderPayId });
	if (changed) await notifyChanged(tx, changed, change, now);
}

/**
 * Takes the new nights, then applies the change, or asks for the difference if there is one to pay. The order is locked.
 * @throws Refusal soldOut, alreadyProcessed
 */
export async function startChange(
	tx: Queryable,
	order: Order,
	change: BookingChange,
	now: number,
): Promise<void> {
	const product = firstProduct(order);
	await takeAddedNights(tx, product, change);
	if (change.toPay === 0) return make(tx, order, change, "CHANGED", now);
	const { orderProductId } = change;
	const extraPaymentId = await new ExtraPaymentStore(tx).ask(
		{ orderProductId, amount: change.toPay, reason: changeReason },
		now,
	);
	await new ChangeStore(tx).move(change, "PAY_ASKED", {
		now,
		dueAt: now + changeHoldMilliseconds,
		extraPaymentId,
	});
}

/** Applies the change whose difference has been paid; false when the demand is not for a pending change. */
export async function differencePaid(
	tx: Queryable,
	order: Order,
	extraPaymentId: number,
	now: number,
): Promise<boolean> {
	const change = await new ChangeStore(tx).ofDemand(extraPaymentId);
	if (change?.state !== "asked") return false;
	await make(tx, order, change, "DIFFERENCE_PAID", now);
	return true;
}

/** Ends a change that was not paid for: withdraws its demand and frees its new nights; the booking is unaffected. */
export async function lapseChange(
	tx: Queryable,
	order: Order,
	change: BookingChange,
	now: number,
): Promise<void> {
	const { before, after, extraPaymentId } = change;
	if (extraPaymentId !== null) await new ExtraPaymentStore(tx).settle(extraPaymentId, "withdrawn", now);
	await freeNights(tx, firstProduct(order), nightsOutside(after, before));
	await new ChangeStore(tx).move(change, "LAPSED", { now });
}

/** Restores a booking to its state before a change that can still be undone. The difference is refunded elsewhere. */
export async function restoreBooking(
	tx: Queryable,
	order: Order,
	change: BookingChange,
	event: "UNDONE" | "STAY_REFUSED",
	now: number,
): Promise<void> {
	const changes = new ChangeStore(tx);
	const product = firstProduct(order);
	await changes.write(product, change.before, now);
	await freeNights(tx, product, nightsOutside(change.after, change.before));
	await changes.move(change, event, { now });
}
