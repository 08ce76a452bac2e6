import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { noRecents } from "#domain/search/recents.ts";
import type { PopularArea } from "#domain/stay/PopularDestination.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { SearchBar } from "#ui/search-bar/SearchBar.tsx";
import { SearchBarViewModel } from "#ui/search-bar/SearchBarViewModel.ts";

type Memory = ReturnType<typeof screenApp>["memory"];

let leave: () => void = () => undefined;
afterEach(() => leave());

/** The bar on a page that has something else to press, too. */
function show(change: (memory: Memory) => void = () => undefined, at: "hero" | "section" = "section") {
	const { app, memory } = screenApp();
	change(memory);
	const viewModel = new SearchBarViewModel(app);
	const stop = viewModel.activate();
	const sent: string[] = [];
	const shown = render(
		<AppProvider value={app}>
			<MemoryRouter>
				<SearchBar viewModel={viewModel} place={at} onSearched={() => sent.push("searched")} />
				<button type="button">다른 곳</button>
			</MemoryRouter>
		</AppProvider>,
	);
	leave = () => {
		shown.unmount();
		stop();
	};
	return { viewModel, memory, sent };
}

const field = (name: RegExp) => screen.getByRole("button", { name });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const place = { nationCode: "KR", cityCode: "BUSAN", area: 3, subArea: 4 };
const haeundae: PopularArea = { ...place, name: "해운대", imageUrl: null };

const openKeyword = async () => {
	press(/여행지/);
	return (await screen.findByRole("combobox")) as HTMLInputElement;
};

const withTabs = (memory: Memory) => {
	memory.catalog.tabList = [
		{ id: 1, title: "국내", categoryName: "국내" },
		{ id: 2, title: "일본", categoryName: "해외" },
	];
	memory.catalog.areaList = [haeundae];
};

