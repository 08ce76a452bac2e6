import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ok } from "#domain/shared/Result.ts";
import { condition, exampleThemeStays } from "#tests/support/contentFixtures.ts";
import { hydratedScreen } from "#tests/support/hydratedScreen.tsx";
import { screenApp } from "#tests/support/screenApp.ts";
import { resetViewport, setWidth } from "#tests/support/viewport.ts";
import { SearchScreen } from "#ui/screens/search/SearchScreen.tsx";

afterEach(resetViewport);

const facets = { priceSteps: [], stars: [{ stars: 4, count: 1 }], facilities: [] } as const;

it("keeps the last answer in sight, marked as busy, while a filter asks for the next [DEC-058] [DEC-059]", async () => {
	setWidth(1440);
	const { app, memory } = screenApp();
	const [stay] = await exampleThemeStays();
	if (!stay) throw new Error("the theme has a stay");
	const others = Array.from({ length: 12 }, (_, index) => ({
		...stay,
		id: stay.id + 1 + index,
		name: `연희 마당 호텔 ${index}`,
	}));
	const first = { stays: [stay], total: 1, page: 1, facets };
	const { container, complaints } = await hydratedScreen(
		app,
		"/search",
		<SearchScreen snapshot={{ condition, first }} />,
	);
	expect(complaints).toEqual([]);
	let answer = () => {};
	memory.catalog.find = () =>
		new Promise((resolve) => {
			answer = () => resolve(ok({ ...first, stays: others, total: 12 }));
		});
	const names = () =>
		[...container.querySelectorAll("[aria-busy] article h3")].map(({ textContent }) => textContent);
	const busy = () => container.querySelector("ul[aria-busy]")?.getAttribute("aria-busy");

	fireEvent.click(within(container).getByRole("checkbox", { name: /^4성급/ }));
	expect([names(), busy()]).toEqual([[stay.name], "true"]);
	await act(async () => answer());
	await waitFor(() => expect([names(), busy()]).toEqual([others.map(({ name }) => name), "false"]));
});
