import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { ExtraPayment, ExtraPaymentDemand } from "#domain/booking/Booking.ts";
import { refused } from "#domain/failure/Failure.ts";
import { err } from "#domain/shared/Result.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider, type AppState } from "#ui/app/AppState.ts";
import { ExtraPaymentScreen } from "#ui/screens/extra-payment/ExtraPaymentScreen.tsx";

const demanded = (state: ExtraPayment["state"]): ExtraPaymentDemand => ({
	id: 4,
	orderProductId: 77,
	state,
	amount: won(30_000),
	reason: "인원 추가",
	stayId: 101,
	stayName: "남산 서재 호텔",
	roomName: "디럭스 더블",
	ratePlanName: "조식 포함",
	guest: { name: "김하늘", phone: "01012345678", email: "haneul@example.com" },
	checkIn: null,
	checkOut: null,
	payUntil: null,
	imageUrl: null,
});

const show = (app: AppState, query = "") =>
	render(
		<MemoryRouter>
			<AppProvider value={app}>
				<ExtraPaymentScreen snapshot={{ id: 4, orderProductId: 77, address: `/payments/extra/4${query}` }} />
			</AppProvider>
		</MemoryRouter>,
	);

it.each([
	["asked", "", "30,000원 결제하기"],
	["paid", "", "이미 결제가 완료되었습니다."],
	["paid", "?done=1", "30,000원을 결제했어요. 예약 상세의 결제 정보에서 볼 수 있어요."],
	["withdrawn", "", "추가 결제 요청이 취소되었어요"],
	["withdrawn", "", "결제하지 않으셔도 돼요. 예약이 어떻게 되었는지는 예약 상세에서 볼 수 있어요."],
	["withdrawn", "?done=1", "추가 결제 요청이 취소되었어요"],
] as const)(
	"a charge that is %s (address %s) is shown in that state [PROD-10, DEC-019]",
	async (state, query, text) => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.bookings.demand = demanded(state);
		show(app, query);
		await screen.findByText(text);
		expect(screen.queryByRole("button", { name: /결제하기$/ }) !== null).toBe(state === "asked");
	},
);

it.each([
	[refused("notFound"), "찾을 수 없는 추가 결제예요.", "예약 내역 보기", null],
	[
		{ kind: "unreachable" },
		"추가 결제 정보를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.",
		null,
		"다시 시도",
	],
] as const)(
	"a charge that cannot be shown (%o) offers a link onwards, or a retry only if that may help",
	async (failure, text, link, button) => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.bookings.viewExtraPayment = async () => err(failure);
		show(app);
		await screen.findByText(text);
		expect(screen.queryByRole("link", { name: "예약 내역 보기" })?.textContent ?? null).toBe(link);
		expect(screen.queryByRole("button", { name: "다시 시도" })?.textContent ?? null).toBe(button);
	},
);

it.each([
	[null, "추가 결제 사유와 금액을 확인해 주세요. 궁금한 점은 결제하기 전에 문의해 주세요."],
	[Date.UTC(2026, 10, 21, 5, 15), "14:15까지 결제하면 변경이 확정돼요. 결제하지 않으면 예약은 그대로예요."],
])("the difference of a change says until when it can be paid: %s [DEC-198]", async (payUntil, note) => {
	const { app, memory } = screenApp({ signedIn: true });
	memory.bookings.demand = { ...demanded("asked"), payUntil };
	show(app);
	expect(await screen.findByText(/까지 결제하면|문의해 주세요/)).toHaveProperty("textContent", note);
});
