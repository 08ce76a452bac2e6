import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { condition, exampleOffers, exampleStay } from "#tests/support/stayFixtures.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { NearDates } from "#ui/condition/NearDates.tsx";
import { StayBar } from "#ui/screens/stay/parts/BookingSummary.tsx";
import { StayViewModel } from "#ui/screens/stay/StayViewModel.ts";

async function stage(isFree: boolean) {
	const { app, memory } = screenApp();
	const detail = await exampleStay();
	const shown = isFree ? detail : { ...detail, prices: null };
	const offers = await exampleOffers();
	memory.stays.details.set(detail.id, shown);
	memory.stays.offersByStay.set(detail.id, offers);
	const viewModel = new StayViewModel(app, condition);
	viewModel.restore({
		stayId: detail.id,
		condition,
		isSearched: false,
		detail: shown,
		offers,
		event: null,
		surroundings: null,
	});
	const draw = (part: ReactNode) =>
		render(
			<AppProvider value={app}>
				<MemoryRouter>{part}</MemoryRouter>
			</AppProvider>,
		);
	return { app, memory, viewModel, stayId: detail.id, draw };
}

describe("the booking bar of a stay", () => {
	it("shows no price and is disabled while the price for the new dates loads", async () => {
		const { memory, viewModel, draw } = await stage(true);
		memory.stays.gate = new Promise(() => undefined);
		draw(<StayBar viewModel={viewModel} />);
		expect(screen.getByText(/^총 /)).toBeTruthy();
		void viewModel.change({ ...condition, rooms: 3 });
		expect(await screen.findByText("새 조건의 요금을 확인하고 있어요")).toBeTruthy();
		expect(screen.queryByText(/^총 /)).toBeNull();
		expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true");
	});

	it("offers to change the dates when no room is available", async () => {
		const { viewModel, draw } = await stage(false);
		draw(<StayBar viewModel={viewModel} />);
		screen.getByRole("button", { name: "날짜 바꾸기" }).click();
		expect(viewModel.condition.panel).toBe("dates");
	});

	it("selects the nearest available dates with one click", async () => {
		const { memory, viewModel, stayId, draw } = await stage(false);
		const { checkInDate } = condition;
		memory.stays.priceDaysByStay.set(
			stayId,
			[-2, -1, 0, 1, 5].map((days) => ({
				date: addDays(checkInDate, days),
				night: { isFree: days !== 0, amount: won(10_000) },
				stay: { isFree: days === 1 || days === 5, amount: won(20_000 + days) },
			})),
		);
		draw(
			<NearDates
				stayId={stayId}
				shown={condition}
				onTake={(dates) => void viewModel.change({ ...condition, ...dates })}
			/>,
		);
		const buttons = await screen.findAllByRole("button");
		expect(buttons).toHaveLength(2);
		buttons[0]?.click();
		expect(viewModel.shown.checkInDate).toBe(addDays(checkInDate, 1));
		expect(stayDateOf(viewModel.shown.checkOutDate)).toBe(addDays(condition.checkOutDate, 1));
	});
});
