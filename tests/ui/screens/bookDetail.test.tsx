import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { BookDetailScreen } from "#ui/screens/book-detail/BookDetailScreen.tsx";

const detail = (status: OrderProductStatus, refunded: number) =>
	({
		orderNumber: "AW261121ABCDEF",
		orderedAt: Date.UTC(2026, 10, 1),
		product: {
			orderProductId: 12,
			status,
			stayId: 3,
			stayName: "해운대 호텔",
			address: "부산 해운대구 1",
			stayPhone: null,
			roomName: "디럭스",
			ratePlanName: "조식 포함",
			mealName: null,
			checkIn: stayDateOf("2026-12-01"),
			checkOut: stayDateOf("2026-12-03"),
			checkInTime: "15:00",
			checkOutTime: "11:00",
			adults: 2,
			childAges: [],
			confirmationNumber: null,
			paidAmount: won(100_000),
			hasCancelButton: true,
		},
		otherProducts: [],
		guest: { name: "홍길동", phone: "01012345678", email: "hong@example.com" },
		request: null,
		payment: {
			method: "card",
			status: "complete",
			totalAmount: won(100_000),
			refundedAmount: won(refunded),
			paidAt: null,
			couponAmount: won(0),
			memberTypeAtPaid: "N",
			memberGradeAtPaid: "Bronze",
		},
		receipts: [
			{ reason: null, amount: won(100_000), refundedAmount: won(refunded) },
			...(refunded > 0 ? [{ reason: "조식 추가", amount: won(30_000), refundedAmount: won(0) }] : []),
		],
		priceLines: [],
		priceDigest: "D",
		cashbackPercent: 0,
		coupons: [],
		cancelPolicy: null,
		cancellation: null,
		extraPayments: [],
		rateComments: [],
		imageUrls: [],
		isModifiable: false,
		change: null,
		isReviewed: false,
	}) as unknown as BookingDetail;

async function show(status: OrderProductStatus, refunded = 0) {
	const { app, memory } = screenApp();
	memory.bookings.detail = detail(status, refunded);
	render(
		<MemoryRouter>
			<AppProvider value={app}>
				<BookDetailScreen snapshot={{ orderProductId: 12 }} />
			</AppProvider>
		</MemoryRouter>,
	);
	await screen.findByText("해운대 호텔");
}

describe("the page of a booking", () => {
	it.each([
		["confirm", ["바우처 인쇄", "캘린더에 추가"]],
		["complete", ["바우처 인쇄"]],
		["cancel", []],
	] as const)(
		"offers a voucher and a calendar entry while they are of use: %s [DEC-181]",
		async (status, offered) => {
			await show(status);
			const names = ["바우처 인쇄", "캘린더에 추가"];
			expect(names.filter((name) => screen.queryByRole("button", { name }))).toEqual(offered);
			expect(screen.queryByText(/체크인할 때 이 화면/) !== null).toBe(status === "confirm");
		},
	);

	it("shows what was added, what went back and what is left of it", async () => {
		await show("cancel", 40_000);
		const amount = (term: string) => screen.getByText(term).nextSibling?.textContent;
		expect(amount("추가 결제 · 조식 추가")).toBe("30,000원");
		expect(amount("환불한 금액")).toBe("-40,000원");
		expect(amount("최종 결제 금액")).toBe("90,000원");
	});
});
