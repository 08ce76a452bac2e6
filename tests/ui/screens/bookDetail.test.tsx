import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
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
			stayEnglishName: "Haeundae Hotel",
			nationCode: "KR",
			timeZone: "Asia/Seoul",
			position: { latitude: 35.1, longitude: 129.1 },
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
			cashback: won(0),
			propertyFee: won(0),
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
			{ reason: null, amount: won(100_000), refunds: [{ amount: won(refunded), at: null }] },
			...(refunded > 0 ? [{ reason: "조식 추가", amount: won(30_000), refunds: [] }] : []),
		],
		priceLines: [],
		priceDigest: "D",
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

const same = (booking: BookingDetail): BookingDetail => booking;

async function show(
	status: OrderProductStatus,
	refunded = 0,
	change: (booking: BookingDetail) => BookingDetail = same,
) {
	const { app, memory } = screenApp();
	memory.bookings.detail = change(detail(status, refunded));
	render(
		<MemoryRouter>
			<AppProvider value={app}>
				<BookDetailScreen snapshot={{ orderProductId: 12 }} />
			</AppProvider>
		</MemoryRouter>,
	);
	await screen.findByText("해운대 호텔");
	return memory;
}

describe("the page of a booking", () => {
	it.each([
		["confirm", {}, ["바우처 인쇄", "캘린더에 추가"]],
		["confirm", { checkIn: null, validUntil: null }, ["바우처 인쇄"]],
		["complete", {}, ["바우처 인쇄"]],
		["cancel", {}, []],
	] as const)(
		"offers a voucher and a calendar entry only while they are useful: %s %o [DEC-181]",
		async (status, days, offered) => {
			await show(status, 0, (all) => ({ ...all, product: { ...all.product, ...days } }));
			const names = ["바우처 인쇄", "캘린더에 추가"];
			expect(names.filter((name) => screen.queryByRole("button", { name }))).toEqual(offered);
			expect(screen.queryByText(/체크인할 때 이 화면/) !== null).toBe(status === "confirm");
		},
	);

	it("is a ticket: cancellation deadline, directions, a note for a driver abroad, and a printout a front desk can verify", async () => {
		await show("confirm", 0, (booking) => ({
			...booking,
			checkCode: "G0TJFM97",
			cancelPolicy: cancelPolicyOf(
				[
					{ until: Date.UTC(2030, 10, 30, 9), refundPercent: 100 },
					{ until: null, refundPercent: 0 },
				],
				true,
			),
			product: { ...booking.product, nationCode: "JP" },
		}));
		expect(screen.getByText("취소").nextSibling?.textContent).toBe("11.30(토) 18:00까지 무료 취소");
		expect(screen.getByText("Haeundae Hotel までお願いします。").lang).toBe("ja");
		expect(screen.getByRole("link", { name: /길찾기/ }).getAttribute("href")).toContain("35.1,129.1");
		expect(screen.getByText("예약 확인서")).toBeTruthy();
		expect(screen.getByText(/확인 코드\(G0TJFM97\)를 알려/)).toBeTruthy();
		expect(screen.getByText(/Front desk/).lang).toBe("en");
	});

	it("shows which rooms of the same order are cancelled", async () => {
		const others: readonly OrderProductStatus[] = ["confirm", "cancel_request", "cancel"];
		await show("confirm", 0, (booking) => ({
			...booking,
			otherProducts: others.map((status, index) => ({
				...booking.product,
				orderProductId: 20 + index,
				status,
			})),
		}));
		const rooms = screen.getByRole("heading", { name: "함께 예약한 객실" }).closest("section");
		expect([...(rooms?.querySelectorAll("li > span") ?? [])].map(({ textContent }) => textContent)).toEqual([
			"100,000원",
			"취소 요청 · 100,000원",
			"예약 취소 · 100,000원",
		]);
	});

	it.each(["confirm", "cancel_request"] as const)(
		"promises free cancellation only for what can be cancelled: %s [DOM-CANCEL-01] [DOM-STATUS-18]",
		async (status) => {
			await show(status, 0, (booking) => ({
				...booking,
				otherProducts: [booking.product],
				cancelPolicy: cancelPolicyOf(
					[
						{ until: Date.UTC(2030, 10, 30, 9), refundPercent: 100 },
						{ until: null, refundPercent: 0 },
					],
					true,
				),
			}));
			const terms = screen.getByRole("heading", { name: "취소·환불 규정" }).closest("section");
			const lines = [...(terms?.querySelectorAll("li") ?? [])].map((line) => line.textContent ?? "");
			expect(terms?.textContent).toContain("까지 무료 취소");
			expect(lines.some((line) => line.includes("까지 무료 취소"))).toBe(status !== "confirm");
			expect(terms?.textContent?.includes("일부만 취소할 수 있어요")).toBe(status === "confirm");
		},
	);

	it.each(["complete", "partialCanceled", "partialCancel"] as const)(
		"says when a room can be cancelled while another cancellation is running: the payment is %s [DEC-167]",
		async (status) => {
			await show("confirm", 0, (booking) => ({
				...booking,
				otherProducts: [{ ...booking.product, status: "cancel_request" }],
				payment: { ...booking.payment, status },
			}));
			const isLater = status === "partialCancel";
			expect(screen.queryByRole("button", { name: "예약 취소" }) === null).toBe(isLater);
			expect(screen.queryByText(/끝나면 이 예약도 취소할 수 있어요/) !== null).toBe(isLater);
		},
	);

	it("shows the compensation by a stay that rejected it, and the whole refund including points [DEC-099]", async () => {
		await show("cancel", 0, (booking) => ({
			...booking,
			cancellation: {
				requestedAt: 0,
				doneAt: 0,
				reason: "만실",
				isBySeller: true,
				penalty: won(0),
				refundAmount: won(100_000),
				refundAwesomeCash: won(7_000),
				refundWelfarePoints: won(0),
				isCouponRestored: false,
				compensation: { amount: won(10_000), expiresOn: stayDateOf("2027-02-19") },
			},
		}));
		expect(screen.getByText(/10,000원 쿠폰을 드렸어요. 2027.02.19까지/)).toBeTruthy();
		expect(screen.getByText("107,000원 환불").nextSibling?.textContent).toBe("어썸캐시 7,000원 포함");
	});

	it("shows extra charges, refunds and the final amount", async () => {
		await show("cancel", 40_000);
		const amount = (term: string) => screen.getByText(term).nextSibling?.textContent;
		expect(amount("추가 결제 · 조식 추가")).toBe("30,000원");
		expect(amount("환불한 금액")).toBe("-40,000원");
		expect(amount("최종 결제 금액")).toBe("90,000원");
	});

	it.each([
		[0, /취소 규정에 따라 결제한 금액은 돌려드리지 않아요/],
		[30, /언제 취소해도 돌려드리는 상품/],
	])(
		"explains what happens to the payment after a no-show when %i %% is always refundable [DEC-099]",
		async (percent, text) => {
			const cancelPolicy = cancelPolicyOf([{ until: null, refundPercent: percent }], false);
			await show("noshow", 0, (booking) => ({ ...booking, cancelPolicy }));
			expect(screen.getByText(text)).toBeTruthy();
		},
	);

	it.each(["pending", "confirm_wait"] as const)(
		"promises no cashback for a booking still %s after its check-in day, and shows its state [DOM-STATUS-16, DEC-078]",
		async (status) => {
			const gold = (booking: BookingDetail, checkIn: string) => ({
				...booking,
				product: { ...booking.product, cashback: won(3000), checkIn: stayDateOf(checkIn) },
			});
			await show(status, 0, (booking) => gold(booking, "2026-11-25"));
			expect(screen.getByText("이용 후 어썸캐시 3,000원 적립 예정")).toBeTruthy();
			expect(screen.getByText("숙소의 확인을 기다리고 있어요")).toBeTruthy();
			cleanup();
			await show(status, 0, (booking) => gold(booking, "2026-11-24"));
			expect(screen.queryByText(/적립 예정/)).toBeNull();
			expect(screen.getByText("숙소의 확인 없이 체크인 날이 지났어요")).toBeTruthy();
		},
	);
});
