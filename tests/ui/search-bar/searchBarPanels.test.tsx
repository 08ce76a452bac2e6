import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { debounceMs } from "#domain/search/keyword.ts";
import { noRecents } from "#domain/search/recents.ts";
import {
	field,
	haeundae,
	leaveBars,
	type Memory,
	openKeyword,
	place,
	press,
	showBar,
	withTabs,
} from "./showBar.tsx";

afterEach(leaveBars);

describe("the keyword panel", () => {
	it("focuses its text box, which references the list only while there is one [SEARCH-KW-01]", async () => {
		showBar();
		const box = await openKeyword();
		await waitFor(() => expect(document.activeElement).toBe(box));
		expect(box.getAttribute("aria-controls")).toBeNull();
		expect(box.getAttribute("aria-expanded")).toBe("false");
		fireEvent.change(box, { target: { value: "부산" } });
		const list = screen.getByRole("listbox", { name: "여행지 또는 숙소 검색" });
		expect(box.getAttribute("aria-controls")).toBe(list.id);
	});

	it("shows recent searches grouped by kind, and removes one or all of them [SEARCH-KW-03, SEARCH-KW-04, DEC-048]", async () => {
		const { memory } = showBar((memory) => {
			memory.recentSearches.lists = {
				...noRecents,
				location: [{ kind: "location", name: "해운대", place: { ...place, searchText: "해운대" } }],
				keyword: [{ kind: "keyword", name: "바다뷰" }],
				product: [{ kind: "product", name: "해운대 스테이", stayId: 7 }],
			};
		});
		await openKeyword();
		const block = screen.getByRole("region", { name: "최근 검색" });
		const names = () =>
			within(block)
				.queryAllByRole("listitem")
				.map(({ textContent }) => textContent);
		await waitFor(() => expect(names()).toEqual(["해운대", "바다뷰", "해운대 스테이"]));
		expect(within(block).queryByText("최근 검색 내역이 없습니다.")).toBeNull();
		for (const item of within(block).getAllByRole("listitem"))
			expect(item.querySelectorAll("svg")).toHaveLength(2);
		press("바다뷰 삭제");
		await waitFor(() => expect(names()).toEqual(["해운대", "해운대 스테이"]));
		press("전체 삭제");
		await waitFor(() => expect(names()).toEqual([]));
		expect(screen.getByText("최근 검색 내역이 없습니다.")).toBeTruthy();
		expect(screen.queryByRole("button", { name: "전체 삭제" })).toBeNull();
		expect(memory.recentSearches.lists).toEqual(noRecents);
	});

	it("moves on to the calendar after a recent place is chosen [SEARCH-KW-03]", async () => {
		const { viewModel } = showBar((memory) => {
			const location = [
				{ kind: "location", name: "해운대", place: { ...place, searchText: "해운대" } },
			] as const;
			memory.recentSearches.lists = { ...noRecents, location };
		});
		await openKeyword();
		fireEvent.click(await screen.findByRole("button", { name: "해운대" }));
		expect(viewModel.panel).toBe("calendar");
		expect(field(/여행지/).textContent).toContain("해운대");
	});

	it("shows the places of a country's tab and selects the clicked one [SEARCH-KW-05, SEARCH-KW-06]", async () => {
		const { viewModel, memory } = showBar(withTabs);
		press(/^인원/);
		await screen.findByRole("dialog");
		expect(viewModel.popular.tabs.status, "nobody has asked for places").toBe("ready");
		await openKeyword();
		const popular = screen.getByRole("region", { name: "인기 여행지" });
		expect(await within(popular).findByRole("button", { name: "해운대" })).toBeTruthy();
		expect(within(popular).queryByRole("status")).toBeNull();
		const tabs = within(popular).getAllByRole("tab");
		expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("aria-selected")])).toEqual([
			["국내", "true"],
			["일본", "false"],
		]);
		memory.catalog.areaList = [{ ...haeundae, name: "오사카", imageUrl: "https://images.example/osaka.jpg" }];
		fireEvent.click(screen.getByRole("tab", { name: "일본" }));
		const tile = await within(popular).findByRole("button", { name: "오사카" });
		expect(tile.querySelector("img")?.src).toContain("osaka.jpg");
		fireEvent.click(tile);
		expect([viewModel.draft.searchText, viewModel.panel]).toEqual(["오사카", "calendar"]);
	});

	it("shows six placeholder tiles while tabs or places load [SEARCH-KW-05]", async () => {
		const { memory } = showBar((memory) => {
			withTabs(memory);
			memory.catalog.tabs = () => new Promise(() => undefined);
		});
		await openKeyword();
		const popular = screen.getByRole("region", { name: "인기 여행지" });
		const tiles = () => within(popular).queryByRole("status")?.querySelectorAll("div").length ?? 0;
		expect([tiles(), within(popular).queryByRole("tablist")]).toEqual([6, null]);
		expect(within(popular).queryByRole("button", { name: "다시 시도" })).toBeNull();
		leaveBars();
		showBar((other) => {
			withTabs(other);
			other.catalog.areas = memory.catalog.tabs as never;
		});
		await openKeyword();
		await screen.findByRole("tablist");
		expect(
			within(screen.getByRole("region", { name: "인기 여행지" }))
				.getByRole("status")
				.querySelectorAll("div"),
		).toHaveLength(6);
	});

	it("retries tabs and places that failed to load [DEC-051, ERR-ACT-05]", async () => {
		const { memory } = showBar((memory) => {
			withTabs(memory);
			memory.catalog.failure = { kind: "unreachable" };
		});
		await openKeyword();
		await screen.findByText("탭 목록을 불러오지 못했습니다.");
		memory.catalog.failure = null;
		press("다시 시도");
		expect(await screen.findByRole("button", { name: "해운대" })).toBeTruthy();
		expect(screen.queryByText("탭 목록을 불러오지 못했습니다.")).toBeNull();
		memory.catalog.failure = { kind: "unreachable" };
		fireEvent.click(screen.getByRole("tab", { name: "일본" }));
		expect(await screen.findByText("여행지를 불러오지 못했어요.")).toBeTruthy();
		memory.catalog.failure = null;
		press("다시 시도");
		expect(await screen.findByRole("button", { name: "해운대" })).toBeTruthy();
	});
});

