import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { spy } from "mobx";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { defaultChoices } from "#domain/search/listChoices.ts";
import { noFacets } from "#domain/search/StayResults.ts";
import { ok } from "#domain/shared/Result.ts";
import { condition, exampleThemeStays } from "#tests/support/contentFixtures.ts";
import { hydratedScreen } from "#tests/support/hydratedScreen.tsx";
import { screenApp } from "#tests/support/screenApp.ts";
import { resetViewport, setWidth } from "#tests/support/viewport.ts";
import { SearchScreen } from "#ui/screens/search/SearchScreen.tsx";

afterEach(resetViewport);

const facets = { ...noFacets, stars: { total: 1, options: [{ value: "4", name: null, count: 1 }] } };

/** Returns this many stays with different names. */
async function staysOf(count: number) {
	const [stay] = await exampleThemeStays();
	if (!stay) throw new Error("the theme has a stay");
	return Array.from({ length: count }, (_, index) => ({
		...stay,
		id: stay.id + index,
		name: `연희 마당 호텔 ${index}`,
	}));
}

it("the last results stay visible, marked as busy, while a filter loads the next ones [DEC-058] [DEC-059]", async () => {
	setWidth(1440);
	const { app, memory } = screenApp();
	const [stay, ...others] = await staysOf(13);
	if (!stay) throw new Error("there is a stay");
	const list = { stays: [stay], total: 1, facets, reading: null, help: null };
	const { container, complaints } = await hydratedScreen(
		app,
		"/search",
		<SearchScreen snapshot={{ condition, choices: defaultChoices, list }} />,
	);
	expect(complaints).toEqual([]);
	let answer: (() => void) | undefined;
	memory.catalog.find = () =>
		new Promise((resolve) => {
			answer = () => resolve(ok({ ...list, stays: others, total: 12 }));
		});
	const names = () =>
		[...container.querySelectorAll("[aria-busy] article h3")].map(({ textContent }) => textContent);
	const busy = () => container.querySelector("ul[aria-busy]")?.getAttribute("aria-busy");

	const takeOff = () => within(container).queryByRole("button", { name: "4성급 해제" });
	const box = within(container).getByRole<HTMLInputElement>("checkbox", { name: /^4성급/ });
	fireEvent.click(box);
	// The pressed control is updated first; its other effects, and the request, follow after it has been painted.
	expect([box.checked, names(), busy(), takeOff()]).toEqual([true, [stay.name], "false", null]);
	await waitFor(() => expect(answer).toBeDefined());
	expect([names(), busy()]).toEqual([[stay.name], "true"]);
	expect(takeOff()).toBeTruthy();
	await act(async () => answer?.());
	await waitFor(() => expect([names(), busy()]).toEqual([others.map(({ name }) => name), "false"]));
});

it("only the first results are rendered beneath a phone's filters, and the rest once these are closed [DEC-058]", async () => {
	setWidth(390);
	const { app, memory } = screenApp();
	const stays = await staysOf(12);
	const list = { stays, total: 12, facets, reading: null, help: null };
	memory.catalog.find = async () => ok({ ...list, stays: stays.toReversed() });
	const { container } = await hydratedScreen(
		app,
		"/search",
		<SearchScreen snapshot={{ condition, choices: defaultChoices, list }} />,
	);
	const places = () =>
		[...container.querySelectorAll("[data-place] h3")].map(({ textContent }) => textContent);
	const names = stays.map(({ name }) => name);
	expect(places()).toEqual(names);
	fireEvent.click(within(container).getByRole("button", { name: "필터" }));
	expect(places()).toEqual(names);
	fireEvent.click(await within(container).findByRole("checkbox", { name: /^4성급/ }));
	const first = names.toReversed().slice(0, 3);
	await waitFor(() => expect(places()).toEqual(first));
	// Time for the rest, in case it should happen.
	await act(() => new Promise((later) => setTimeout(later, 100)));
	expect(places()).toEqual(first);
	fireEvent.click(within(container).getByRole("button", { name: /개 숙소 보기|보기$/ }));
	await waitFor(() => expect(places()).toEqual(names.toReversed()));
});

