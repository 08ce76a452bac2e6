import { describe, expect, it } from "vitest";
import type { Failure } from "#domain/failure/Failure.ts";
import { defaultChoices, type ListChoices } from "#domain/search/listChoices.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { noFacets, type StayPage } from "#domain/search/StayResults.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { afterPaint } from "#ui/app/later.ts";
import { SearchViewModel } from "#ui/screens/search/SearchViewModel.ts";

const pageOf = (ids: readonly number[], total: number): StayPage => ({
	stays: ids.map((id) => ({ id }) as StayPage["stays"][number]),
	total,
	facets: noFacets,
	reading: null,
	help: null,
});

function stage(list: StayPage | null, choices: ListChoices = defaultChoices) {
	const { app, memory } = screenApp();
	const viewModel = new SearchViewModel(app);
	viewModel.restore({ condition: defaultCondition(app.environment.today), choices, list });
	return { app, memory, viewModel };
}

const settled = async () => {
	await new Promise<void>((then) => void afterPaint(then));
	await new Promise((go) => setTimeout(go));
};

describe("the result list", () => {
	it("stores the search condition of the page so that the header shows it [UI-SUM-05] [DEC-042]", async () => {
		const { app, memory, viewModel } = stage(pageOf([1], 1));
		viewModel.activate();
		await settled();
		expect(memory.savedSearch.condition()).toEqual(viewModel.condition);
		expect(app.searchSection.condition).toEqual(viewModel.condition);
	});

	it("appends the next page without duplicate stays [DEC-011] [DEC-185]", async () => {
		const { memory, viewModel } = stage(pageOf([1, 2], 3));
		memory.catalog.find = async () => ok(pageOf([2, 3], 3));
		viewModel.loadMore();
		await settled();
		expect(viewModel.stays.map(({ id }) => id)).toEqual([1, 2, 3]);
		viewModel.loadMore();
		expect(viewModel.status).toBe("ready");
	});

	it("applies only the latest filter [DEC-058] [DEC-059]", async () => {
		const { memory, viewModel } = stage(pageOf([1], 1));
		const answers: ((answer: Result<StayPage, Failure>) => void)[] = [];
		memory.catalog.find = () => new Promise((resolve) => answers.push(resolve));
		viewModel.sortBy("priceAsc");
		viewModel.toggle("priceMax", "150");
		await settled();
		answers[1]?.(ok(pageOf([7], 1)));
		await settled();
		answers[0]?.(ok(pageOf([8], 1)));
		await settled();
		expect(viewModel.stays.map(({ id }) => id)).toEqual([7]);
		expect(viewModel.query).toMatch(/&sort=priceAsc&priceMax=150$/);
	});

	it("can be retried after a failure, and keeps the list when only loading more failed", async () => {
		const { memory, viewModel } = stage(null);
		expect(viewModel.status).toBe("failed");
		memory.catalog.find = async () => ok(pageOf([1], 30));
		viewModel.retry();
		await settled();
		expect([viewModel.status, viewModel.stays.length]).toEqual(["ready", 1]);
		memory.catalog.failure = { kind: "unreachable" };
		memory.catalog.find = async () => ({ ok: false, error: { kind: "unreachable" } });
		viewModel.loadMore();
		await settled();
		expect([viewModel.status, viewModel.stays.length]).toEqual(["moreFailed", 1]);
		memory.catalog.find = async (_condition, _choices, { page }) => ok(pageOf([page], 30));
		viewModel.retry();
		await settled();
		expect(viewModel.stays.map(({ id }) => id)).toEqual([1, 2]);
	});

	it("adds an opened stay to the recent searches [SEARCH-KW-03]", async () => {
		const { memory, viewModel } = stage(pageOf([1], 1));
		viewModel.rememberOpened({ id: 1, name: "남산 서재 호텔" } as StayPage["stays"][number]);
		await settled();
		expect(memory.recentSearches.read().product).toMatchObject([{ name: "남산 서재 호텔", stayId: 1 }]);
	});

	it("keeps the list and its order when another choice fails to load, and retries that choice [DEC-187]", async () => {
		const { memory, viewModel } = stage(pageOf([1], 30));
		const shown = viewModel.query;
		memory.catalog.find = async () => ({ ok: false, error: { kind: "unreachable" } });
		viewModel.sortBy("priceAsc");
		expect(viewModel.choices.sort).toBe("priceAsc");
		await settled();
		expect([viewModel.status, viewModel.stays.length, viewModel.query]).toEqual(["choiceFailed", 1, shown]);
		memory.catalog.find = async () => ok(pageOf([7], 30));
		viewModel.retry();
		await settled();
		expect([viewModel.status, viewModel.stays[0]?.id, viewModel.choices.sort]).toEqual([
			"ready",
			7,
			"priceAsc",
		]);
	});

	it("has the number of loaded pages in its address, and starts from the first page after another choice [DEC-187]", async () => {
		const { memory, viewModel } = stage(pageOf([1], 60));
		memory.catalog.find = async (_condition, _choices, { page }) => ok(pageOf([page], 60));
		viewModel.loadMore();
		await settled();
		viewModel.loadMore();
		await settled();
		expect([viewModel.choices.pages, viewModel.query.endsWith("&pages=3")]).toEqual([3, true]);
		viewModel.toggle("stars", "5");
		await settled();
		expect([viewModel.choices.pages, viewModel.query.endsWith("&stars=5"), viewModel.turns]).toEqual([
			1,
			true,
			1,
		]);
	});

	it("follows an external change of its address, with all its pages, but ignores its own changes [DEC-187]", async () => {
		const { memory, viewModel } = stage(pageOf([1], 60));
		const asked: number[] = [];
		memory.catalog.find = async (_condition, _choices, { page, size }) => {
			asked.push(size);
			return ok(pageOf([page], 60));
		};
		viewModel.follow(viewModel.choices);
		expect(asked).toEqual([]);
		viewModel.follow({ ...defaultChoices, sort: "priceDesc", pages: 3 });
		await settled();
		expect(asked).toEqual([100]);
		expect([viewModel.choices.sort, viewModel.choices.pages, viewModel.turns]).toEqual(["priceDesc", 3, 0]);
	});
});
