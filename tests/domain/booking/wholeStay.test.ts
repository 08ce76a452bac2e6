import { expect, it } from "vitest";
import type { OrderProduct } from "#domain/booking/Booking.ts";
import { feesAtStay, wholeStay } from "#domain/booking/wholeStay.ts";

const room = (more: object = {}): OrderProduct =>
	({
		status: "confirm",
		checkIn: "2026-12-29",
		checkOut: "2027-01-01",
		adults: 2,
		childAges: [],
		...more,
	}) as unknown as OrderProduct;

it.each([
	["one room is itself", room(), [], 1, 2, []],
	[
		"rooms that stand add up",
		room({ childAges: [3] }),
		[room({ adults: 1, childAges: [7] }), room()],
		3,
		5,
		[3, 7],
	],
	["a cancelled room is not counted", room(), [room({ status: "cancel" }), room()], 2, 4, []],
	["nor one that is being cancelled", room(), [room({ status: "cancel_request" })], 1, 2, []],
	["nor a voucher with another day", room(), [room({ checkIn: "2027-02-01" })], 1, 2, []],
	["nor one that ends on another day", room(), [room({ checkOut: "2027-01-02" })], 1, 2, []],
	["of a cancelled room those that stand are not told", room({ status: "cancel" }), [room()], 1, 2, []],
	[
		"rooms that are all cancelled, or on their way there, add up",
		room({ status: "cancel" }),
		[room({ status: "cancel_wait", childAges: [4] })],
		2,
		4,
		[4],
	],
])("of a stay in several rooms: %s", (_, product, otherProducts, rooms, adults, childAges) => {
	expect(wholeStay({ product, otherProducts })).toEqual({ rooms, guests: { adults, childAges } });
});

it("fees paid at the stay cover active rooms only", () => {
	const product = room({ propertyFee: 35_100 });
	const others = ["confirm", "cancel", "cancel_request", "cancel_wait", "pending"].map((status) =>
		room({ status, propertyFee: 10 }),
	);
	expect(feesAtStay({ product, otherProducts: others })).toBe(35_120);
	expect(feesAtStay({ product: room({ status: "cancel", propertyFee: 1 }), otherProducts: [] })).toBe(0);
});
