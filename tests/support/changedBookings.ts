import type { ChangeWish } from "#domain/booking/ChangeQuote.ts";
import { addDays, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import type { BookingChange } from "#server/commerce/change/store/BookingChange.ts";
import type { AgreedBooking, BookingWorld } from "#tests/support/bookingWorld.ts";

export const day = (text: string): StayDate => stayDateOf(text);
export const productOf = ({ held }: AgreedBooking): number => held.orderProductIds[0] ?? 0;

export const wish = (checkIn: string, nights: number, more: Partial<ChangeWish> = {}): ChangeWish => ({
	checkInDate: day(checkIn),
	checkOutDate: addDays(day(checkIn), nights),
	adults: 2,
	childAges: [],
	...more,
});

/** Opens the payment of a price difference and approves it on the provider's page. */
export async function pay(world: BookingWorld, booked: AgreedBooking, extraPaymentId: number): Promise<void> {
	const { memberId, held } = booked;
	const prepared = await world.payments.prepare({
		memberId,
		payKind: "addpay",
		payMethod: "card",
		orderAddPayId: extraPaymentId,
	});
	const orderId = `${held.orderNum}-${prepared.paymentId}`;
	const target = (await world.payments.sandbox.agree(orderId, { webhook: "none" })) ?? "/";
	const pgToken = new URL(target, "http://x").searchParams.get("pgToken") ?? "";
	const { paymentId } = prepared;
	await world.payments.approve({ memberId, paymentId, orderNum: held.orderNum, pgToken });
}

export async function change(
	world: BookingWorld,
	booked: AgreedBooking,
	asked: ChangeWish,
): Promise<BookingChange> {
	const quote = await quoteFor(world, booked, asked);
	return world.changes.make(booked.memberId, productOf(booked), quote.id);
}

/** Requests a change quote; `memberId` may be a member who does not own the booking. */
export const quoteFor = (
	world: BookingWorld,
	booked: AgreedBooking,
	asked: ChangeWish,
	memberId: number = booked.memberId,
): Promise<BookingChange> => world.changes.quote(memberId, productOf(booked), asked);
