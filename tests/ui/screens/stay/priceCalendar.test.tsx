import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { PriceDay } from "#domain/offer/priceDays.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { condition } from "#tests/support/stayFixtures.ts";
import { DatesPanel } from "#ui/condition/ConditionPanels.tsx";
import { ConditionViewModel } from "#ui/condition/ConditionViewModel.ts";
import { dayPrices } from "#ui/condition/dayPrices.ts";

const { checkInDate } = condition;
const day = (shift: number, amount: number | null): PriceDay => ({
	date: addDays(checkInDate, shift),
	night: { isFree: amount !== null, amount: amount === null ? null : won(amount) },
	stay: { isFree: amount !== null, amount: amount === null ? null : won(amount) },
});

describe("the prices in a stay's calendar", () => {
	it("appear below the days, with seven digits shortened to ten thousands and never rounded down", () => {
		const shown = [...dayPrices([day(0, 128_780), day(1, 1_230_001), day(2, null)]).values()];
		expect(shown.map(({ text, isSoldOut }) => [text, isSoldOut])).toEqual([
			["128,780", false],
			["124만", false],
			[null, true],
		]);
	});

	it("are announced with their day, and a sold-out night can still be the check-out day", async () => {
		const viewModel = new ConditionViewModel({
			today: checkInDate,
			current: () => condition,
			onChange: () => undefined,
			askPrices: async () => [day(0, 128_780), day(1, null), day(2, 90_000)],
		});
		viewModel.open("dates");
		render(<DatesPanel viewModel={viewModel} />);
		const soldOut = await screen.findByRole("button", { name: /예약 마감, 체크아웃 날짜/ });
		expect(soldOut.hasAttribute("data-sold")).toBe(true);
		expect(soldOut.getAttribute("aria-disabled")).toBeNull();
		expect(screen.getByRole("button", { name: /1박 128,780원부터/ })).toBeTruthy();
	});

	it("offer the same number of nights up to three days later with one click", async () => {
		const viewModel = new ConditionViewModel({
			today: checkInDate,
			current: () => condition,
			onChange: () => undefined,
			askPrices: async () => [day(0, 128_780), day(1, null), day(2, 90_000)],
		});
		viewModel.open("dates");
		render(<DatesPanel viewModel={viewModel} />);
		const group = await screen.findByRole("group", { name: "1박 그대로 앞뒤 3일" });
		const [here, soldOut, later, ...more] = group.querySelectorAll("button");
		expect(more).toEqual([]);
		expect(here?.getAttribute("aria-pressed")).toBe("true");
		expect(soldOut?.disabled).toBe(true);
		later?.click();
		expect(viewModel.draft).toMatchObject({
			checkInDate: addDays(checkInDate, 2),
			checkOutDate: addDays(checkInDate, 3),
		});
	});

	it("are said to be missing when they could not be loaded", async () => {
		const viewModel = new ConditionViewModel({
			today: checkInDate,
			current: () => condition,
			onChange: () => undefined,
			askPrices: async () => null,
		});
		viewModel.open("dates");
		render(<DatesPanel viewModel={viewModel} />);
		await screen.findByText("날짜별 요금을 불러오지 못했어요. 날짜는 그대로 고를 수 있어요.");
	});

	it("belong to the current guests and nights: those of another condition are not shown", async () => {
		let current = condition;
		let answer = (_days: readonly PriceDay[]) => {};
		const viewModel = new ConditionViewModel({
			today: checkInDate,
			current: () => current,
			onChange: () => undefined,
			askPrices: () =>
				new Promise((tell) => {
					answer = tell;
				}),
		});
		viewModel.open("dates");
		current = { ...condition, adults: 4 };
		answer([day(0, 1)]);
		await new Promise((go) => setTimeout(go));
		expect(viewModel.prices).toBeNull();
	});
});
