import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { OrderProduct } from "#domain/booking/Booking.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { BookDetailScreen } from "#ui/screens/book-detail/BookDetailScreen.tsx";
import { bookedStay } from "./bookings/bookedStay.ts";

const booked = {
	...bookedStay,
	product: {
		...bookedStay.product,
		position: { latitude: 35.1, longitude: 129.1 },
		...{ status: "confirm" as const, checkIn: stayDateOf("2026-12-01"), checkOut: stayDateOf("2026-12-03") },
	},
};
const { stayName, stayId } = booked.product;
const share = { name: "일행에게 알리기" };

it.each<[string, Partial<OrderProduct>, string | null]>([
	["as it was opened", {}, "12.1(화) ~ 12.3(목)"],
	["changed elsewhere meanwhile", { checkIn: stayDateOf("2026-12-02") }, "12.2(수) ~ 12.3(목)"],
	["cancelled elsewhere meanwhile", { status: "cancel" }, null],
])("companions receive place and dates but no price of a booking %s", async (_, now, days) => {
	const { app, memory } = screenApp();
	memory.bookings.detail = booked;
	render(
		<MemoryRouter>
			<AppProvider value={app}>
				<BookDetailScreen snapshot={{ orderProductId: 12 }} />
			</AppProvider>
		</MemoryRouter>,
	);
	const button = await screen.findByRole("button", share);
	memory.bookings.detail = { ...booked, product: { ...booked.product, ...now } };
	fireEvent.click(button);
	await (days
		? screen.findByText("링크가 복사되었습니다.")
		: waitFor(() => expect(screen.queryByRole("button", share)).toBeNull()));
	const told = { title: `${stayName} ${days}`, url: `https://stay.test/products/${stayId}` };
	expect(memory.sharing.shared).toEqual(days ? [told] : []);
});
