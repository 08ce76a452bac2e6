import { describe, expect, it } from "vitest";
import type { Review, StayReviews } from "#domain/review/Review.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { condition, exampleReviews } from "#tests/support/stayFixtures.ts";
import { DeferredSectionsViewModel } from "#ui/screens/stay/DeferredSectionsViewModel.ts";

interface Asked {
	readonly after?: number;
	readonly choice?: unknown;
	readonly isCrawler: boolean;
}

/** A stay with `matching` reviews, of which `known` came with the first answer. */
async function stage(known: number, matching: number) {
	const example = await exampleReviews();
	const all = Array.from({ length: matching }, (_, at) => ({ ...example.reviews[0]!, id: 100 - at }));
	const answerOf = (reviews: readonly Review[]): StayReviews => ({ ...example, matching, reviews });
	const asked: Asked[] = [];
	const state = { fails: false, gate: Promise.resolve() };
	const execute = async (input: Asked) => {
		asked.push(input);
		await state.gate;
		if (state.fails) return err({ kind: "unreachable" });
		const start = input.after === undefined ? 0 : all.findIndex(({ id }) => id === input.after) + 1;
		return ok(answerOf(all.slice(start, start + known)));
	};
	const app = { environment: { crawler: false, site: { name: "" } }, use: () => ({ execute }) };
	const viewModel = new DeferredSectionsViewModel(app as never);
	viewModel.restore(null);
	await viewModel.loadReviews(1);
	asked.length = 0;
	return { viewModel, asked, state, all, answerOf };
}

describe("more reviews of a stay [PROD-07, DEC-011]", () => {
	it("are shown five at a time, and loaded only when needed", async () => {
		const { viewModel, asked, all } = await stage(10, 12);
		expect(viewModel.visibleReviews).toEqual(all.slice(0, 5));
		await viewModel.showMoreReviews(1);
		expect([viewModel.visibleReviews.length, asked.length]).toEqual([10, 0]);
		const more = viewModel.showMoreReviews(1);
		expect(viewModel.isAddingReviews).toBe(true);
		void viewModel.showMoreReviews(1);
		await more;
		expect(asked).toEqual([
			{ stayId: 1, isCrawler: false, after: all[9]!.id, choice: viewModel.reviewChoice },
		]);
		expect([viewModel.isAddingReviews, viewModel.visibleReviews]).toEqual([false, all]);
		await viewModel.showMoreReviews(1);
		expect([viewModel.shownReviews, asked.length]).toEqual([12, 1]);
	});

	it("leave the list unchanged when loading fails, and can be retried", async () => {
		const { viewModel, asked, state, all } = await stage(5, 7);
		state.fails = true;
		await viewModel.showMoreReviews(1);
		expect([viewModel.visibleReviews, viewModel.isAddingReviews]).toEqual([all.slice(0, 5), false]);
		expect(viewModel.haveMoreFailed).toBe(true);
		state.fails = false;
		await viewModel.showMoreReviews(1);
		expect([viewModel.visibleReviews, asked.length]).toEqual([all, 2]);
		expect(viewModel.haveMoreFailed).toBe(false);
	});

	it("that could not be loaded are no matter once another choice is made", async () => {
		const { viewModel, state } = await stage(5, 7);
		state.fails = true;
		await viewModel.showMoreReviews(1);
		state.fails = false;
		await viewModel.chooseReviews(1, { sort: "scoreLow", roomId: null, stars: null });
		expect(viewModel.haveMoreFailed).toBe(false);
	});

	it("are unavailable before the first ones load, while another choice loads, and after it failed", async () => {
		const { viewModel, asked, state } = await stage(5, 7);
		const unknown = new DeferredSectionsViewModel({ environment: {}, use: () => ({}) } as never);
		await unknown.showMoreReviews(1);
		expect(unknown.shownReviews).toBe(5);
		const choosing = viewModel.chooseReviews(1, { sort: "scoreLow", roomId: null, stars: null });
		await viewModel.showMoreReviews(1);
		expect(asked).toEqual([
			{ stayId: 1, isCrawler: false, choice: { sort: "scoreLow", roomId: null, stars: null } },
		]);
		await choosing;
		state.fails = true;
		await viewModel.chooseReviews(1, { sort: "newest", roomId: null, stars: 1 });
		expect([viewModel.choiceStatus, viewModel.visibleReviews.length]).toEqual(["failed", 5]);
		state.fails = false;
		await viewModel.showMoreReviews(1);
		expect(viewModel.visibleReviews).toHaveLength(5);
	});

	it("are loaded from the first one if none has been loaded although there are some", async () => {
		const { viewModel, asked } = await stage(0, 7);
		await viewModel.showMoreReviews(1);
		expect(asked).toMatchObject([{ after: undefined }]);
		expect(viewModel.visibleReviews).toEqual([]);
	});

	it("start again with five after another choice", async () => {
		const { viewModel } = await stage(10, 12);
		await viewModel.showMoreReviews(1);
		await viewModel.chooseReviews(1, { sort: "scoreLow", roomId: null, stars: null });
		expect([viewModel.choiceStatus, viewModel.visibleReviews.length]).toEqual(["ready", 5]);
	});

	it("are not loaded again after hydration", async () => {
		const { viewModel, asked } = await stage(5, 5);
		viewModel.restore({ condition } as never);
		await viewModel.load(1, condition);
		expect(asked).toEqual([]);
		expect(viewModel.reviewStatus).toBe("COMPLETE");
	});
});
