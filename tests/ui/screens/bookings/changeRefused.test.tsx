import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { refused } from "#domain/failure/Failure.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { BookDetailScreen } from "#ui/screens/book-detail/BookDetailScreen.tsx";
import { bookedStay } from "./bookedStay.ts";

it("a change rejected because the booking was cancelled offers no further choice, unlike one whose dates are sold out [DEC-198]", async () => {
	const { app, memory } = screenApp({ signedIn: true });
	const product = { ...bookedStay.product, position: { latitude: 35.1, longitude: 129.1 } };
	memory.bookings.detail = { ...bookedStay, product, isModifiable: true };
	render(
		<MemoryRouter>
			<AppProvider value={app}>
				<BookDetailScreen snapshot={{ orderProductId: 12 }} />
			</AppProvider>
		</MemoryRouter>,
	);
	await userEvent.click(await screen.findByRole("button", { name: "날짜·인원 변경" }));
	const ask = await screen.findByRole("button", { name: "차액 확인하기" });
	memory.bookingChanges.refusal = refused("soldOut");
	await userEvent.click(ask);
	await screen.findByText(/다른 날짜나 인원을 골라 주세요/);
	expect(ask).toHaveProperty("disabled", false);

	memory.bookings.detail = {
		...bookedStay,
		product: { ...product, status: "cancel" },
		isModifiable: false,
	};
	memory.bookingChanges.refusal = refused("invalidRequest");
	await userEvent.click(ask);
	await expect.poll(() => screen.queryByRole("heading", { name: "인원" })).toBeNull();
	expect(screen.getByRole("button", { name: "차액 확인하기" })).toHaveProperty("disabled", true);
});
