import { describe, expect, it } from "vitest";
import { reviewAverage, reviewScores, scoreStep } from "#domain/review/reviewScore.ts";

describe("the filter score of a stay", () => {
	it("is the highest step that the displayed average reaches", () => {
		expect(scoreStep(0, 0)).toBe(0);
		expect(scoreStep(50, 10)).toBeGreaterThanOrEqual(45);
		expect(scoreStep(10, 10)).toBe(0);
	});

	it.each([
		[45, 10, 45],
		[449, 100, 45],
		[444, 100, 40],
		[40, 10, 40],
		[35, 10, 35],
		[344, 100, 0],
	])("for %i stars in %i reviews is %i tenths", (stars, count, step) => {
		expect(scoreStep(stars, count)).toBe(step);
	});

	it("matches the displayed average for every mix of stars", () => {
		for (let fours = 0; fours <= 20; fours += 1)
			for (let threes = 0; threes <= 20; threes += 1) {
				const [stars, count] = [4 * fours + 3 * threes + 5, fours + threes + 1];
				const shown = 10 * reviewAverage([0, 0, threes, fours, 1]);
				const reached = reviewScores.filter((score) => score <= shown);
				expect(scoreStep(stars, count)).toBe(Math.max(0, ...reached));
			}
	});
});
