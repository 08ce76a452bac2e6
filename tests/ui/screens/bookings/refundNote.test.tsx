import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { BookingListItem } from "#domain/booking/Booking.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider, appContext } from "#ui/app/AppState.ts";
import { Component, loader } from "#ui/screens/books/books.route.tsx";

const note = "최종 환불 시점은 카드사 또는 결제 수단에 따라 달라질 수 있습니다.";

const listed = (status: OrderProductStatus): BookingListItem => ({
	orderProductId: 1,
	orderPaymentId: 1,
	orderNumber: "AW1",
	status,
	paymentStatus: "complete",
	stayId: 1,
	stayName: "해운대 호텔",
	imageUrl: null,
	imageColor: null,
	extraPaymentId: null,
	roomName: "디럭스",
	checkIn: stayDateOf("2026-12-01"),
	checkOut: stayDateOf("2026-12-02"),
	validUntil: null,
	checkInTime: null,
	checkOutTime: null,
	isReviewed: false,
	detailUrl: null,
});

async function showList(status: OrderProductStatus): Promise<void> {
	const { app, memory } = screenApp({ signedIn: true });
	const counts = { pending: 0, complete: 0, cancel: 1 };
	memory.bookings.listed = { counts, bookings: [listed(status)] };
	const path = "/mypage/books";
	const router = createMemoryRouter([{ path, loader, Component, HydrateFallback: () => null }], {
		initialEntries: [`${path}?tab=cancel`],
		getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
	});
	render(
		<AppProvider value={app}>
			<RouterProvider router={router} />
		</AppProvider>,
	);
	await screen.findByText("해운대 호텔");
}

it.each<[OrderProductStatus, string, number]>([
	["cancel", "예약 취소", 1],
	["cancel_request", "취소 요청", 1],
	["cancel_wait", "취소 대기", 1],
	["confirm", "예약 완료", 0],
	["noshow", "지난 예약", 0],
])(
	"a booking in %s is listed as '%s', with the note about refunds only while or after it is cancelled [DOM-STATUS-11]",
	async (status, label, notes) => {
		await showList(status);
		expect(screen.getAllByText(label).length).toBeGreaterThan(0);
		expect(screen.queryAllByText(note)).toHaveLength(notes);
	},
);
