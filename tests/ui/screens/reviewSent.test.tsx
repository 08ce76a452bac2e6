import { render, screen, waitFor } from "@testing-library/react";
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

const kept = {
	title: "조용한 곳",
	content: "좋았어요.",
	stars: 5,
	photos: [],
	writtenOn: "2026-11-03",
} as unknown as Review;

const photos = (...urls: string[]) => urls.map((url) => ({ url, alt: "" }));

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
	show(kept);
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

it("the photos take the focus when the pressed button goes with a removed or sent photo", async () => {
	show({ ...kept, photos: photos("/photos/9.jpg", "/photos/8.jpg") });
	const first = await screen.findByRole("button", { name: "사진 1 지우기" });
	first.focus();
	await userEvent.keyboard("{Enter}");
	await waitFor(() => expect(screen.queryByRole("button", { name: "사진 2 지우기" })).toBeNull());
	expect(document.activeElement?.getAttribute("aria-label")).toBe("후기 사진");

	await userEvent.upload(
		screen.getByLabelText("사진 고르기"),
		new File(["x"], "window.jpg", { type: "image/jpeg" }),
	);
	screen.getByRole("button", { name: "사진 올리기" }).focus();
	await userEvent.keyboard("{Enter}");
	await screen.findByRole("button", { name: "사진 2 지우기" });
	expect(document.activeElement?.getAttribute("aria-label")).toBe("후기 사진");
});
