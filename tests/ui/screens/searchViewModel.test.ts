import { describe, expect, it } from "vitest";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import type { StayPage } from "#domain/search/StayResults.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { SearchViewModel } from "#ui/screens/search/SearchViewModel.ts";

const pageOf = (ids: readonly number[], total: number, page = 1): StayPage => ({
	stays: ids.map((id) => ({ id }) as StayPage["stays"][number]),
	total,
	page,
	facets: { priceSteps: [], stars: [], facilities: [] },
});

function stage(first: StayPage | null) {
	const { app, memory } = screenApp();
	const viewModel = new SearchViewModel(app);
	viewModel.restore({ condition: defaultCondition(app.environment.today), first });
	return { app, memory, viewModel };
}

const settled = () => new Promise((go) => setTimeout(go));

describe("the result list", () => {
	it("stores the condition of the page, so that the header shows it [UI-SUM-05] [DEC-042]", async () => {
		const { app, memory, viewModel } = stage(pageOf([1], 1));
		viewModel.activate();
		await settled();
		expect(memory.savedSearch.condition()).toEqual(viewModel.condition);
		expect(app.searchSection.condition).toEqual(viewModel.condition);
	});

	it("adds the next page below, no stay twice [DEC-011] [DEC-185]", async () => {
		const { memory, viewModel } = stage(pageOf([1, 2], 3));
		memory.catalog.find = async () => ok(pageOf([2, 3], 3, 2));
		viewModel.loadMore();
		await settled();
		expect(viewModel.stays.map(({ id }) => id)).toEqual([1, 2, 3]);
		viewModel.loadMore();
		expect(viewModel.status).toBe("ready");
	});

	it("lets the newest filter win [DEC-058] [DEC-059]", async () => {
		const { memory, viewModel } = stage(pageOf([1], 1));
		const answers: ((answer: Result<StayPage, CallFailure>) => void)[] = [];
		memory.catalog.find = () => new Promise((resolve) => answers.push(resolve));
		viewModel.sortBy("priceAsc");
		viewModel.limitPrice(150);
		answers[1]?.(ok(pageOf([7], 1)));
		await settled();
		answers[0]?.(ok(pageOf([8], 1)));
		await settled();
		expect(viewModel.stays.map(({ id }) => id)).toEqual([7]);
		expect(viewModel.filter).toMatchObject({ sort: "priceAsc", priceStep: 150 });
	});

	it("offers to try again, and keeps the list when only more failed", async () => {
		const { memory, viewModel } = stage(null);
		expect(viewModel.status).toBe("failed");
		memory.catalog.find = async () => ok(pageOf([1], 30));
		viewModel.retry();
		await settled();
		expect([viewModel.status, viewModel.stays.length]).toEqual(["ready", 1]);
		memory.catalog.failure = { kind: "network" };
		memory.catalog.find = async () => ({ ok: false, error: { kind: "network" } });
		viewModel.loadMore();
		await settled();
		expect([viewModel.status, viewModel.stays.length]).toEqual(["failed", 1]);
		memory.catalog.find = async (_condition, _filter, page) => ok(pageOf([page], 30));
		viewModel.retry();
		await settled();
		expect(viewModel.stays.map(({ id }) => id)).toEqual([1, 2]);
	});

	it("remembers a stay that was opened among the recents [SEARCH-KW-03]", async () => {
		const { memory, viewModel } = stage(pageOf([1], 1));
		viewModel.rememberOpened({ id: 1, name: "남산 서재 호텔" } as StayPage["stays"][number]);
		await settled();
		expect(memory.recentSearches.read().product).toMatchObject([{ name: "남산 서재 호텔", stayId: 1 }]);
	});

	it("shows no list under an order that failed", async () => {
		const { memory, viewModel } = stage(pageOf([1], 30));
		memory.catalog.find = async () => ({ ok: false, error: { kind: "network" } });
		viewModel.sortBy("priceAsc");
		await settled();
		expect([viewModel.status, viewModel.stays]).toEqual(["failed", []]);
	});
});
