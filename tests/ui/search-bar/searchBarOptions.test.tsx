import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { leaveBars, type Memory, openKeyword, place, press, showBar, withTabs } from "./showBar.tsx";

afterEach(leaveBars);

describe("the options for a typed text", () => {
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

	it("are suggested places until results arrive, or if there are none [DEC-045]", async () => {
		const { memory, viewModel } = showBar((memory) => {
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
		results(memory, { regions: [region("해운대역")], stays: [stay] });
		fireEvent.change(box, { target: { value: "해운" } });
		await screen.findByText("해운대역");
		expect(options()).toHaveLength(2);
		results(memory, { readings: [reading], regions: [region("해운대동")] });
		fireEvent.change(box, { target: { value: "해운대" } });
		await screen.findByText("해운대동");
		expect(options()).toHaveLength(2);
		viewModel.close();
	});

	it("include suggested places above the previous results when the text triggers no call [DEC-045]", async () => {
		const { memory } = showBar((memory) => {
			withTabs(memory);
			results(memory, { regions: [region("부산역")] });
		});
		const box = await type("부산");
		await screen.findByText("부산역");
		fireEvent.change(box, { target: { value: "ㅎㅇ" } });
		await waitFor(() =>
			expect(options().map(({ textContent }) => textContent)).toEqual(["해운대", "부산역"]),
		);
		expect(memory.catalog.searched).toEqual(["부산"]);
	});

	it("select a suggested place on click [DEC-045]", async () => {
		const { viewModel } = showBar(withTabs);
		await type("해운");
		fireEvent.click(screen.getByRole("option"));
		expect([viewModel.draft.searchText, viewModel.panel]).toEqual(["해운대", "calendar"]);
	});

	it("include recent searches, each name once, matched by initial consonants and the other keyboard layout [DEC-045]", async () => {
		const { memory, viewModel } = showBar((memory) => {
			withTabs(memory);
			memory.recentSearches.write({
				location: [{ kind: "location", name: "해운대", place: { ...place, searchText: "해운대" } }],
				keyword: [{ kind: "keyword", name: "해변 펜션" }],
				product: [{ kind: "product", name: "해솔 호텔", stayId: 7 }],
			});
		});
		await type("ㅎㅇㄷ");
		expect(options().map(({ textContent }) => textContent)).toEqual(["해운대"]);
		fireEvent.change(screen.getByRole("combobox"), { target: { value: "ㅎ" } });
		await waitFor(() => expect(options()).toHaveLength(3));
		fireEvent.change(screen.getByRole("combobox"), { target: { value: "gothf" } });
		await waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual(["해솔 호텔"]));
		fireEvent.click(screen.getByRole("option"));
		await waitFor(() => expect(memory.windows.opened.join()).toContain("/products/7"));
		expect(viewModel.panel).toBe("none");
	});

	it("have an icon and a unique id each, whatever their kind", async () => {
		showBar((memory) => {
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

	it("act on click: a reading is searched for, a stay is opened, a place is selected [SEARCH-KW-12]", async () => {
		const { memory, viewModel } = showBar((memory) => {
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

	it("can be marked from the bottom with ArrowUp, scroll into view, and are distinct even with equal names", async () => {
		showBar((memory) => {
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

	it.each([
		["a place of its name when it is found", { regions: [region("해운대", "부산")] }, true],
		["nothing when only a stay has its name", { stays: [{ ...stay, name: "해운대" }] }, false],
	])("pass the mark of a suggestion on to %s", async (_what, found, isMarked) => {
		showBar((memory) => {
			withTabs(memory);
			results(memory, found);
		});
		const box = await type("해운");
		fireEvent.keyDown(box, { key: "ArrowDown" });
		expect(box.getAttribute("aria-activedescendant")).toBe(options()[0]?.id);
		await screen.findByText(/건을 찾았어요/);
		expect(options()).toHaveLength(1);
		expect(options()[0]?.getAttribute("aria-selected")).toBe(String(isMarked));
	});

	it("have a clear button only while the box has text [SEARCH-KW-02]", async () => {
		showBar(withTabs);
		const box = await openKeyword();
		expect(screen.queryByRole("button", { name: /지우기/ })).toBeNull();
		fireEvent.change(box, { target: { value: "부" } });
		box.blur();
		press(/지우기/);
		expect(document.activeElement).toBe(box);
	});
});