describe("the keyword panel", () => {
	it("has the focus in its text box, which names its list only while there is one [SEARCH-KW-01]", async () => {
		show();
		const box = await openKeyword();
		await waitFor(() => expect(document.activeElement).toBe(box));
		expect(box.getAttribute("aria-controls")).toBeNull();
		expect(box.getAttribute("aria-expanded")).toBe("false");
		fireEvent.change(box, { target: { value: "부산" } });
		const list = screen.getByRole("listbox", { name: "여행지 또는 숙소 검색" });
		expect(box.getAttribute("aria-controls")).toBe(list.id);
	});

	it("lists what was searched, one list after the other, and takes away one or all of it [SEARCH-KW-03, SEARCH-KW-04, DEC-048]", async () => {
		const { memory } = show((memory) => {
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
		press("바다뷰 삭제");
		await waitFor(() => expect(names()).toEqual(["해운대", "해운대 스테이"]));
		press("전체 삭제");
		await waitFor(() => expect(names()).toEqual([]));
		expect(screen.getByText("최근 검색 내역이 없습니다.")).toBeTruthy();
		expect(screen.queryByRole("button", { name: "전체 삭제" })).toBeNull();
		expect(memory.recentSearches.lists).toEqual(noRecents);
	});

	it("goes on to the calendar with a place that was searched before [SEARCH-KW-03]", async () => {
		const { viewModel } = show((memory) => {
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

	it("shows the places of a nation's tab and takes the one that is pressed [SEARCH-KW-05, SEARCH-KW-06]", async () => {
		const { viewModel, memory } = show(withTabs);
		await openKeyword();
		const popular = screen.getByRole("region", { name: "인기 여행지" });
		expect(await within(popular).findByRole("button", { name: "해운대" })).toBeTruthy();
		expect(within(popular).queryByRole("status")).toBeNull();
		const tabs = within(popular).getAllByRole("tab");
		expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("aria-selected")])).toEqual([
			["국내", "true"],
			["일본", "false"],
		]);
		memory.catalog.areaList = [{ ...haeundae, name: "오사카" }];
		fireEvent.click(screen.getByRole("tab", { name: "일본" }));
		fireEvent.click(await within(popular).findByRole("button", { name: "오사카" }));
		expect([viewModel.draft.searchText, viewModel.panel]).toEqual(["오사카", "calendar"]);
	});

	it("asks again for tabs and for places that could not be had [DEC-051, ERR-ACT-05]", async () => {
		const { memory } = show((memory) => {
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

	it("is asked about, and what was found is told [SEARCH-KW-07, SEARCH-KW-08]", async () => {
		show(found);
		await typed("부산");
		expect(await screen.findByText("검색하고 있어요.")).toBeTruthy();
		expect(await screen.findByText("지역 1건, 숙소 0건을 찾았어요.")).toBeTruthy();
		const groups = screen.getAllByRole("group").map(({ textContent }) => textContent);
		expect(groups).toEqual(["지역부산대한민국", "숙소검색된 숙소가 없습니다."]);
		expect(screen.getByRole("combobox").getAttribute("aria-expanded")).toBe("true");
		expect(screen.queryByRole("region", { name: "인기 여행지" })).toBeNull();
	});

	it("that finds stays alone says that there are no places [SEARCH-KW-08]", async () => {
		show((memory) => {
			memory.catalog.keywordResults = {
				readings: [],
				regions: [],
				stays: [{ ...place, kind: "product", stayId: 7, name: "부산 스테이", detail: "" }],
			} as unknown as typeof memory.catalog.keywordResults;
		});
		await typed("스테이");
		expect(await screen.findByText("검색된 지역이 없습니다.")).toBeTruthy();
		expect(screen.queryByText("검색된 숙소가 없습니다.")).toBeNull();
		expect(screen.getByRole("option").textContent).toBe("부산 스테이");
	});

	it("that finds nothing is named in the answer, one that could not be asked about says so [SEARCH-KW-08]", async () => {
		const { memory } = show((memory) => {
			memory.catalog.keywordResults = { readings: [], regions: [], stays: [] };
		});
		const box = await typed("없는곳");
		expect(await screen.findByText("'없는곳'에 대한 검색 결과가 없습니다.")).toBeTruthy();
		expect(screen.queryByText("검색된 지역이 없습니다.")).toBeNull();
		memory.catalog.failure = { kind: "unreachable" };
		fireEvent.change(box, { target: { value: "부산" } });
		expect(await screen.findByText("검색하지 못했어요. 잠시 후 다시 시도해 주세요.")).toBeTruthy();
	});

	it("takes the marked place with Enter, and not while a syllable is composed [SEARCH-KW-12]", async () => {
		const { viewModel } = show(found);
		const box = await typed("부산");
		await screen.findByRole("option");
		fireEvent.keyDown(box, { key: "ArrowDown" });
		expect(box.getAttribute("aria-activedescendant")).toBe(screen.getByRole("option").id);
		fireEvent.keyDown(box, { key: "Enter", isComposing: true });
		expect(viewModel.panel).toBe("keyword");
		expect(fireEvent.keyDown(box, { key: "Enter" })).toBe(false);
		expect([viewModel.draft.searchText, viewModel.panel]).toEqual(["부산", "calendar"]);
	});

	it("loses the mark when it changes; past the last place nothing is marked [SEARCH-KW-12]", async () => {
		show(found);
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
		// other keys are the text box's own
		expect(fireEvent.keyDown(box, { key: "ArrowLeft" })).toBe(true);
	});

	it("is searched for with Enter when nothing is marked; without one Enter does nothing [SEARCH-BAR-02]", async () => {
		const { memory } = show();
		const box = await openKeyword();
		fireEvent.keyDown(box, { key: "Enter" });
		const gone = () => memory.pageNavigation.visited.slice(1);
		expect(gone()).toEqual([]);
		fireEvent.change(box, { target: { value: "부산" } });
		fireEvent.keyDown(box, { key: "Enter" });
		await waitFor(() => expect(gone().join()).toMatch(/^\/search\?.*searchText=%EB%B6%80/));
	});

	it("is not asked about while a syllable is composed [SEARCH-KW-07]", async () => {
		const { viewModel } = show(found);
		const box = await openKeyword();
		fireEvent.compositionStart(box);
		expect(viewModel.isComposing).toBe(true);
		fireEvent.compositionEnd(box);
		expect(viewModel.isComposing).toBe(false);
	});
});

describe("what a typed text offers", () => {
	const results = (memory: Memory, found: Partial<Record<"readings" | "regions" | "stays", unknown[]>>) => {
		memory.catalog.keywordResults = {
			readings: [],
			regions: [],
			stays: [],
			...found,
		} as unknown as typeof memory.catalog.keywordResults;
	};
	const region = (name: string, detail = "") => ({ ...place, kind: "location", name, detail });
	const reading = { label: "부산 · 호텔", searchText: "부산 호텔", count: 16 };
	const stay = { ...place, kind: "product", stayId: 7, name: "부산 스테이", detail: "" };
	const options = () => screen.getAllByRole("option");
	const type = async (text: string) => {
		const box = await openKeyword();
		await screen.findByRole("button", { name: "해운대" });
		fireEvent.change(box, { target: { value: text } });
		return box;
	};

	it("are places it may mean, until something is found and where nothing is [DEC-045]", async () => {
		const { memory, viewModel } = show((memory) => {
			withTabs(memory);
			results(memory, {});
		});
		const box = await type("해운");
		expect(options().map(({ textContent }) => textContent)).toEqual(["해운대"]);
		expect(screen.getByRole("group").textContent).toBe("혹시 이곳을 찾으셨나요?해운대");
		await screen.findByText("'해운'에 대한 검색 결과가 없습니다.");
		expect(options()).toHaveLength(1);
		results(memory, { regions: [region("해운대구")] });
		fireEvent.change(box, { target: { value: "해운대" } });
		await screen.findByText("해운대구");
		expect(options()).toHaveLength(1);
		results(memory, { readings: [reading] });
		fireEvent.change(box, { target: { value: "해운대 호텔" } });
		await screen.findByText("부산 · 호텔 16곳");
		expect(options()).toHaveLength(1);
		expect(screen.queryByText("검색된 지역이 없습니다.")).toBeNull();
		expect(screen.queryByText("검색된 숙소가 없습니다.")).toBeNull();
		results(memory, { stays: [stay] });
		fireEvent.change(box, { target: { value: "해운대 스테이" } });
		await screen.findByText("부산 스테이");
		expect(options()).toHaveLength(1);
		viewModel.close();
	});

	it("has an icon each and a number of its own in the list, whichever kind it is [SEARCH-KW-08]", async () => {
		show((memory) => {
			withTabs(memory);
			results(memory, {
				readings: [reading],
				regions: [region("부산"), region("부산진")],
				stays: [stay, stay],
			});
		});
		await type("부산");
		await screen.findAllByText("부산 스테이");
		expect(new Set(options().map(({ id }) => id)).size).toBe(5);
		for (const option of options()) {
			expect(option.querySelector("svg")).not.toBeNull();
			expect(option.querySelectorAll("span span span, span + span > span").length).toBeGreaterThan(0);
		}
		expect(options()[0]?.textContent).toBe("부산");
	});

	it("is taken with a press: a reading is searched for, a stay opened, a place taken [SEARCH-KW-12]", async () => {
		const { memory, viewModel } = show((memory) => {
			withTabs(memory);
			results(memory, { readings: [reading], regions: [region("부산")], stays: [stay] });
		});
		const box = await type("부산");
		fireEvent.click(await screen.findByText("부산 스테이"));
		expect(viewModel.panel).toBe("none");
		await waitFor(() => expect(memory.windows.opened.join()).toContain("/products/7"));
		viewModel.open("keyword");
		fireEvent.change(await screen.findByRole("combobox"), { target: { value: "부산 호" } });
		fireEvent.click(await screen.findByText("부산 · 호텔 16곳"));
		await waitFor(() => expect(memory.pageNavigation.visited.at(-1)).toContain("/search?"));
		viewModel.open("keyword");
		fireEvent.change(await screen.findByRole("combobox"), { target: { value: "부산ㅇ" } });
		fireEvent.change(screen.getByRole("combobox"), { target: { value: "부산역" } });
		await waitFor(() => expect(options().length).toBeGreaterThan(0));
		fireEvent.click(await screen.findByText("부산", { selector: "[role=option] *" }));
		expect([viewModel.draft.searchText, viewModel.panel]).toEqual(["부산", "calendar"]);
		expect(box.isConnected).toBe(false);
	});

	it("is marked from below with the arrow up, brought into sight, and kept apart from its namesakes [SEARCH-KW-12]", async () => {
		show((memory) => {
			withTabs(memory);
			results(memory, {
				regions: [region("중구", "서울"), region("중구", "부산")],
				stays: [{ ...stay, name: "중구" }],
			});
		});
		const box = await type("중구");
		await waitFor(() => expect(options()).toHaveLength(3));
		const seen: unknown[] = [];
		for (const option of options()) option.scrollIntoView = (how) => seen.push([option.id, how]);
		const marked = () => options().findIndex((option) => option.getAttribute("aria-selected") === "true");
		fireEvent.keyDown(box, { key: "ArrowUp" });
		expect(marked()).toBe(2);
		expect(seen).toEqual([[options()[2]?.id, { block: "nearest" }]]);
		fireEvent.keyDown(box, { key: "ArrowUp" });
		expect(marked()).toBe(1);
		fireEvent.keyDown(box, { key: "ArrowUp" });
		expect(marked()).toBe(0);
		fireEvent.keyDown(box, { key: "ArrowDown" });
		expect(marked()).toBe(1);
	});

	it("has a button that empties the box only while something stands in it [SEARCH-KW-02]", async () => {
		show(withTabs);
		const box = await openKeyword();
		expect(screen.queryByRole("button", { name: /지우기/ })).toBeNull();
		fireEvent.change(box, { target: { value: "부" } });
		box.blur();
		press(/지우기/);
		expect(document.activeElement).toBe(box);
	});
});

describe("the fields of the search bar", () => {
	it("stand over a picture or in the header's section", () => {
		show(undefined, "section");
		expect(screen.getByRole("button", { name: "검색" }).parentElement?.className).toMatch(/section/);
		leave();
		show(undefined, "hero");
		expect(screen.getByRole("button", { name: "검색" }).parentElement?.className).not.toMatch(
			/section|false/,
		);
	});

	it.each([
		[/여행지/, "sheet anchor lg"],
		[/체크인 \/ 체크아웃/, "sheet anchor lg"],
		[/인원/, "sheet anchor end"],
	])("lay their panel where it has its room: %s [SEARCH-BAR-01]", async (name, where) => {
		const { viewModel } = show();
		press(name);
		const panel = await screen.findByRole("dialog");
		expect(panel.className.replaceAll(/_[0-9a-f]{6}\b|\b_/g, "")).toBe(where);
		fireEvent.keyDown(panel, { key: "Escape" });
		fireEvent(panel, new Event("cancel", { cancelable: true }));
		await waitFor(() => expect(viewModel.panel).toBe("none"));
	});

	it("tell what nights cost where there is one place, and say where there is none [SEARCH-CAL-01]", async () => {
		show();
		press(/체크인/);
		const note = "날짜별 최저 요금을 불러오고 있어요.";
		await waitFor(() => expect(screen.queryByText(note)).toBeNull());
		expect(screen.getByText(/날짜 아래는|한 도시를 고르면|날짜별 요금을 불러오지/)).toBeTruthy();
	});

	it("tell the dates as they are chosen [SEARCH-BAR-01]", async () => {
		const { viewModel } = show();
		viewModel.selectDates({ checkInDate: viewModel.draft.checkInDate, checkOutDate: null });
		await waitFor(() => expect(field(/체크인/).textContent).toMatch(/12\.6\(일\) ~ 미정/));
		viewModel.selectDates({ checkInDate: null, checkOutDate: null });
		await waitFor(() => expect(field(/체크인/).textContent).toMatch(/날짜 선택/));
	});

	it.each([
		[/여행지/, "어디로 떠나세요?"],
		[/체크인 \/ 체크아웃/, "언제 머무르세요?"],
		[/인원/, "누구와 함께하세요?"],
	])("open a panel of their own: %s [SEARCH-BAR-01]", async (name, title) => {
		const { viewModel } = show();
		expect(field(name).getAttribute("aria-expanded")).toBe("false");
		press(name);
		expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
		expect(field(name).getAttribute("aria-expanded")).toBe("true");
		fireEvent.mouseDown(screen.getByText("다른 곳"));
		expect(viewModel.panel).toBe("none");
	});

	it("give the focus back when their panel closes, the guests' panel to the search button [SEARCH-BAR-01]", async () => {
		const { viewModel } = show();
		press(/인원/);
		fireEvent.click(await screen.findByRole("button", { name: "확인" }));
		await waitFor(() => expect(viewModel.panel).toBe("none"));
		expect((document.activeElement as HTMLElement).textContent).toBe("검색");
		press(/인원/);
		await screen.findByRole("button", { name: "확인" });
		viewModel.close();
		await waitFor(() => expect(document.activeElement).toBe(field(/인원/)));
	});

	it("send the search, and tell who surrounds them [SEARCH-BAR-02]", async () => {
		const { memory, sent } = show();
		press("검색");
		await waitFor(() => expect(sent).toEqual(["searched"]));
		expect(memory.pageNavigation.visited).toHaveLength(2);
	});

	it("change dates and guests in their panels [SEARCH-CAL-01, SEARCH-GUEST-01]", async () => {
		const { viewModel } = show();
		press(/인원/);
		fireEvent.click(await screen.findByRole("button", { name: /아동.*(더하기|늘리기|추가|1명)/ }));
		expect(viewModel.draft.childAges).toHaveLength(1);
		press(/체크인/);
		const days = await screen.findAllByRole("button", { name: /12월 8일/ });
		fireEvent.click(days[0] as HTMLElement);
		expect(viewModel.draft.checkInDate).toBe("2026-12-08");
		fireEvent.click((await screen.findAllByRole("button", { name: /12월 9일/ }))[0] as HTMLElement);
		fireEvent.click(screen.getByRole("button", { name: /확인/ }));
		expect([viewModel.draft.checkOutDate, viewModel.panel]).toEqual(["2026-12-09", "guests"]);
	});
});
