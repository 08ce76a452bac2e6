import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cancelHeadline, cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
import { won } from "#domain/shared/Won.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import { shelfOf } from "#domain/stay/shelf.ts";

const end = Date.UTC(2026, 11, 1);
const tiers = fc.constantFrom(
	cancelPolicyOf([{ until: null, refundPercent: 0 }], false),
	cancelPolicyOf([{ until: null, refundPercent: 100 }], false),
	cancelPolicyOf(
		[
			{ until: end, refundPercent: 100 },
			{ until: end + 86_400_000, refundPercent: 50 },
			{ until: null, refundPercent: 0 },
		],
		true,
		"Asia/Tokyo",
	),
	{
		isCancellable: true,
		isPartialCancelAllowed: false,
		cancelDate: null,
		cancelText: ["숙소에 문의"],
		tiers: [],
	},
	{ isCancellable: null, isPartialCancelAllowed: false, cancelDate: null, cancelText: [], tiers: [] },
	null,
);

const stayOf = (id: number, cancelPolicy: StaySummary["cancelPolicy"]): StaySummary => ({
	id,
	name: `숙소 ${id}`,
	typeName: "호텔",
	nationCode: "KR",
	nationName: "대한민국",
	cityName: "서울",
	address: "서울 종로구",
	stars: 4,
	position: { latitude: 37.5, longitude: 127 },
	images: [1, 2, 3].map((sort) => ({ url: `/${sort}.jpg`, sort, alt: "", color: "#fff" })),
	prices: null,
	offer: {
		nights: 1,
		total: won(100_000),
		averageNight: won(100_000),
		memberTotal: null,
		propertyFee: null,
		discountKind: null,
		discountPercent: 0,
		stock: 2,
		roomName: "디럭스",
		mealName: null,
	},
	reviews: { count: 3, average: 4.5, byStars: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 } },
	isWished: false,
	cancelPolicy,
	distanceInMetres: 10,
	tags: ["신규 오픈", "수영장", "조식"],
});

describe("a shelf", () => {
	it("says of a stay's cancellation what the whole terms say, whatever the time [DEC-099]", () => {
		fc.assert(
			fc.property(tiers, fc.integer({ min: end - 1e9, max: end + 1e9 }), (cancelPolicy, now) => {
				const [card] = shelfOf([stayOf(1, cancelPolicy)]);
				expect(card?.cancelPolicy === null).toBe(cancelPolicy === null);
				expect(cancelHeadline(card?.cancelPolicy ?? null, now)).toEqual(cancelHeadline(cancelPolicy, now));
			}),
		);
	});

	it("holds eight stays at most, in their order, each with one picture and two labels [DEC-107]", () => {
		const cards = shelfOf(Array.from({ length: 20 }, (_, index) => stayOf(index, null)));
		expect(cards.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
		for (const { images, tags, reviews } of cards) {
			expect(images.map(({ url }) => url)).toEqual(["/1.jpg"]);
			expect(tags).toEqual(["신규 오픈", "수영장"]);
			expect(reviews).toEqual({ count: 3, average: 4.5 });
		}
	});
});
