import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { leaveBars, openKeyword, showBar } from "./showBar.tsx";

afterEach(leaveBars);

describe("the search bar", () => {
	it("has three fields and a search button [SEARCH-BAR-01]", () => {
		showBar();
		const bar = screen.getByRole("button", { name: "검색" }).parentElement as HTMLElement;
		const names = within(bar)
			.getAllByRole("button")
			.map((button) => button.textContent);
		expect(names).toHaveLength(4);
		expect(names.join(" ")).toMatch(/서울.*12\.6\(일\) ~ 12\.7\(월\).*성인 2명 · 아동 0명.*검색/);
	});

	it("opens a text box with recent searches while it is empty, also after clearing it [SEARCH-KW-01] [SEARCH-KW-02] [SEARCH-KW-03] [SEARCH-KW-10]", async () => {
		showBar((memory) => {
			memory.recentSearches.write({
				...memory.recentSearches.read(),
				keyword: [{ name: "바다뷰", kind: "keyword" }],
			});
		});
		const box = await openKeyword();
		expect(await screen.findByText("바다뷰")).toBeTruthy();
		fireEvent.change(box, { target: { value: "부산" } });
		await waitFor(() => expect(screen.queryByText("바다뷰")).toBeNull());
		fireEvent.click(screen.getByRole("button", { name: /지우기/ }));
		expect(await screen.findByText("바다뷰")).toBeTruthy();
		expect((box as HTMLInputElement).value).toBe("");
	});

	it("says that there are no recent searches, and that the tabs failed to load [ERR-ACT-05] [ERR-ACT-09] [SEARCH-KW-14]", async () => {
		showBar((memory) => {
			memory.catalog.failure = { kind: "unreachable" };
		});
		await openKeyword();
		expect(await screen.findByText("최근 검색 내역이 없습니다.")).toBeTruthy();
		expect(await screen.findByText("탭 목록을 불러오지 못했습니다.")).toBeTruthy();
	});

	it.each([
		{ answer: ["부평", "부산"], marked: "부산", why: "keeps the mark on the place of the same name" },
		{ answer: ["부평"], marked: undefined, why: "marks nothing where that place is not among the results" },
	])("$why when the results replace the suggestions", async ({ answer, marked }) => {
		const code = { nationCode: "KR", area: 0, subArea: 0 };
		showBar((memory) => {
			memory.catalog.tabList = [{ id: 1, title: "국내", categoryName: "국내" }];
			memory.catalog.areaList = ["부산", "서울"].map((name) => ({
				...code,
				name,
				cityCode: name,
				imageUrl: null,
			}));
			memory.catalog.keywordResults = {
				readings: [],
				regions: answer.map((name) => ({
					...code,
					kind: "location",
					name,
					detail: "대한민국",
					cityCode: name,
				})),
				stays: [],
			};
		});
		const box = await openKeyword();
		await screen.findByText("부산");
		fireEvent.change(box, { target: { value: "부" } });
		const isMarked = () => screen.queryByRole("option", { selected: true })?.textContent?.slice(0, 2);
		fireEvent.keyDown(box, { key: "ArrowDown" });
		expect(isMarked()).toBe("부산");
		await screen.findByText("부평");
		expect(isMarked()).toBe(marked);
		fireEvent.keyDown(box, { key: "ArrowUp" });
		expect(isMarked()).toBe("부평");
	});

	it("lists the place of that name before other readings of the text, and stays last [DEC-193]", async () => {
		const code = { nationCode: "KR", area: 0, subArea: 0, cityCode: "BUSAN" };
		showBar((memory) => {
			memory.catalog.keywordResults = {
				readings: [{ label: "부산 · 호텔", searchText: "부산 호텔", count: 16 }],
				regions: [{ ...code, kind: "location", name: "부산", detail: "대한민국" }],
				stays: [
					{
						kind: "product",
						stayId: 1,
						nationCode: "KR",
						cityCode: "BUSAN",
						name: "부산 스테이",
						detail: "부산광역시",
					},
				],
			} as unknown as typeof memory.catalog.keywordResults;
		});
		const box = await openKeyword();
		fireEvent.change(box, { target: { value: "부산" } });
		await screen.findByText("부산 스테이");
		expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
			"부산대한민국",
			"부산 · 호텔 16곳",
			"부산 스테이부산광역시",
		]);
	});
});
