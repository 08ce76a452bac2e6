import { isObservableProp } from "mobx";
import { describe, expect, it } from "vitest";
import type { StayReviews } from "#domain/review/Review.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { exampleReviews } from "#tests/support/stayFixtures.ts";
import { DeferredSectionsViewModel } from "#ui/screens/stay/DeferredSectionsViewModel.ts";

type Answer = Result<StayReviews, { readonly kind: "unreachable" }>;

/** The reviews of a stay whose answers the test supplies by hand. */
function stage(isCrawler = false) {
	const answers: ((answer: Answer | null) => void)[] = [];
	const execute = () => new Promise<Answer | null>((answer) => answers.push(answer));
	const app = { environment: { crawler: isCrawler }, use: () => ({ execute }) };
	const viewModel = new DeferredSectionsViewModel(app as never);
	viewModel.restore(null);
	const answer = async (given: Answer | null) => {
		const asked = viewModel.loadReviews(1);
		const before = viewModel.reviewStatus;
		expect(viewModel.haveReviewsFailed).toBe(false);
		answers.shift()?.(given);
		await asked;
		return [before, viewModel.reviewStatus];
	};
	const settle = async (given: Answer | null, turn = 0) => {
		answers.splice(turn, 1)[0]?.(given);
		await new Promise((resolve) => setTimeout(resolve));
	};
	return { viewModel, answer, settle };
}

describe("the reviews of a stay", () => {
	it("are loading, loaded or failed, and can be retried [DOM-ENUM-01] [DEC-093]", async () => {
		const { viewModel, answer } = stage();
		expect([viewModel.reviewStatus, viewModel.areReviewsLeftOut]).toEqual(["READY", false]);
		expect(await answer(err({ kind: "unreachable" }))).toEqual(["ING", "NODATA"]);
		expect([viewModel.visibleReviews, viewModel.haveReviewsFailed]).toEqual([[], true]);
		const some = await exampleReviews();
		expect(await answer(ok({ ...some, reviews: [] }))).toEqual(["ING", "NODATA"]);
		expect(viewModel.haveReviewsFailed).toBe(false);
		expect(await answer(ok(some))).toEqual(["ING", "COMPLETE"]);
		const { visibleReviews } = viewModel;
		expect(visibleReviews).not.toEqual([]);
		expect(await answer(err({ kind: "unreachable" }))).toEqual(["ING", "COMPLETE"]);
		expect([viewModel.visibleReviews, viewModel.haveReviewsFailed]).toEqual([visibleReviews, true]);
	});

	it("are observable, like everything below the rooms", () => {
		const { viewModel } = stage();
		const followed = [
			"reviewStatus",
			"haveReviewsFailed",
			"reviews",
			"shownReviews",
			"isAddingReviews",
			"reviewChoice",
		];
		for (const key of [...followed, "choiceStatus", "surroundings", "comparison"])
			expect([key, isObservableProp(viewModel, key)]).toEqual([key, true]);
	});

	it("are not loaded for a crawler [DOM-ENUM-01] [DEC-114]", async () => {
		const { viewModel, answer } = stage(true);
		expect([viewModel.reviewStatus, viewModel.areReviewsLeftOut]).toEqual(["READY", true]);
		expect(await answer(null)).toEqual(["READY", "READY"]);
	});

	it("are filtered by order, room and stars; only the latest choice applies, and the old ones stay until it loads", async () => {
		const { viewModel, answer, settle } = stage();
		const all = await exampleReviews();
		await answer(ok(all));
		const choice = { sort: "scoreLow", roomId: null, stars: 2 } as const;
		void viewModel.chooseReviews(1, { ...choice, stars: 4 });
		void viewModel.chooseReviews(1, choice);
		expect([viewModel.choiceStatus, viewModel.reviewChoice, viewModel.visibleReviews.length]).toEqual([
			"loading",
			choice,
			1,
		]);
		await settle(ok({ ...all, matching: 0, reviews: [] }), 1);
		await settle(ok(all));
		expect([viewModel.choiceStatus, viewModel.visibleReviews]).toEqual(["ready", []]);
		void viewModel.chooseReviews(1, choice);
		await settle(err({ kind: "unreachable" }));
		expect(viewModel.choiceStatus).toBe("failed");
	});

	it("of a new choice are not mixed with more of the previous ones", async () => {
		const { viewModel, answer, settle } = stage();
		const all = await exampleReviews();
		await answer(ok({ ...all, matching: 100 }));
		void viewModel.chooseReviews(1, { sort: "scoreLow", roomId: null, stars: 2 });
		void viewModel.showMoreReviews(1);
		expect(viewModel.isAddingReviews).toBe(false);
		await settle(ok({ ...all, matching: 0, reviews: [] }));
		expect([viewModel.choiceStatus, viewModel.visibleReviews]).toEqual(["ready", []]);
	});
});
