import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { runInAction, spy } from "mobx";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { defaultCondition, typedPlace } from "#domain/search/SearchCondition.ts";
import { field, leaveBars, press, showBar } from "./showBar.tsx";

afterEach(leaveBars);

describe("the fields of the search bar", () => {
	it("have one style over a picture and another in the header's section", () => {
		showBar(undefined, "section");
		expect(screen.getByRole("button", { name: "검색" }).parentElement?.className).toMatch(/section/);
		leaveBars();
		showBar(undefined, "hero");
		expect(screen.getByRole("button", { name: "검색" }).parentElement?.className).not.toMatch(
			/section|false/,
		);
	});

	it.each([
		[/여행지/, "sheet anchor lg"],
		[/체크인 \/ 체크아웃/, "sheet anchor lg"],
		[/인원/, "sheet anchor end"],
	])("place their panel where there is room: %s", async (name, where) => {
		const { viewModel } = showBar();
		press(name);
		const panel = await screen.findByRole("dialog");
		expect(panel.className.replaceAll(/_[0-9a-f]{6}\b|\b_/g, "")).toBe(where);
		fireEvent.keyDown(panel, { key: "Escape" });
		fireEvent(panel, new Event("cancel", { cancelable: true }));
		await waitFor(() => expect(viewModel.panel).toBe("none"));
	});

	it("do not re-render when another field's panel opens", () => {
		showBar();
		const drawn: unknown[] = [];
		onTestFinished(spy((event) => event.type === "reaction" && drawn.push(event.name)));
		press(/인원/);
		expect(screen.getByRole("dialog")).toBeTruthy();
		// The panel itself is among them once it is loaded.
		expect(drawn.filter((name) => name === "observerField" || name === "observerSearchBar")).toEqual([
			"observerField",
		]);
	});

	it("show the place the button would search for once typing has ended [SEARCH-BAR-01] [DEC-040]", async () => {
		const { viewModel } = showBar();
		const place = () => field(/여행지/).textContent;
		expect(place()).toMatch(/서울$/);
		act(() => viewModel.open("keyword"));
		act(() => viewModel.type(" 부산 "));
		expect(place()).toMatch(/서울$/);
		act(() => viewModel.close());
		expect(place()).toMatch(/부산$/);
		act(() => viewModel.open("guests"));
		expect(place()).toMatch(/부산$/);
		act(() => viewModel.type(""));
		expect(place()).toMatch(/서울$/);
		act(() =>
			runInAction(() => {
				viewModel.draft = { ...defaultCondition(viewModel.today), ...typedPlace("") };
			}),
		);
		expect(place()).toMatch(/모든 지역$/);
	});

	it("show the dates as they are chosen [SEARCH-BAR-01]", async () => {
		const { viewModel } = showBar();
		viewModel.selectDates({ checkInDate: viewModel.draft.checkInDate, checkOutDate: null });
		await waitFor(() => expect(field(/체크인/).textContent).toMatch(/12\.6\(일\) ~ 미정/));
		viewModel.selectDates({ checkInDate: null, checkOutDate: null });
		await waitFor(() => expect(field(/체크인/).textContent).toMatch(/날짜 선택/));
	});

	it.each([
		[/여행지/, "어디로 떠나세요?"],
		[/체크인 \/ 체크아웃/, "언제 머무르세요?"],
		[/인원/, "누구와 함께하세요?"],
	])("open their own panel: %s", async (name, title) => {
		const { viewModel } = showBar();
		expect(field(name).getAttribute("aria-expanded")).toBe("false");
		press(name);
		expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
		expect(field(name).getAttribute("aria-expanded")).toBe("true");
		fireEvent.mouseDown(screen.getByText("다른 곳"));
		expect(viewModel.panel).toBe("none");
	});

	it("regain the focus when their panel closes, except that confirming guests focuses the search button", async () => {
		const { viewModel } = showBar();
		press(/인원/);
		fireEvent.click(await screen.findByRole("button", { name: "확인" }));
		await waitFor(() => expect(viewModel.panel).toBe("none"));
		expect((document.activeElement as HTMLElement).textContent).toBe("검색");
		press(/인원/);
		await screen.findByRole("button", { name: "확인" });
		viewModel.close();
		await waitFor(() => expect(document.activeElement).toBe(field(/인원/)));
	});

	it("do not take the focus if it has moved elsewhere or to the next panel", async () => {
		const { viewModel } = showBar();
		press(/여행지/);
		await screen.findByRole("dialog");
		const elsewhere = screen.getByRole("button", { name: "다른 곳", hidden: true });
		elsewhere.focus();
		viewModel.close();
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(document.activeElement).toBe(elsewhere);
		press(/여행지/);
		const box = await screen.findByRole("combobox");
		await waitFor(() => expect(document.activeElement).toBe(box));
		viewModel.open("calendar");
		await waitFor(() => expect(field(/체크인/).getAttribute("aria-expanded")).toBe("true"));
		expect(document.activeElement).not.toBe(field(/여행지/));
	});

	it("send the search, and notify their parent [SEARCH-BAR-02]", async () => {
		const { memory, sent } = showBar();
		press("검색");
		await waitFor(() => expect(sent).toEqual(["searched"]));
		expect(memory.pageNavigation.visited).toEqual(["/", expect.stringMatching(/^\/search\?.*adtCnt=2/)]);
	});

	it("change dates and guests in their panels [SEARCH-CAL-01, SEARCH-GUEST-01]", async () => {
		const { viewModel } = showBar();
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
