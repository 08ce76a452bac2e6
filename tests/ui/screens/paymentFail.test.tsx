import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { PaymentFailScreen } from "#ui/screens/payment-fail/PaymentFailScreen.tsx";

it.each([
	["payDeclined", "결제가 승인되지 않았습니다. 다시 시도해 주세요.", "결제된 금액은 없어요."],
	["PAY_PROCESS_CANCELED", "결제를 취소했어요.", "결제된 금액은 없어요."],
	["soldOut", "결제 시간이 지났어요.", "결제된 금액이 있다면 모두 자동으로 취소돼요."],
	[
		"amountMismatch",
		"결제가 승인되지 않았습니다. 다시 시도해 주세요.",
		"결제된 금액이 있다면 모두 자동으로 취소돼요.",
	],
])(
	"a payment that failed by %s says no more of the money than is known [DEC-016] [DEC-090]",
	async (code, title, money) => {
		const { app } = screenApp({ signedIn: true });
		render(
			<MemoryRouter>
				<AppProvider value={app}>
					<PaymentFailScreen snapshot={{ orderNumber: null, code }} />
				</AppProvider>
			</MemoryRouter>,
		);
		expect(screen.getByText(title)).toBeTruthy();
		expect(
			await screen.findByText(`${money} 주문이 어떻게 되었는지는 예약 내역에서 볼 수 있어요.`),
		).toBeTruthy();
	},
);
