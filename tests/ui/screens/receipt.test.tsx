import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { refused } from "#domain/failure/Failure.ts";
import { err } from "#domain/shared/Result.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { ReceiptScreen } from "#ui/screens/receipt/ReceiptScreen.tsx";
import { bookedStay } from "./bookings/bookedStay.ts";

it.each([
	[refused("notFound"), "찾을 수 없는 예약이에요.", "예약 내역 보기", null],
	[{ kind: "unreachable" }, "영수증을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.", null, "다시 시도"],
] as const)(
	"a statement that cannot be shown (%o) offers a link onwards, or a retry only if that may help",
	async (failure, text, link, button) => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.bookings.view = async () => err(failure);
		render(
			<MemoryRouter>
				<AppProvider value={app}>
					<ReceiptScreen orderProductId={77} />
				</AppProvider>
			</MemoryRouter>,
		);
		await screen.findByText(text);
		expect(screen.queryByRole("link", { name: "예약 내역 보기" })?.textContent ?? null).toBe(link);
		expect(screen.queryByRole("button", { name: "다시 시도" })?.textContent ?? null).toBe(button);
	},
);

it.each([
	["cancel", "cancel", "예약 취소", "디럭스, 디럭스"],
	["cancel_request", "cancel_wait", "취소 요청", "디럭스 (취소 요청), 디럭스 (취소 대기)"],
	["cancel", "confirm", null, "디럭스 (예약 취소), 디럭스"],
	["confirm", "cancel", null, "디럭스, 디럭스 (예약 취소)"],
	["confirm", "confirm", null, "디럭스, 디럭스"],
] as const)(
	"a statement shows the status when the whole order is cancelled, else that of each cancelled room: %s and %s [DOM-STATUS-08]",
	async (status, other, label, names) => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.bookings.detail = {
			...bookedStay,
			product: { ...bookedStay.product, status },
			otherProducts: [{ ...bookedStay.product, orderProductId: 13, status: other }],
			receipts: [],
		} as BookingDetail;
		render(
			<MemoryRouter>
				<AppProvider value={app}>
					<ReceiptScreen orderProductId={12} />
				</AppProvider>
			</MemoryRouter>,
		);
		await screen.findByText("AW261121ABCDEF");
		expect(screen.queryByText("예약 상태")?.nextElementSibling?.textContent ?? null).toBe(label);
		expect(screen.getByText("객실").nextElementSibling?.textContent).toBe(names);
	},
);
