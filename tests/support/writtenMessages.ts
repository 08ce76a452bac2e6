import { firstProduct, type Order } from "#domain/booking/Order.ts";
import { type BookingWorld, bookingWorld, plantBookingWorld } from "#tests/support/bookingWorld.ts";
import type { OpenDatabase } from "#tests/support/databases.ts";

/** A booking that one person has made for another, and how to reach both. */
export interface WrittenAbout {
	readonly world: BookingWorld;
	readonly order: Order;
}

export const booker = { mail: "m2@example.com", phone: "01077778888" };
export const guest = { mail: "haneul@example.com", phone: "01012345678" };

/** Stay, room and days of the booking, in one line. */
export const stay = "남산 서재 호텔 / 디럭스 더블 / 12.10(목) ~ 12.12(토)";

export async function writtenAbout(open: OpenDatabase): Promise<WrittenAbout> {
	const db = await open();
	await plantBookingWorld(db);
	await db.query("UPDATE member SET name = '이바다', phone = '01077778888' WHERE member_id = 2");
	const world = bookingWorld(db);
	const { held } = await world.book(2);
	return { world, order: await world.bookings.view(2, held.orderProductIds[0] ?? 0) };
}

/** The same without dates. */
export const undated = (order: Order, validUntil: Order["products"][number]["validUntil"] = null): Order => ({
	...order,
	products: [{ ...firstProduct(order), checkIn: null, checkOut: null, validUntil }],
});

export const mail = (to: string, subject: string, lines: readonly string[]) => ({
	topic: "mail",
	to,
	subject: `[{site}] ${subject}`,
	text: lines.join("\n"),
});

export const sms = (to: string, text: string) => ({ topic: "sms", to, text: `[{site}] ${text}` });
