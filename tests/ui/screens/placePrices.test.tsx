import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refused } from "#domain/failure/Failure.ts";
import { won } from "#domain/shared/Won.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { condition } from "#tests/support/stayFixtures.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { DatePanel } from "#ui/search-bar/DatePanel.tsx";
import { SearchBarViewModel } from "#ui/search-bar/SearchBarViewModel.ts";

function stage() {
	const { app, memory } = screenApp();
	const draw = () => {
		render(
			<AppProvider value={app}>
				<DatePanel viewModel={new SearchBarViewModel(app, condition)} />
			</AppProvider>,
		);
		expect(screen.getByRole("status").textContent).toBe("날짜별 최저 요금을 불러오고 있어요.");
	};
	return { catalog: memory.catalog, draw };
}

describe("the prices in the search calendar [SEARCH-CAL-07]", () => {
	it("are the lowest of the place, shown below each day, with sold-out days marked", async () => {
		const { catalog, draw } = stage();
		const { checkInDate, checkOutDate } = condition;
		catalog.nightPriceList = [
			{ date: checkInDate, night: { isFree: true, amount: won(54_000) } },
			{ date: checkOutDate, night: { isFree: false, amount: null } },
		];
		draw();
		expect(await screen.findByRole("button", { name: /1박 54,000원부터/ })).toBeTruthy();
		expect(screen.getByRole("button", { name: /예약 마감/ }).hasAttribute("data-sold")).toBe(true);
		expect(screen.getByRole("status").textContent).toBe(
			"날짜 아래는 서울에서 객실 하나, 1박의 최저 요금이에요(원, 세금 포함 · 성인 2명 기준).",
		);
	});

	it("are omitted without a single city or after a failure, but days can still be selected", async () => {
		const { draw } = stage();
		draw();
		expect(await screen.findByText("한 도시를 고르면 날짜별 최저 요금을 볼 수 있어요.")).toBeTruthy();
		const failing = stage();
		failing.catalog.failure = refused("notFound");
		screen.getByRole("status").remove();
		failing.draw();
		expect(await screen.findByText(/날짜는 그대로 고를 수 있어요/)).toBeTruthy();
		expect(screen.getAllByRole("button", { name: /체크인 선택 가능/ }).length).toBeGreaterThan(50);
	});
});
