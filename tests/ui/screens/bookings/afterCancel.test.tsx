import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider, type AppState } from "#ui/app/AppState.ts";
import { BookDetailScreen } from "#ui/screens/book-detail/BookDetailScreen.tsx";
import { bookedStay } from "./bookedStay.ts";

afterEach(() => vi.restoreAllMocks());

const position = { latitude: 35.1, longitude: 129.1 };
const standing: BookingDetail = {
	...bookedStay,
	channelIndex: 1,
	product: { ...bookedStay.product, position },
	payment: { ...bookedStay.payment, status: "complete" },
};

/** A booking whose cancellation was requested a minute ago. */
const asked = (now: number): BookingDetail => ({
	...standing,
	product: { ...standing.product, status: "cancel_request" },
	cancellation: {
		requestedAt: now - 60_000,
		doneAt: null,
		reason: "취소",
		isBySeller: false,
		penalty: won(0),
		refundAmount: won(100_000),
		refundAwesomeCash: won(0),
		refundWelfarePoints: won(0),
		isCouponRestored: false,
		compensation: null,
	},
});

function show(app: AppState): void {
	render(
		<MemoryRouter>
			<AppProvider value={app}>
				<BookDetailScreen snapshot={{ orderProductId: 12 }} />
			</AppProvider>
		</MemoryRouter>,
	);
}

it("undoing a change of dates moves the focus to the booking's status, as its button is gone [DEC-198]", async () => {
	const { app, memory } = screenApp({ signedIn: true });
	const { checkIn, checkOut } = standing.product;
	const change = {
		state: "made",
		checkIn,
		checkOut,
		toPay: won(0),
		extraPaymentId: null,
		until: app.now() + 60_000,
	};
	memory.bookings.detail = { ...standing, change } as BookingDetail;
	show(app);
	(await screen.findByRole("button", { name: "변경 되돌리기" })).focus();
	memory.bookings.detail = standing;
	await userEvent.keyboard("{Enter}");
	await expect.poll(() => document.activeElement?.textContent).toMatch(/^예약 완료/);
});

it("cancelling and undoing it move the focus to the booking's new status, as their buttons are gone [DEC-177]", async () => {
	vi.spyOn(window, "scrollTo").mockReturnValue();
	const { app, memory } = screenApp({ signedIn: true });
	memory.bookings.detail = standing;
	memory.bookings.quote = {
		id: "quote",
		refundAmount: won(100_000),
		refundAwesomeCash: won(0),
		refundWelfarePoints: won(0),
		penalty: won(0),
		isCouponRestored: false,
		timeline: [],
	} as never;
	show(app);
	await userEvent.click(await screen.findByRole("button", { name: "예약 취소" }));
	await userEvent.click(await screen.findByRole("radio", { name: "일정이 바뀌었어요" }));
	memory.bookings.detail = asked(app.now());
	await userEvent.click(await screen.findByRole("button", { name: /취소하기$/ }));
	await expect.poll(() => document.activeElement?.textContent).toMatch(/^취소 요청.*되돌릴 수 있어요/s);
	memory.bookings.detail = standing;
	await userEvent.click(screen.getByRole("button", { name: "취소 되돌리기" }));
	await expect.poll(() => document.activeElement?.textContent).toMatch(/^예약 완료/);
});