it("a filter re-renders what it changes, not the whole screen [DEC-058]", async () => {
	setWidth(1440);
	const { app, memory } = screenApp();
	memory.catalog.find = () => new Promise(() => {});
	const list = { stays: await exampleThemeStays(), total: 1, facets, reading: null, help: null };
	const { container } = await hydratedScreen(
		app,
		"/search",
		<SearchScreen snapshot={{ condition, choices: defaultChoices, list }} />,
	);
	const drawn = new Set<unknown>();
	onTestFinished(spy((event) => event.type === "reaction" && drawn.add(event.name)));
	const box = within(container).getByRole<HTMLInputElement>("checkbox", { name: /^4성급/ });
	fireEvent.click(box);
	expect(box.checked).toBe(true);
	expect(drawn).toContain("observerGroup");
	expect([...drawn]).toEqual(["observerGroup"]);
	await waitFor(() => expect(drawn).toContain("observerResultTools"));
	expect([...drawn]).not.toEqual(expect.arrayContaining(["observerSearchScreen"]));
	expect([...drawn]).not.toEqual(expect.arrayContaining(["observerMapSide"]));
});

it("a note next to the sort order explains the ranking and that there are no paid placements [DEC-059]", async () => {
	const { app } = screenApp();
	const list = { stays: await exampleThemeStays(), total: 1, facets, reading: null, help: null };
	const { container } = await hydratedScreen(
		app,
		"/search",
		<SearchScreen snapshot={{ condition, choices: defaultChoices, list }} />,
	);
	const about = within(container);
	fireEvent.click(about.getByRole("button", { name: "추천순은 어떻게 정해지나요?" }));
	const sheet = await about.findByRole("dialog", { name: "추천순은 이렇게 정해져요" });
	expect(within(sheet).getAllByRole("listitem").length).toBeGreaterThan(2);
	expect(within(sheet).getByText("광고는 없어요")).toBeTruthy();
	fireEvent.click(within(sheet).getByRole("button", { name: /닫기/ }));
	await waitFor(() => expect(about.queryByRole("dialog")).toBeNull());
});

it.each([
	["", ["조용한"], true],
	["강릉 숙소", ["조용한"], true],
	["", [], false],
])(
	"a notice says that words were left out of the search '%s': %j [DEC-193]",
	async (title, unknown, isSaid) => {
		const reading = {
			title,
			chips: [],
			unknown,
			around: null,
			settledText: "",
			guests: null,
			dates: null,
		};
		const list = { stays: [], total: 0, facets, reading, help: null };
		const { container } = await hydratedScreen(
			screenApp().app,
			"/search",
			<SearchScreen snapshot={{ condition, choices: defaultChoices, list }} />,
		);
		expect(container.textContent?.includes("‘조용한’은 빼고 찾았어요.")).toBe(isSaid);
	},
);

it("keyboard users can skip the filters next to the list", async () => {
	setWidth(1440);
	const { app } = screenApp();
	const list = { stays: await exampleThemeStays(), total: 1, facets, reading: null, help: null };
	const { container } = await hydratedScreen(
		app,
		"/search",
		<SearchScreen snapshot={{ condition, choices: defaultChoices, list }} />,
	);
	const filters = within(container).getByRole("complementary", { name: "필터" });
	const [first] = filters.querySelectorAll<HTMLElement>("a, button, input");
	expect(first?.textContent).toBe("검색 결과로 바로가기");
	const target = container.querySelector(first?.getAttribute("href") ?? "nothing");
	expect(target?.contains(within(container).getByRole("article"))).toBe(true);
	expect(target?.contains(filters)).toBe(false);
});
