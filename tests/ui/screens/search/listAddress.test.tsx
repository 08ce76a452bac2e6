import { act, render } from "@testing-library/react";
import { observer } from "mobx-react-lite";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { listQuery, readChoices } from "#domain/search/listChoices.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { noFacets } from "#domain/search/StayResults.ts";
import type { StaySort } from "#domain/search/staySort.ts";
import { ok } from "#domain/shared/Result.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AppProvider } from "#ui/app/AppState.ts";
import { SearchViewModel } from "#ui/screens/search/SearchViewModel.ts";
import { useListAddress } from "#ui/screens/search/useListAddress.ts";

const List = observer(function List({ viewModel }: { readonly viewModel: SearchViewModel }) {
	useListAddress(viewModel, false);
	return null;
});

/** Flushes React's pending work before each check. */
const eventually = (holds: () => void) =>
	vi.waitFor(
		async () => {
			await act(async () => undefined);
			holds();
		},
		{ timeout: 60_000 },
	);

/** Opens a list from the home page, at a URL that ends in `choices`. */
async function arrived(choices = "") {
	const { app, memory } = screenApp();
	const list = { stays: [{ id: 1 }], total: 1, facets: noFacets, reading: null, help: null } as never;
	let asked = 0;
	let answering = Promise.resolve();
	memory.catalog.find = async () => {
		asked += 1;
		await answering;
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
	/** A choice is applied one frame later and answered after that. */
	const settled = () =>
		eventually(() => expect([viewModel.choicesState.isAhead, viewModel.status]).toEqual([false, "ready"]));
	const choose = async (sort: StaySort) => {
		await act(async () => viewModel.sortBy(sort));
		await settled();
	};
	const back = () => act(() => router.navigate(-1));
	const shown = () => {
		const { pathname, search } = router.state.location;
		return pathname === "/search"
			? [viewModel.choices.view, new URLSearchParams(search).get("view") ?? "list"]
			: pathname;
	};
	const answerWhen = (then: Promise<void>) => {
		answering = then;
	};
	return { app, router, viewModel, answerWhen, choose, settled, look, back, shown, asked: () => asked };
}

it("a page left open switches to the default dates once those in its address have passed [SEARCH-COND-09, DEC-042]", async () => {
	const { app, router } = await arrived("sort=priceAsc&view=map");
	const checkIn = () => new URLSearchParams(router.state.location.search).get("checkInDate");
	const sleep = (days: number) =>
		act(async () => {
			const now = app.environment.now + days * 86_400_000;
			app.attachClock({ now: () => now });
			app.refreshTime();
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

describe("a choice made before the address of the previous one is shown [DEC-187]", () => {
	const sortsOf = ({ viewModel, router }: Awaited<ReturnType<typeof arrived>>) => [
		viewModel.choices.sort,
		new URLSearchParams(router.state.location.search).get("sort"),
	];

	it.each<[StaySort, string | null]>([
		["priceDesc", "priceDesc"],
		["recommended", null],
	])("is kept, in the list and in the address: %s", async (last, inAddress) => {
		const opened = await arrived();
		const { viewModel, router, settled } = opened;
		const stop = router.subscribe(({ location }) => {
			if (!location.search.includes("sort=priceAsc")) return;
			stop();
			viewModel.sortBy(last);
			viewModel.choicesState.apply();
		});
		await act(async () => viewModel.sortBy("priceAsc"));
		await eventually(() => expect(sortsOf(opened)).toEqual([last, inAddress]));
		await settled();
		expect(sortsOf(opened)).toEqual([last, inAddress]);
	});
});

describe("Back on a list of stays [DEC-187]", () => {
	it("leads from the map to the list without reloading it, and from there to the previous page", async () => {
		const { look, back, shown, asked } = await arrived();
		await look("map");
		expect(shown()).toEqual(["map", "map"]);
		await back();
		expect([shown(), asked()]).toEqual([["list", "list"], 0]);
		await back();
		expect(shown()).toBe("/");
	});

	it("skips the map after returning to the list, however often the map was opened", async () => {
		const { look, back, shown } = await arrived();
		for (const view of ["map", "list", "map", "list"] as const) await look(view);
		expect(shown()).toEqual(["list", "list"]);
		await back();
		expect(shown()).toBe("/");
	});

	it("leads to the previous page when the map was opened first", async () => {
		const { look, back, shown } = await arrived("view=map");
		await look("list");
		await back();
		expect(shown()).toBe("/");
	});

	it("restores the list as it was before the map, while switching to the list keeps choices made on the map", async () => {
		const { viewModel, look, back, router, choose } = await arrived();
		const sortOf = () => [
			viewModel.choices.sort,
			new URLSearchParams(router.state.location.search).get("sort"),
		];
		await look("map");
		await choose("priceAsc");
		await look("list");
		await eventually(() => expect(sortOf()).toEqual(["priceAsc", "priceAsc"]));
		await look("map");
		await choose("recommended");
		await back();
		expect(sortOf()).toEqual(["priceAsc", "priceAsc"]);
	});

	it("keeps the list view chosen while another choice was still loading", async () => {
		const { viewModel, look, shown, settled, answerWhen } = await arrived();
		const answered = Promise.withResolvers<void>();
		answerWhen(answered.promise);
		await look("map");
		await act(async () => {
			viewModel.sortBy("priceAsc");
			viewModel.look("list");
		});
		await eventually(() => expect(viewModel.status).toBe("loading"));
		expect([viewModel.choicesState.isAhead, shown()]).toEqual([false, ["list", "list"]]);
		answered.resolve();
		await settled();
		expect(shown()).toEqual(["list", "list"]);
		expect([viewModel.choices.sort, viewModel.choicesState.isAhead]).toEqual(["priceAsc", false]);
	});
});