describe("a typed text", () => {
	const found = (memory: Memory) => {
		memory.catalog.keywordResults = {
			readings: [],
			regions: [{ ...place, kind: "location", name: "부산", detail: "대한민국" }],
			stays: [],
		} as unknown as typeof memory.catalog.keywordResults;
	};
	const typed = async (text: string) => {
		const box = await openKeyword();
		fireEvent.change(box, { target: { value: text } });
		return box;
	};

	it("is searched for, and the number of results is announced [SEARCH-KW-07, SEARCH-KW-08]", async () => {
		showBar(found);
		await typed("부산");
		expect(await screen.findByText("검색하고 있어요.")).toBeTruthy();
		expect(await screen.findByText("지역 1건, 숙소 0건을 찾았어요.")).toBeTruthy();
		const groups = screen.getAllByRole("group").map(({ textContent }) => textContent);
		expect(groups).toEqual(["지역부산대한민국", "숙소검색된 숙소가 없습니다."]);
		expect(screen.getByRole("combobox").getAttribute("aria-expanded")).toBe("true");
		expect(screen.queryByRole("region", { name: "인기 여행지" })).toBeNull();
	});

	it.each([{ readings: [] }, { readings: [{ label: "스테이", searchText: "스테이", count: 1 }] }])(
		"that finds only stays says that there are no places [SEARCH-KW-08] [ERR-ACT-07]",
		async (read) => {
			showBar((memory) => {
				memory.catalog.keywordResults = {
					...read,
					regions: [],
					stays: [{ ...place, kind: "product", stayId: 7, name: "부산 스테이", detail: "" }],
				} as unknown as typeof memory.catalog.keywordResults;
			});
			await typed("스테이");
			expect(await screen.findByText("검색된 지역이 없습니다.")).toBeTruthy();
			expect(screen.queryByText("검색된 숙소가 없습니다.")).toBeNull();
			expect(screen.getAllByRole("option").at(-1)?.textContent).toBe("부산 스테이");
		},
	);

	it("that finds nothing is named in the message, and a failed search is announced and can be tried again [ERR-ACT-06] [SEARCH-KW-08]", async () => {
		const { memory } = showBar((memory) => {
			memory.catalog.keywordResults = { readings: [], regions: [], stays: [] };
		});
		const box = await typed("없는곳");
		expect(await screen.findByText("'없는곳'에 대한 검색 결과가 없습니다.")).toBeTruthy();
		expect(screen.queryByText("검색된 지역이 없습니다.")).toBeNull();
		memory.catalog.failure = { kind: "unreachable" };
		fireEvent.change(box, { target: { value: "부산" } });
		expect((await screen.findByRole("alert")).textContent).toContain(
			"검색하지 못했어요. 잠시 후 다시 시도해 주세요.",
		);
		memory.catalog.failure = null;
		fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
		expect(await screen.findByText("'부산'에 대한 검색 결과가 없습니다.")).toBeTruthy();
		expect(screen.queryByRole("alert")).toBeNull();
	});

	it("selects the marked place on Enter, but not while a syllable is being composed [SEARCH-KW-12]", async () => {
		const { viewModel } = showBar(found);
		const box = await typed("부산");
		await screen.findByRole("option");
		fireEvent.keyDown(box, { key: "ArrowDown" });
		expect(box.getAttribute("aria-activedescendant")).toBe(screen.getByRole("option").id);
		fireEvent.keyDown(box, { key: "Enter", isComposing: true });
		expect(viewModel.panel).toBe("keyword");
		expect(fireEvent.keyDown(box, { key: "Enter" })).toBe(false);
		expect([viewModel.draft.searchText, viewModel.panel]).toEqual(["부산", "calendar"]);
	});

	it("clears the mark when it changes or when the mark moves past the last option", async () => {
		showBar(found);
		const box = await typed("부산");
		await screen.findByRole("option");
		const isMarked = () => screen.queryByRole("option", { selected: true }) !== null;
		expect(fireEvent.keyDown(box, { key: "ArrowDown" })).toBe(false);
		expect(isMarked()).toBe(true);
		fireEvent.keyDown(box, { key: "ArrowDown" });
		expect(isMarked()).toBe(false);
		fireEvent.keyDown(box, { key: "ArrowUp" });
		expect(isMarked()).toBe(true);
		fireEvent.change(box, { target: { value: "부산역" } });
		expect(isMarked()).toBe(false);
		// Other keys belong to the text box.
		expect(fireEvent.keyDown(box, { key: "ArrowLeft" })).toBe(true);
	});

	it("is searched for on Enter when nothing is marked; an empty text does nothing [SEARCH-BAR-02]", async () => {
		const { memory } = showBar();
		const box = await openKeyword();
		fireEvent.keyDown(box, { key: "Enter" });
		const gone = () => memory.pageNavigation.visited.slice(1);
		expect(gone()).toEqual([]);
		fireEvent.change(box, { target: { value: "부산" } });
		fireEvent.keyDown(box, { key: "Enter" });
		await waitFor(() => expect(gone().join()).toMatch(/^\/search\?.*searchText=%EB%B6%80/));
	});

	it("is searched for once, even while its last syllable is being composed [SEARCH-KW-07]", async () => {
		const { memory } = showBar(found);
		const box = await openKeyword();
		fireEvent.compositionStart(box);
		for (const value of ["ㅂ", "부", "붓", "부사", "부산"]) fireEvent.change(box, { target: { value } });
		await waitFor(() => expect(memory.catalog.searched).toEqual(["부산"]));
		// The next input completes the syllable, and the text stays the same.
		fireEvent.compositionEnd(box);
		await new Promise((resolve) => setTimeout(resolve, debounceMs + 50));
		expect(memory.catalog.searched).toEqual(["부산"]);
	});
});
