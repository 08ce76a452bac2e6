import { act, render } from "@testing-library/react";
import { observer } from "mobx-react-lite";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { listQuery, readChoices } from "#domain/search/listChoices.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { noFacets } from "#domain/search/StayResults.ts";
import { ok } from "#domain/shared/Result.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { SearchViewModel } from "#ui/screens/search/SearchViewModel.ts";
import { useListAddress } from "#ui/screens/search/useListAddress.ts";

const List = observer(function List({ viewModel }: { readonly viewModel: SearchViewModel }) {
	useListAddress(viewModel, false);
	return null;
});

/** A list that was come to from the home page, at an address that ends in `choices`. */
async function arrived(choices = "") {
	const { app, memory } = screenApp();
	const list = { stays: [{ id: 1 }], total: 1, facets: noFacets, reading: null, help: null } as never;
	let asked = 0;
	memory.catalog.search = async () => {
		asked += 1;
		return ok(list);
	};
	const condition = defaultCondition(app.environment.today);
	const params = new URLSearchParams(choices);
	const viewModel = new SearchViewModel(app);
	viewModel.restore({ condition, choices: readChoices((key) => params.get(key)), list });
	const address = `/search?${listQuery(condition, viewModel.choices)}`;
	const router = createMemoryRouter(
		[
			{ path: "/", element: null },
			{ path: "/search", element: <List viewModel={viewModel} /> },
		],
		{ initialEntries: ["/", address], initialIndex: 1 },
	);
	render(
		<AppProvider value={app}>
			<RouterProvider router={router} />
		</AppProvider>,
	);
	const look = (view: "list" | "map") => act(async () => viewModel.look(view));
	const back = () => act(() => router.navigate(-1));
	const shown = () => {
		const { pathname, search } = router.state.location;
		return pathname === "/search"
			? [viewModel.choices.view, new URLSearchParams(search).get("view") ?? "list"]
			: pathname;
	};
	return { app, router, viewModel, look, back, shown, asked: () => asked };
}

it("asks for the default dates once those of the address have passed in a page that was left open [SEARCH-COND-09, DEC-042]", async () => {
	const { app, router } = await arrived("sort=priceAsc&view=map");
	const checkIn = () => new URLSearchParams(router.state.location.search).get("checkInDate");
	const sleep = (days: number) =>
		act(async () => {
			const now = app.environment.now + days * 86_400_000;
			app.attachClock({ now: () => now });
			app.keepTime();
		});
	await sleep(11);
	expect([checkIn(), app.environment.today]).toEqual(["2026-12-06", "2026-12-06"]);
	await sleep(1);
	const { checkInDate } = defaultDates(app.environment.today);
	const { pathname, search } = router.state.location;
	expect([pathname, checkIn(), search.endsWith("&sort=priceAsc&view=map")]).toEqual([
		"/search",
		checkInDate,
		true,
	]);
});

describe("Back in a list of stays [DEC-187]", () => {
	it("leads from the map to the list, which is not asked for again, and from there to where one came from", async () => {
		const { look, back, shown, asked } = await arrived();
		await look("map");
		expect(shown()).toEqual(["map", "map"]);
		await back();
		expect([shown(), asked()]).toEqual([["list", "list"], 0]);
		await back();
		expect(shown()).toBe("/");
	});

	it("leads past the map once the list was taken again, however often one has looked at it", async () => {
		const { look, back, shown } = await arrived();
		for (const view of ["map", "list", "map", "list"] as const) await look(view);
		expect(shown()).toEqual(["list", "list"]);
		await back();
		expect(shown()).toBe("/");
	});

	it("leads to where one came from when that was the map", async () => {
		const { look, back, shown } = await arrived("view=map");
		await look("list");
		await back();
		expect(shown()).toBe("/");
	});

	it("brings the list as it was before the map, and taking the list keeps what was chosen on the map", async () => {
		const { viewModel, look, back, router } = await arrived();
		const sortOf = () => [
			viewModel.choices.sort,
			new URLSearchParams(router.state.location.search).get("sort"),
		];
		await look("map");
		await act(async () => viewModel.sortBy("priceAsc"));
		await look("list");
		expect(sortOf()).toEqual(["priceAsc", "priceAsc"]);
		await look("map");
		await act(async () => viewModel.sortBy("recommended"));
		await back();
		expect(sortOf()).toEqual(["priceAsc", "priceAsc"]);
	});
});
