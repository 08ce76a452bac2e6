import { describe, expect, it } from "vitest";
import type { OrderProduct } from "#domain/booking/Booking.ts";
import { expectedCashback } from "#domain/booking/expectedCashback.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import type { Payment } from "#domain/payment/Payment.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";

const today = stayDateOf("2026-12-10");

let rooms = 0;
const room = (status: OrderProductStatus, paid: number, checkIn: string | null = today) => {
	rooms += 1;
	return { orderProductId: rooms, status, paidAmount: won(paid), checkIn } as unknown as OrderProduct;
};

const expected = (
	rooms: readonly [OrderProduct, ...OrderProduct[]],
	paidAs: Partial<Pick<Payment, "memberTypeAtPaid" | "memberGradeAtPaid">> = {},
) =>
	expectedCashback(
		{
			payment: { memberTypeAtPaid: "N", memberGradeAtPaid: "Gold", ...paidAs } as Payment,
			product: rooms[0],
			otherProducts: rooms.slice(1),
			cashbackPercent: 3,
		},
		today,
	);

describe("the Awesome cash an order still brings", () => {
	it("is what the whole payment brings, as the price said, and of several rooms each has its share [DEC-078, DEC-180]", () => {
		expect(expected([room("confirm", 50_050)])).toBe(1501);
		const [first, second] = [room("confirm", 50_050), room("confirm", 50_050)];
		expect(expected([first, second])).toBe(3003);
		expect(expected([second, first])).toBe(3003);
		expect(expected([{ ...first, status: "cancel" }, second])).toBe(1501);
		expect(expected([first, { ...second, status: "cancel" }])).toBe(1502);
		expect(expected([second, { ...first, status: "cancel" }])).toBe(1501);
	});

	it.each(["cancel", "cancel_request", "cancel_wait", "complete", "noshow"] as const)(
		"leaves out a room that is %s: nothing more will come of it [DEC-078]",
		(status) => {
			expect(expected([room(status, 50_000)])).toBe(0);
			expect(expected([room("confirm", 50_000), room(status, 50_000)])).toBe(1500);
		},
	);

	it.each(["pending", "confirm_wait"] as const)(
		"leaves out a room that is %s when its day has passed without the stay's word [DEC-078, DOM-STATUS-16]",
		(status) => {
			expect(expected([room(status, 50_000, "2026-12-09")])).toBe(0);
			expect(expected([room(status, 50_000)])).toBe(1500);
			expect(expected([room(status, 50_000, null)])).toBe(1500);
			expect(expected([room("confirm", 50_000, "2026-12-09")])).toBe(1500);
		},
	);

	it("is nothing for who did not pay as a special member [DEC-078]", () => {
		expect(expected([room("confirm", 50_000)], { memberGradeAtPaid: "Bronze" })).toBe(0);
		expect(expected([room("confirm", 50_000)], { memberTypeAtPaid: "C" })).toBe(0);
	});
});
