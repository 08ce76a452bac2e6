import { describe, expect, it } from "vitest";
import type { OrderProduct } from "#domain/booking/Booking.ts";
import { expectedCashback } from "#domain/booking/expectedCashback.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";

const today = stayDateOf("2026-12-10");

const room = (status: OrderProductStatus, cashback: number, checkIn: string | null = today) =>
	({ status, cashback: won(cashback), checkIn }) as unknown as OrderProduct;

const expected = (product: OrderProduct, ...otherProducts: readonly OrderProduct[]) =>
	expectedCashback({ product, otherProducts }, today);

describe("expectedCashback", () => {
	it("returns the sum over the order's rooms [DEC-078]", () => {
		expect(expected(room("confirm", 1501))).toBe(1501);
		expect(expected(room("confirm", 1502), room("add_pay", 1501), room("pending", 1))).toBe(3004);
	});

	it.each(["cancel", "cancel_request", "cancel_wait", "complete", "noshow"] as const)(
		"excludes a room that is %s, and is 0 on that room's own page [DEC-078]",
		(status) => {
			expect(expected(room(status, 1500))).toBe(0);
			expect(expected(room("confirm", 1500), room(status, 1500))).toBe(1500);
			expect(expected(room(status, 1500), room("confirm", 1500))).toBe(0);
		},
	);

	it.each(["pending", "confirm_wait"] as const)(
		"excludes a room that is %s once its day has passed without the stay's answer [DEC-078, DOM-STATUS-16]",
		(status) => {
			expect(expected(room(status, 1500, "2026-12-09"))).toBe(0);
			expect(expected(room(status, 1500))).toBe(1500);
			expect(expected(room(status, 1500, null))).toBe(1500);
			expect(expected(room("confirm", 1500, "2026-12-09"))).toBe(1500);
		},
	);
});
