import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { cancelHeadline, cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
import { won } from "#domain/shared/Won.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import { shelfOf } from "#domain/stay/shelf.ts";

const end = Date.UTC(2026, 11, 1);
const day = 86_400_000;
const policies: readonly (CancelPolicy | null)[] = [
	cancelPolicyOf([{ until: null, refundPercent: 0 }], false),
	cancelPolicyOf([{ until: null, refundPercent: 100 }], false),
	cancelPolicyOf(
		[
			{ until: end, refundPercent: 100 },
			{ until: end + day, refundPercent: 50 },
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
	{
		isCancellable: true,
		isPartialCancelAllowed: false,
		cancelDate: "2026-11-30",
		cancelText: ["숙소에 문의"],
		tiers: [],
	},
	{ isCancellable: null, isPartialCancelAllowed: false, cancelDate: null, cancelText: [], tiers: [] },
	null,
];

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
	prices: {
		publicLowest: won(100_000),
		memberLowest: won(90_000),
		memberDiscountPercent: 10,
		cashbackPercent: 1,
		listPrice: null,
		isHidden: false,
	},
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
	tags: ["신규 오픈", "수영장", "조식"],
});

describe("a shelf of stay cards", () => {
	it("shows free cancellation exactly when and as the full terms do, at any time [DEC-099]", () => {
		const freeAt = (policy: CancelPolicy | null, now: number) => {
			const { kind, text } = cancelHeadline(policy, now);
			return kind === "free" ? text : null;
		};
		for (const cancelPolicy of policies) {
			const [card] = shelfOf([stayOf(1, cancelPolicy)]);
			const isSame = (now: number): void => {
				expect(freeAt(card?.cancelPolicy ?? null, now)).toBe(freeAt(cancelPolicy, now));
			};
			for (const now of [end - 1, end, end + 1, end + day, end + day + 1]) isSame(now);
			fc.assert(fc.property(fc.integer({ min: end - 400 * day, max: end + 400 * day }), isSame));
		}
		expect(policies.filter((policy) => freeAt(policy, end - 30 * day) !== null)).toHaveLength(3);
	});

	it("omits cancellation terms that a card does not show", () => {
		const terms = shelfOf(policies.map((policy, index) => stayOf(index, policy))).map(
			(card) => card.cancelPolicy,
		);
		expect(terms.map((policy) => policy?.tiers.length ?? null)).toEqual([null, 1, 1, null, 1, null, null]);
	});

	it("has null for a price or an offer that a stay does not have", () => {
		const [card] = shelfOf([{ ...stayOf(1, null), prices: null, offer: null }]);
		expect([card?.prices, card?.offer]).toEqual([null, null]);
	});

	it("keeps only the deadline of the full refund from the cancellation terms", () => {
		const [card] = shelfOf([stayOf(1, policies[2] ?? null)]);
		expect(card?.cancelPolicy?.cancelText).toEqual([]);
		expect(card?.cancelPolicy?.tiers).toEqual([{ until: end, refundPercent: 100 }]);
	});

	it("has at most eight stays in order, each with one image, two tags and the card's prices [DEC-107]", () => {
		const cards = shelfOf(Array.from({ length: 20 }, (_, index) => stayOf(index, null)));
		expect(cards.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
		for (const { images, prices, offer, tags, reviews } of cards) {
			expect(Object.keys(prices ?? {})).toEqual(["publicLowest", "memberLowest", "listPrice", "isHidden"]);
			expect(offer).toEqual({
				nights: 1,
				total: 100_000,
				averageNight: 100_000,
				propertyFee: null,
				discountKind: null,
				discountPercent: 0,
				stock: 2,
			});
			expect(images.map(({ url }) => url)).toEqual(["/1.jpg"]);
			expect(tags).toEqual(["신규 오픈", "수영장"]);
			expect(reviews).toEqual({ count: 3, average: 4.5 });
		}
	});
});
