import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { BookDetailScreen } from "#ui/screens/book-detail/BookDetailScreen.tsx";
import { bookedStay } from "./bookedStay.ts";

it.each([
	["add_pay", true],
	// Another room of the order, for which no extra charge is demanded.
	["confirm", false],
] as const)(
	"a room cannot be cancelled before its requested extra charge is paid: %s [DOM-STATUS-18]",
	async (status, isBound) => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.bookings.detail = {
			...bookedStay,
			product: { ...bookedStay.product, status, position: { latitude: 35.1, longitude: 129.1 } },
			extraPayments: [
				{ id: 3, orderProductId: 12, state: "asked", amount: won(20_000), reason: "인원 추가" },
			],
		} as unknown as BookingDetail;
		render(
			<MemoryRouter>
				<AppProvider value={app}>
					<BookDetailScreen snapshot={{ orderProductId: 12 }} />
				</AppProvider>
			</MemoryRouter>,
		);
		const asked = await screen.findByText(/^숙소에서 20,000원 추가 결제를 요청했어요\./);
		expect(asked.textContent?.includes("결제하기 전에는 예약을 취소할 수 없어요.")).toBe(isBound);
		expect(screen.queryByRole("button", { name: "예약 취소" }) === null).toBe(isBound);
	},
);
