import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { ReviewableBooking } from "#domain/booking/Booking.ts";
import type { Review } from "#domain/review/Review.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { ReviewScreen } from "#ui/screens/review/ReviewScreen.tsx";

const booking = {
	orderProductId: 7,
	stayName: "남산 서재 호텔",
	roomName: "디럭스",
	ratePlanName: "조식 포함",
	status: "complete",
	checkIn: stayDateOf("2026-11-01"),
	checkOut: stayDateOf("2026-11-02"),
} as ReviewableBooking;

function show(review: Review | null): void {
	const { app, memory } = screenApp({ signedIn: true });
	memory.orderReviews.stored.set(7, { booking, imageUrl: null, review });
	render(
		<MemoryRouter>
			<AppProvider value={app}>
				<ReviewScreen snapshot={{ orderProductId: 7 }} />
			</AppProvider>
		</MemoryRouter>,
	);
}

it("an existing review does not take the focus", async () => {
	show({
		title: "조용한 곳",
		content: "좋았어요.",
		stars: 5,
		photos: [],
		writtenOn: "2026-11-03",
	} as unknown as Review);
	await screen.findByText("조용한 곳");
	expect(document.activeElement).toBe(document.body);
});

it("a review sent by keyboard takes the focus, as its form is gone", async () => {
	show(null);
	await userEvent.click(await screen.findByRole("radio", { name: "5점" }));
	await userEvent.type(screen.getByRole("textbox", { name: /제목/ }), "다시 가고 싶은 곳");
	await userEvent.type(screen.getByRole("textbox", { name: /내용/ }), "창밖 풍경이 좋고 조용했어요.");
	screen.getByRole("button", { name: "후기 등록하기" }).focus();
	await userEvent.keyboard("{Enter}");
	await screen.findByRole("heading", { name: "다시 가고 싶은 곳" });
	expect(document.activeElement).not.toBe(document.body);
	expect(document.activeElement?.textContent).toContain("다시 가고 싶은 곳");
});
