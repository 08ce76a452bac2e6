import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import type { ExtraPaymentDemand } from "#domain/booking/Booking.ts";
import type { PaidOrder } from "#domain/payment/PaymentOutcome.ts";
import type { MemoryPorts } from "#tests/support/memory/memoryContainer.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { PaymentFailScreen } from "#ui/screens/payment-fail/PaymentFailScreen.tsx";

const shown = (prepare: (memory: MemoryPorts) => void = () => {}, orderNumber: string | null = "AW1") => {
	const { app, memory } = screenApp({ signedIn: true });
	prepare(memory);
	render(
		<MemoryRouter>
			<AppProvider value={app}>
				<PaymentFailScreen snapshot={{ orderNumber, code: "payDeclined" }} />
			</AppProvider>
		</MemoryRouter>,
	);
	return memory;
};
const order = (changes: object = {}) =>
	({
		outcome: "approved",
		orderNumber: "AW1",
		orderProductId: 12,
		status: "confirm",
		...changes,
	}) as PaidOrder;

it.each([
	["confirm", "결제를 마친 예약이에요"],
	["cancel", "취소된 예약이에요"],
	["cancel_request", "취소 중인 예약이에요"],
])("the failure page shows the true state of an order that was paid: %s [DEC-173]", async (status, title) => {
	shown((memory) => {
		memory.payments.paid = order({ status });
	});
	expect(screen.queryByText(/결제된 금액은 없어요/)).toBeNull();
	expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
	expect(screen.queryByText(/결제된 금액은 없어요/)).toBeNull();
	expect(screen.getByRole("link", { name: "예약 상세 보기" }).getAttribute("href")).toBe("/mypage/books/12");
});

it("the failure page reveals nothing about another account's payment, and leads to that account's login", async () => {
	const memory = shown();
	expect(await screen.findAllByText("이 계정의 예약이 아니에요")).toHaveLength(1);
	expect(screen.queryByText(/결제된 금액/)).toBeNull();
	fireEvent.click(screen.getByRole("button", { name: "예약한 계정으로 로그인" }));
	await vi.waitFor(() =>
		expect(memory.pageNavigation.current()).toBe("/login?returnUrl=%2Fpayments%2Fcomplete%2FAW1"),
	);
	expect(memory.sessionStore.read()).toBe("none");
});

it("a failed extra charge is not mistaken for its order, which is paid", async () => {
	shown((memory) => {
		memory.payments.paid = order();
		memory.bookingDrafts.saveAttempt({
			key: "k",
			fingerprint: "",
			address: "/payments/extra/4",
			orderNumber: null,
		});
	});
	const retry = await screen.findByRole("link", { name: "다시 결제하기" });
	expect(retry.getAttribute("href")).toBe("/payments/extra/4");
	expect(screen.getByText(/결제된 금액은 없어요/)).toBeTruthy();
});

const extraAttempt = {
	key: "k",
	fingerprint: "",
	address: "/payments/extra/4?orderProductIdx=77",
	orderNumber: null,
};

it.each(["withdrawn", "paid"] as const)(
	"no one is asked to pay an extra charge again that was %s while its payment window was open: its page says so [DEC-016, PROD-10]",
	async (state) => {
		const memory = shown(({ bookings, bookingDrafts }) => {
			bookings.demand = { state } as ExtraPaymentDemand;
			bookingDrafts.saveAttempt(extraAttempt);
		});
		await vi.waitFor(() => expect(memory.pageNavigation.current()).toBe(extraAttempt.address));
		expect(screen.queryByRole("link")).toBeNull();
	},
);

it("an extra charge that is still asked for can be paid again [DEC-016, PROD-10]", async () => {
	shown(({ bookings, bookingDrafts }) => {
		bookings.demand = { state: "asked" } as ExtraPaymentDemand;
		bookingDrafts.saveAttempt(extraAttempt);
	});
	const retry = await screen.findByRole("link", { name: "다시 결제하기" });
	expect(retry.getAttribute("href")).toBe(extraAttempt.address);
});

it.each([
	["payDeclined", "결제가 승인되지 않았습니다. 다시 시도해 주세요.", "결제된 금액은 없어요."],
	["PAY_PROCESS_CANCELED", "결제를 취소했어요.", "결제된 금액은 없어요."],
	["soldOut", "결제 시간이 지났어요.", "결제된 금액이 있다면 모두 자동으로 취소돼요."],
	["alreadyProcessed", "같은 객실을 새로 예약하기 시작해서 이 결제는 취소했어요.", "결제된 금액은 없어요."],
	[
		"amountMismatch",
		"결제가 승인되지 않았습니다. 다시 시도해 주세요.",
		"결제된 금액이 있다면 모두 자동으로 취소돼요.",
	],
])(
	"a payment that failed with %s claims no more about the money than is known [DEC-016] [DEC-090]",
	async (code, title, money) => {
		const { app } = screenApp({ signedIn: true });
		render(
			<MemoryRouter>
				<AppProvider value={app}>
					<PaymentFailScreen snapshot={{ orderNumber: null, code }} />
				</AppProvider>
			</MemoryRouter>,
		);
		expect(await screen.findByText(title)).toBeTruthy();
		expect(
			await screen.findByText(`${money} 주문이 어떻게 되었는지는 예약 내역에서 볼 수 있어요.`),
		).toBeTruthy();
	},
);
