import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { PaidOrder } from "#domain/payment/PaymentOutcome.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { PaymentCompleteScreen } from "#ui/screens/payment-complete/PaymentCompleteScreen.tsx";
import { bookedStay } from "./bookings/bookedStay.ts";

const paid = (changes: object): PaidOrder =>
	({
		outcome: "approved",
		orderNumber: "AW261125ABCDEF",
		orderProductId: 12,
		stayName: "북면 솔마루 펜션",
		status: "confirm",
		validUntil: null,
		lines: [],
		payment: { status: "complete", method: "card", totalAmount: won(143_900), paidAt: null },
		...changes,
	}) as unknown as PaidOrder;

it.each([
	["confirmed", { status: "confirm" }, "예약이 완료되었어요", /이메일로 보내 드렸어요/],
	[
		"paid but not yet sent to the stay",
		{ status: "pending" },
		"예약을 접수했어요",
		/확인을 기다리고 있어요.*모두 돌려드려요/,
	],
	[
		"waiting for the stay's confirmation",
		{ status: "confirm_wait" },
		"예약을 접수했어요",
		/확인을 기다리고 있어요/,
	],
	[
		"an unused voucher",
		{ status: "confirm_wait", validUntil: stayDateOf("2027-03-31") },
		"이용권을 구매했어요",
		/2027\. ?3\. ?31|2027\.03\.31/,
	],
	[
		"being cancelled",
		{ status: "cancel_request", payment: { status: "cancelRequest", totalAmount: won(143_900) } },
		"취소 중인 예약이에요",
		/환불 내용은 예약 상세에서/,
	],
	[
		"cancelled while the provider refuses the refund",
		{ status: "cancel_wait" },
		"취소 중인 예약이에요",
		/환불 내용은 예약 상세에서/,
	],
	[
		"cancelled room by room, with the last cancellation in progress",
		{ status: "cancel", payment: { status: "cancelRequest", totalAmount: won(143_900) } },
		"취소 중인 예약이에요",
		/환불 내용은 예약 상세에서/,
	],
	[
		"a refunded voucher",
		{
			status: "cancel",
			validUntil: stayDateOf("2027-03-31"),
			payment: { status: "cancel", totalAmount: won(143_900) },
		},
		"취소된 예약이에요",
		/환불 내용은 예약 상세에서/,
	],
	[
		"partly refunded",
		{ status: "confirm", payment: { status: "partialCanceled", totalAmount: won(143_900) } },
		"예약이 완료되었어요",
		/이메일로 보내 드렸어요/,
	],
	[
		"of unknown outcome",
		{ outcome: "unknown", payment: { status: "ready" } },
		"결제 확인 중이에요",
		/다시 결제하지 마세요/,
	],
	[
		"not paid",
		{ outcome: "unknown", payment: { status: "fail" } },
		"결제를 마치지 못했어요",
		/결제된 금액이 있다면 모두 자동으로 취소돼요/,
	],
] as const)(
	"an order that is %s is described as that and no more [DEC-016]",
	async (_, changes, title, lead) => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.payments.paid = paid(changes);
		render(
			<MemoryRouter>
				<AppProvider value={app}>
					<PaymentCompleteScreen snapshot={{ orderNumber: "AW261125ABCDEF" }} />
				</AppProvider>
			</MemoryRouter>,
		);
		await screen.findByRole("heading", { level: 1, name: title });
		screen.getByText(lead);
		for (const promise of [/이메일로 보내 드렸어요/, /확인을 기다리고 있어요/, /환불 내용은 예약 상세에서/])
			expect(screen.queryAllByText(promise)).toHaveLength(lead.source.startsWith(promise.source) ? 1 : 0);
	},
);

it("an order that cannot be shown is not called completed in the page title [DEC-016]", async () => {
	const { app } = screenApp({ signedIn: true });
	render(
		<MemoryRouter>
			<AppProvider value={app}>
				<PaymentCompleteScreen snapshot={{ orderNumber: "NOPE" }} />
			</AppProvider>
		</MemoryRouter>,
	);
	expect(await screen.findByText(/결제 내용을 불러오지 못했어요/)).toBeTruthy();
	expect(document.title).toMatch(/^결제 내역/);
});

it("an order of several rooms shows the number of active rooms, all their guests and the fees at the stay [DEC-016]", async () => {
	const { app, memory } = screenApp({ signedIn: true });
	memory.payments.paid = paid({});
	const product = {
		...bookedStay.product,
		propertyFee: won(1_000),
		position: { latitude: 35.1, longitude: 129.1 },
	};
	memory.bookings.detail = {
		...bookedStay,
		product,
		otherProducts: [
			{ ...product, orderProductId: 13, adults: 1, childAges: [5] },
			{ ...product, orderProductId: 14, status: "cancel" },
		],
	};
	render(
		<MemoryRouter>
			<AppProvider value={app}>
				<PaymentCompleteScreen snapshot={{ orderNumber: "AW261125ABCDEF" }} />
			</AppProvider>
		</MemoryRouter>,
	);
	expect(await screen.findByText("2박 3일 · 객실 2개 · 성인 3명 · 아동 1명")).toBeTruthy();
	expect(screen.getByText("현지 결제 요금 약 2,000원 별도")).toBeTruthy();
});

it.each([
	["confirm", 1],
	["cancel", 0],
	["cancel_request", 0],
] as const)("directions to the stay are shown unless its order is cancelled: %s", async (status, ways) => {
	const { app, memory } = screenApp({ signedIn: true });
	memory.payments.paid = paid({ status });
	const position = { latitude: 35.1, longitude: 129.1 };
	memory.bookings.detail = { ...bookedStay, product: { ...bookedStay.product, position, status } };
	render(
		<MemoryRouter>
			<AppProvider value={app}>
				<PaymentCompleteScreen snapshot={{ orderNumber: "AW261125ABCDEF" }} />
			</AppProvider>
		</MemoryRouter>,
	);
	await screen.findByText("2박 3일 · 객실 1개 · 성인 2명");
	expect(screen.queryAllByRole("heading", { name: "가는 길" })).toHaveLength(ways);
});
