import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	checkReview,
	hasRoomForPhoto,
	invalidReviewFields,
	type Reviewable,
	type ReviewDraft,
	reviewLimits,
	reviewRefusal,
} from "#domain/review/reviewRules.ts";
import { reviewAverage } from "#domain/review/reviewScore.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";

const today = stayDateOf("2026-11-26");
const draft: ReviewDraft = { title: "좋아요", content: "조용하고 깨끗했습니다.", stars: 5 };
const booking: Reviewable = { status: "complete", startDate: "2026-11-20", isReviewed: false };

describe("reviewRefusal", () => {
	it.each<[Partial<Reviewable>, string | null]>([
		[{}, null],
		[{ startDate: null }, null],
		[{ isReviewed: true }, "alreadyReviewed"],
		[{ status: "confirm" }, null],
		[{ status: "confirm", startDate: "2026-11-26" }, "notReviewable"],
		[{ status: "confirm", startDate: null }, "notReviewable"],
		[{ status: "confirm", startDate: "2026-11-25 15:00" }, null],
		[{ status: "pending" }, "notReviewable"],
		[{ status: "noshow" }, "notReviewable"],
		[{ status: "cancel", isReviewed: true }, "notReviewable"],
	])("for a booking with %j is %s [PROD-12, DEC-097]", (change, kind) => {
		expect(reviewRefusal({ ...booking, ...change }, today)).toEqual(kind && { kind });
	});
});

it("a review has room for five photos [DEC-097]", () => {
	expect([0, 4, 5, 6].map(hasRoomForPhoto)).toEqual([true, true, false, false]);
});

describe("checkReview", () => {
	it("returns the trimmed review [DEC-097]", () => {
		expect(
			checkReview(booking, { ...draft, title: " 좋아요\r\n ", content: `\n${draft.content} ` }, today),
		).toEqual({
			ok: true,
			value: draft,
		});
	});

	it("checks the booking first, then the draft [DEC-097]", () => {
		const empty = { title: "", content: "", stars: 0 };
		expect(checkReview({ ...booking, isReviewed: true }, empty, today)).toEqual({
			ok: false,
			error: { kind: "alreadyReviewed" },
		});
		expect(checkReview(booking, empty, today)).toEqual({
			ok: false,
			error: { kind: "invalid", fields: ["title", "content", "stars"] },
		});
	});

	it("accepts a title of 1 to 50 and content of 10 to 1000 characters after trimming [DEC-097]", () => {
		const length = fc.integer({ min: 0, max: 1_010 });
		fc.assert(
			fc.property(length, length, fc.constantFrom("가", "😀", "a"), (title, content, character) => {
				const fields = invalidReviewFields({
					title: `  ${character.repeat(title)} `,
					content: ` ${character.repeat(content)}\n`,
					stars: 3,
				});
				expect(fields.includes("title")).toBe(title < 1 || title > 50);
				expect(fields.includes("content")).toBe(content < 10 || content > 1_000);
			}),
		);
		const unseen = { title: "\u3164", content: "\u200b\u202e".repeat(10), stars: 3 };
		expect(invalidReviewFields(unseen)).toEqual(["title", "content"]);
		expect(reviewLimits).toMatchObject({
			title: { min: 1, max: 50 },
			content: { min: 10, max: 1_000 },
			stars: { min: 1, max: 5 },
		});
	});

	it.each([
		[1, true],
		[5, true],
		[0, false],
		[6, false],
		[3.5, false],
		[Number.NaN, false],
	])("accepts whole stars from 1 to 5: %d %s [DEC-097]", (stars, isValid) => {
		expect(invalidReviewFields({ ...draft, stars })).toEqual(isValid ? [] : ["stars"]);
	});

	it.each([
		[1, true],
		[50, true],
		[51, false],
	])("accepts a title of %i characters: %s [DEC-097]", (length, isValid) => {
		expect(invalidReviewFields({ ...draft, title: "가".repeat(length) })).toEqual(isValid ? [] : ["title"]);
	});

	it.each([
		[9, false],
		[10, true],
		[1_000, true],
		[1_001, false],
	])("accepts content of %i characters: %s [DEC-097]", (length, isValid) => {
		expect(invalidReviewFields({ ...draft, content: "가".repeat(length) })).toEqual(
			isValid ? [] : ["content"],
		);
	});
});

describe("the review average", () => {
	it.each([
		[[0, 0, 0, 0, 0], 0],
		[[1, 0, 0, 0, 2], 3.7],
		[[1, 1, 1, 1, 1], 3],
		[[0, 0, 0, 1, 3], 4.8],
	])("of %j is %d [ENT-34]", (counts, average) => {
		expect(reviewAverage(counts)).toBe(average);
	});
});
