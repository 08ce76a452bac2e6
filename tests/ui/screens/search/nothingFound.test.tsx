import { within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { defaultChoices, type ListChoices, listQuery } from "#domain/search/listChoices.ts";
import type { SearchHelp } from "#domain/search/SearchReading.ts";
import { noFacets } from "#domain/search/StayResults.ts";
import { noFilter } from "#domain/search/stayFilters.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { condition } from "#tests/support/contentFixtures.ts";
import { hydratedScreen } from "#tests/support/hydratedScreen.tsx";
import { screenApp } from "#tests/support/screenApp.ts";
import { resetViewport, setWidth } from "#tests/support/viewport.ts";
import { SearchScreen } from "#ui/screens/search/SearchScreen.tsx";

afterEach(resetViewport);

async function nothing(help: SearchHelp | null, changes: Partial<ListChoices> = {}) {
	setWidth(1440);
	const { app } = screenApp();
	const list = { stays: [], total: 0, facets: noFacets, reading: null, help };
	const choices = { ...defaultChoices, ...changes };
	const searched = { ...condition, searchText: "속초 호텔" };
	const { container, complaints } = await hydratedScreen(
		app,
		`/search?${listQuery(searched, choices)}`,
		<SearchScreen snapshot={{ condition: searched, choices, list }} />,
	);
	expect(complaints).toEqual([]);
	const page = within(container);
	return {
		page,
		ways: (title: string) => {
			const section = page.getByRole("region", { name: title });
			return [...section.querySelectorAll("a, button")].map((way) => [
				way.textContent,
				new URL(way.getAttribute("href") ?? "/", "http://own.invalid").searchParams.get("searchText"),
			]);
		},
	};
}

describe("a result list without stays", () => {
	it("says so once, and leads home when nothing else can be tried [ERR-ACT-08] [DEC-050]", async () => {
		const { page } = await nothing(null);
		expect(page.getAllByText("검색된 숙소가 없습니다.")).toHaveLength(1);
		expect(page.getByRole("link", { name: "메인으로" }).getAttribute("href")).toBe("/");
	});

	it("offers what finds stays instead, each with its count [ERR-ACT-08]", async () => {
		const { page, ways } = await nothing({
			readings: [{ label: "속초", searchText: "속초", count: 13 }],
			conditions: [
				{ count: 3, dropped: { kind: "words", label: "호텔", searchText: "속초" } },
				{ count: 1_200, dropped: { kind: "filter", key: "bounds" } },
			],
			dates: [{ checkInDate: stayDateOf("2026-12-09"), checkOutDate: stayDateOf("2026-12-10"), count: 2 }],
		});
		expect(page.getByText("검색된 숙소가 없습니다.")).toBeTruthy();
		expect(ways("비슷한 검색")).toEqual([["속초 13곳", "속초"]]);
		expect(ways("조건을 하나 빼면")).toEqual([
			["호텔 빼면 3곳", "속초"],
			["지도 범위 빼면 1,200곳", null],
		]);
		expect(ways("날짜를 바꾸면")).toEqual([["12.9(수) ~ 12.10(목) 2곳", "속초 호텔"]]);
		expect(page.queryByRole("link", { name: "메인으로" })).toBeNull();
	});

	it("offers to take the filters off when there are any [ERR-ACT-08]", async () => {
		const { page } = await nothing(null, { filter: { ...noFilter, priceMax: ["150"] } });
		const message = page.getByText("검색된 숙소가 없습니다.").parentElement;
		expect(within(message as HTMLElement).getByRole("button", { name: "필터 초기화" })).toBeTruthy();
		expect(page.queryByRole("link", { name: "메인으로" })).toBeNull();
	});
});
