import { act, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { BookingListItem } from "#domain/booking/Booking.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { BooksScreen } from "#ui/screens/books/BooksScreen.tsx";

const member = { name: "홍길동", grade: "Gold", type: "N", corpName: null } as const;

const booking = (id: number, checkIn: string, checkOut: string): BookingListItem => ({
	orderProductId: id,
	orderPaymentId: id,
	orderNumber: `AW261121${id}`,
	paymentStatus: "complete",
	status: "confirm",
	stayId: id,
	stayName: `숙소 ${id}`,
	roomName: "스탠다드",
	imageUrl: null,
	imageColor: null,
	checkIn: stayDateOf(checkIn),
	checkOut: stayDateOf(checkOut),
	checkInTime: "15:00",
	checkOutTime: "11:00",
	validUntil: null,
	isReviewed: false,
	extraPaymentId: null,
	detailUrl: null,
});

it("bookings left open past midnight in Seoul use the new day and stay visible on reload [DOM-STATUS-12, DOM-STATUS-14, DEC-001, DEC-083]", async () => {
	const { app, memory } = screenApp({
		signedIn: true,
		member,
		today: stayDateOf("2026-11-29"),
		now: Date.UTC(2026, 10, 29, 14, 59),
	});
	const { now } = app.environment;
	app.attachClock({ now: () => now + 120_000 });
	const [today, later] = [booking(1, "2026-11-29", "2026-11-30"), booking(2, "2026-12-04", "2026-12-05")];
	memory.bookings.listed = { counts: { pending: 2, complete: 0, cancel: 0 }, bookings: [today, later] };
	const answer = Promise.withResolvers<void>();
	render(
		<MemoryRouter>
			<AppProvider value={app}>
				<BooksScreen snapshot={{ tab: "pending" }} />
			</AppProvider>
		</MemoryRouter>,
	);
	await screen.findByText("체크인 당일");
	screen.getByText("체크인 D-5일");
	const { list } = memory.bookings;
	memory.bookings.listed = { counts: { pending: 1, complete: 1, cancel: 0 }, bookings: [later] };
	memory.bookings.list = async (tab) => {
		await answer.promise;
		return list(tab);
	};
	act(() => app.refreshTime());
	screen.getByText("체크인 D-4일");
	screen.getByText("숙소 1");
	answer.resolve();
	await waitFor(() => expect(screen.queryByText("숙소 1")).toBeNull());
	screen.getByText("체크인 D-4일");
});
