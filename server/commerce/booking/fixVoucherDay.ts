import { type Order, productOf, withProducts } from "#domain/booking/Order.ts";
import { endingBy } from "#domain/cancellation/cancelTerms.ts";
import { voucherDayRefusal, voucherNights } from "#domain/offer/voucher.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import { reserveNights } from "#server/catalogue/inventory/store/nights.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { moveProduct } from "./moveProduct.ts";
import { stayBegins } from "./stayBegins.ts";
import { tellStay } from "./stayMessages.ts";
import { BookedPlanStore } from "./store/BookedPlanStore.ts";
import { OrderProductStore } from "./store/OrderProductStore.ts";
import { OrderStore } from "./store/OrderStore.ts";
import { notifyDayAsked, notifyDayFixed } from "./voucherMessages.ts";

/** Returns the order with the chosen day filled in, for the messages about it. */
const dated = (order: Order, orderProductId: number, day: StayDate): Order =>
	withProducts(order, {
		...productOf(order, orderProductId),
		checkIn: day,
		checkOut: stayFrom(day, voucherNights).checkOutDate,
	});

/**
 * Fixes the day of a voucher: takes the night and confirms the booking, or asks the stay to confirm. Repeating the same day changes
 * nothing. The terms of the purchase stay, but nothing is refunded once the stay has begun. [DEC-192]
 * @throws Refusal notFound, invalidRequest when it is not one of our own vouchers or not valid on that day, soldOut, alreadyProcessed when
 * another day is fixed or the voucher is cancelled or expired
 */
export async function fixVoucherDay(
	tx: Queryable,
	{
		memberId,
		orderProductId,
		day,
	}: { readonly memberId: number; readonly orderProductId: number; readonly day: StayDate },
	now: number,
): Promise<void> {
	const order = await new OrderStore(tx).lock({ orderProductId }, memberId);
	if (order?.stage !== "placed") throw new Refusal("notFound");
	const product = productOf(order, orderProductId);
	const { validUntil, propertyId, roomId, ratePlanId, snapshot } = product;
	if (validUntil === null || !isOwnChannel(product.channelIndex)) throw new Refusal("invalidRequest");
	const isFixed = product.status === "confirm" || product.status === "confirm_wait";
	if (isFixed && product.checkIn === day) return;
	if (product.status !== "pending") throw new Refusal("alreadyProcessed");
	const terms = { validUntil, weekdaysOnly: snapshot.voucher?.weekdaysOnly ?? false };
	if (voucherDayRefusal(day, terms, koreanDay(now)) !== null) throw new Refusal("invalidRequest");
	const stay = stayFrom(day, voucherNights);
	if (!(await reserveNights(tx, { propertyId, roomId, ...stay, rooms: product.quantity })))
		throw new Refusal("soldOut");
	const isInstant = await new BookedPlanStore(tx).confirmsAtOnce(propertyId, ratePlanId);
	await moveProduct(tx, product, {
		event: isInstant ? "DAY_FIXED" : "DAY_ASKED",
		actor: "member",
		now,
		note: day,
	});
	const begins = stayBegins({ ...product, checkIn: day });
	const { cancelPolicy } = product;
	const policy = begins === null ? cancelPolicy : endingBy(cancelPolicy, begins);
	await new OrderProductStore(tx).fixDay(orderProductId, stay, policy);
	const notify = isInstant ? notifyDayFixed : notifyDayAsked;
	const booked = dated(order, orderProductId, day);
	await notify(tx, booked, now);
	await tellStay(
		tx,
		withProducts(booked, productOf(booked, orderProductId)),
		isInstant ? "dayFixed" : "dayAsked",
		now,
	);
}
