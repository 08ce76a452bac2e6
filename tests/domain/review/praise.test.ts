import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { praisedIn, praiseOf, praiseTopics } from "#domain/review/praise.ts";
import { everyReview, isNarrowed } from "#domain/review/ReviewChoice.ts";

describe("praisedIn", () => {
	it.each([
		["방이 정말 깨끗했어요. 직원분들도 친절하셨어요!", ["clean", "staff"]],
		["위치가 좋고 야경이 아름다웠습니다.", ["place", "view"]],
		["조식 맛있음.\n침대 편안함", ["bed", "breakfast"]],
		["수영장이 생각보다 작았어요. 그래도 좋았어요.", []],
		["주차장이 넓지 않아요.", []],
		["위치가 좋은데 방음이 아쉬웠어요.", []],
		["침대가 있어요.", []],
		["침대가 편해요.", ["bed"]],
		["오션뷰 최고", ["view"]],
		["오션 뷰 최고", ["view"]],
		["시티뷰 최고", ["view"]],
		["시티 뷰 최고", ["view"]],
		["욕조가 있어 편히 쉬었어요.", ["bath"]],
		["침대가 불편해요.", []],
		["남편하고 역에서 걸어서 갔어요.", []],
		["", []],
	])("finds topics in positive sentences without a complaint: %s", (content, topics) => {
		expect([...praisedIn(content)].sort()).toEqual([...topics].sort());
	});
});

describe("praiseOf", () => {
	const texts = [
		"방이 깨끗해요.",
		"위치가 좋아요.",
		"욕실이 별로예요.",
		"좋아요.",
		"조용하고 깨끗해요. 청소가 완벽해요.",
		"직원이 친절해요. 침대가 편안해요.",
		"조식이 맛있어요. 전망이 멋져요.",
	];

	it("counts a topic once per review and omits topics that only one review praises", () => {
		expect(praiseOf(["깨끗해요. 청결해요.", "방이 깨끗하고 위치가 좋아요."])).toEqual([
			{ topic: "clean", count: 2 },
		]);
	});

	it("returns at most five topics, most praised first with ties in topic order", () => {
		const six = "깨끗해요. 위치가 좋아요. 직원이 친절해요. 전망이 멋지네요. 조용해요. 침대가 편안해요.";
		expect(praiseOf([six, six, "침대가 편안해요."])).toEqual([
			{ topic: "bed", count: 3 },
			...["clean", "place", "staff", "view"].map((topic) => ({ topic, count: 2 })),
		]);
	});

	it("is independent of order, and returns at most five topics and no count above the reviews", () =>
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...texts), { maxLength: 40 }), (contents) => {
				const praise = praiseOf(contents);
				expect(praiseOf(contents.toReversed())).toEqual(praise);
				expect(praise.length).toBeLessThanOrEqual(5);
				for (const [index, { topic, count }] of praise.entries()) {
					expect(praiseTopics).toContain(topic);
					expect(count).toBeLessThanOrEqual(contents.length);
					expect(count).toBeGreaterThanOrEqual(praise[index + 1]?.count ?? 2);
				}
			}),
		));
});

describe("the review list selection", () => {
	it("defaults to the newest of all, and counts as narrowed by room or stars but not by sort", () => {
		expect(everyReview).toEqual({ sort: "newest", roomId: null, stars: null });
		expect(isNarrowed({ ...everyReview, sort: "scoreLow" })).toBe(false);
		expect(isNarrowed({ ...everyReview, roomId: 1 })).toBe(true);
		expect(isNarrowed({ ...everyReview, stars: 1 })).toBe(true);
	});
});
