import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { bookingChangeCopy } from "#copy/bookingChange.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { ChangeQuote } from "#domain/booking/ChangeQuote.ts";
import { cancelPolicyFor } from "#domain/cancellation/cancelTerms.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { bookedStay } from "#tests/ui/screens/bookings/bookedStay.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { ChangeSheet } from "#ui/screens/book-detail/parts/ChangeSheet.tsx";

const side = {
	checkInDate: stayDateOf("2026-12-01"),
	checkOutDate: stayDateOf("2026-12-03"),
	adults: 2,
	childAges: [],
	total: won(200_000),
};
const quote: ChangeQuote = {
	id: "promised",
	before: side,
	after: side,
	toPay: won(0),
	refundAmount: won(0),
	refundAwesomeCash: won(0),
	refundWelfarePoints: won(0),
	lines: [],
	cancelPolicy: cancelPolicyFor([{ until: null, refundPercent: 100 }], true),
};

it("the sheet for changing a booking keeps the focus when the pressed button is replaced [DEC-198]", async () => {
	const { app, memory } = screenApp();
	memory.bookingChanges.quoted = quote;
	const nothing = async () => undefined;
	render(
		<MemoryRouter>
			<AppProvider value={app}>
				<ChangeSheet
					booking={{ ...bookedStay, isModifiable: true } as BookingDetail}
					now={app.now()}
					onClose={() => undefined}
					onDone={nothing}
					onStale={async () => null}
				/>
			</AppProvider>
		</MemoryRouter>,
	);
	const press = async (name: string) => {
		(await screen.findByRole("button", { name })).focus();
		await userEvent.keyboard("{Enter}");
	};
	const focused = () => document.activeElement?.textContent ?? "";
	await press(bookingChangeCopy.ask);
	await screen.findByRole("button", { name: bookingChangeCopy.confirm });
	expect([document.activeElement === document.body, focused()]).toEqual([
		false,
		expect.stringContaining(bookingChangeCopy.ledger),
	]);
	await press(bookingChangeCopy.again);
	await screen.findByRole("button", { name: bookingChangeCopy.ask });
	expect([document.activeElement === document.body, focused()]).toEqual([
		false,
		expect.stringContaining(bookingChangeCopy.rule),
	]);
});
