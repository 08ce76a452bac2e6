import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { BookingDetail, Cancellation } from "#domain/booking/Booking.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import type { Receipt } from "#domain/payment/Receipt.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { RefundSteps } from "#ui/screens/book-detail/parts/RefundSteps.tsx";

/** Returns the time this many minutes after noon in Korea. */
const at = (minute: number) => Date.UTC(2026, 10, 25, 3, minute);

const today = stayDateOf("2026-11-25");
const good = { expiresOn: today, isAvailable: true };

function show(
	status: OrderProductStatus,
	cancellation: Partial<Cancellation>,
	coupon: Partial<Coupon> = status === "cancel" ? good : { ...good, isAvailable: false },
	methods: readonly string[] = ["card"],
	givenBack: readonly Partial<Receipt>[] = [],
): void {
	const booking = {
		product: { status },
		coupons: [coupon],
		payment: { refundedAt: at(40) },
		receipts: [...methods.map((method) => ({ method, amount: won(100_000), refunds: [] })), ...givenBack],
		cancellation: {
			requestedAt: at(1),
			doneAt: status === "cancel" ? at(12) : null,
			reason: "일정이 바뀌었어요",
			isBySeller: false,
			penalty: won(0),
			refundAmount: won(100_000),
			refundAwesomeCash: won(0),
			refundWelfarePoints: won(0),
			isCouponRestored: false,
			compensation: null,
			...cancellation,
		},
	} as unknown as BookingDetail;
	render(
		<MemoryRouter>
			<RefundSteps booking={booking} today={today} />
		</MemoryRouter>,
	);
}

describe("the refund of a cancelled room", () => {
	it.each([
		[["card"], bookDetailCopy.refund.expect.card],
		[["naverpay"], bookDetailCopy.refund.expect.pay],
		[["naverpay", "card"], `${bookDetailCopy.refund.expect.card} ${bookDetailCopy.refund.expect.pay}`],
	])("says how long it takes with every method that was charged: %s", (methods, text) => {
		show("cancel_request", {}, undefined, methods);
		expect(screen.getByText(text)).toBeDefined();
	});

	it("says how long it takes with the methods refunded by this cancellation, not with one refunded before", () => {
		const extra = { method: "naverpay", amount: won(5_000) };
		const refund = { amount: won(5_000), at: at(0) };
		show("cancel_request", {}, undefined, ["card"], [{ ...extra, refunds: [refund] }]);
		expect(screen.getByText(bookDetailCopy.refund.expect.card)).toBeDefined();
		cleanup();
		show("cancel_request", {}, undefined, ["card"], [{ ...extra, refunds: [{ ...refund, at: at(1) }] }]);
		expect(
			screen.getByText(`${bookDetailCopy.refund.expect.card} ${bookDetailCopy.refund.expect.pay}`),
		).toBeDefined();
	});

	it.each([true, false])(
		"says that a coupon can be used again only if it was returned: %s [DEC-099]",
		(isBack) => {
			show("cancel", { isCouponRestored: isBack });
			expect(screen.queryByText("쿠폰은 다시 사용할 수 있어요") !== null).toBe(isBack);
		},
	);

	it.each([
		["has expired", "cancel", { ...good, expiresOn: stayDateOf("2026-11-24") }],
		["had expired when it was returned, or is used again", "cancel", { ...good, isAvailable: false }],
		["expires before it is returned", "cancel_request", { expiresOn: stayDateOf("2026-11-24") }],
	] as const)("does not say so for a coupon that %s", (_, status, coupon) => {
		show(status, { isCouponRestored: true }, coupon);
		expect(screen.queryByText("쿠폰은 다시 사용할 수 있어요")).toBeNull();
	});

	it.each([
		[7_000, true, "사용한 포인트와 쿠폰은 바로 돌아와요."],
		[7_000, false, "사용한 포인트는 바로 돌아와요."],
		[0, true, "사용한 쿠폰은 바로 돌아와요."],
		[0, false, null],
	])(
		"promises only what is returned when no money is: %i won of points, a coupon: %s",
		(points, isCouponRestored, text) => {
			show("cancel_wait", { refundAmount: won(0), refundAwesomeCash: won(points), isCouponRestored });
			expect(screen.queryByText(/바로 돌아와요/)?.textContent ?? null).toBe(text);
		},
	);

	it("shows when this room was refunded, even after a later refund of another room", () => {
		show("cancel", {});
		const steps = screen.getByRole("list", { name: "환불 단계" });
		expect(steps.textContent).toContain("11.25(수) 12:12");
		expect(steps.textContent).not.toContain("12:40");
	});
});
