import { describe, expect, it } from "vitest";
import { firstProduct, type Order, productOf } from "#domain/booking/Order.ts";
import { cancelPolicyFor } from "#domain/cancellation/cancelTerms.ts";
import { placeSlice } from "#domain/content/placeSlice.ts";
import { declineReason } from "#domain/payment/declineReason.ts";
import { scoreStep } from "#domain/review/reviewScore.ts";
import { emptyResult } from "#domain/search/KeywordResult.ts";
import { type FilterKey, fitFilter, pickOf, valuesOf } from "#domain/search/stayFilters.ts";
import { degreesAround, distanceBetween } from "#domain/stay/nearness.ts";

describe("the products of an order", () => {
	const products = [{ orderProductId: 4 }, { orderProductId: 7 }] as unknown as Order["products"];

	it("are found by number; what is not there is the first", () => {
		expect(firstProduct({ products }).orderProductId).toBe(4);
		expect(productOf({ products }, 7).orderProductId).toBe(7);
		expect(productOf({ products }, 9).orderProductId).toBe(4);
		expect(() => firstProduct({ products: [] })).toThrow("a product");
	});
});

describe("a cancellation policy from a plan's steps", () => {
	it("stands in order of time and ends with nothing, unless it gives back for ever [DEC-099]", () => {
		const tiersOf = (...steps: Parameters<typeof cancelPolicyFor>[0][number][]) =>
			cancelPolicyFor(steps, true).tiers.map(({ until, refundPercent }) => [until, refundPercent]);
		const [early, late] = [
			{ until: 1_000, refundPercent: 100 },
			{ until: 2_000, refundPercent: 50 },
		];
		expect(tiersOf(late, early)).toEqual([
			[1_000, 100],
			[2_000, 50],
			[null, 0],
		]);
		const always = { until: null, refundPercent: 30 };
		expect(tiersOf(always, early)).toEqual([
			[1_000, 100],
			[null, 30],
		]);
		expect(tiersOf(early, always)).toEqual(tiersOf(always, early));
		expect(tiersOf({ until: 3_000, refundPercent: 0 })).toEqual([[null, 0]]);
	});
});

describe("why a payment did not happen", () => {
	it.each([
		["soldOut", "soldOut"],
		["-201", "soldOut"],
		["PAY_PROCESS_CANCELED", "cancelled"],
		["user_cancel", "cancelled"],
		["PAYMENT_EXPIRED", "expired"],
		["TIMEOUT", "expired"],
		["REJECT_CARD_COMPANY", "declined"],
		["", "declined"],
	])("is read from '%s' as %s [DEC-016]", (word, reason) => {
		expect(declineReason(word)).toBe(reason);
	});
});

describe("small rules of a search", () => {
	it("say nothing of empty groups when the text itself was read [DEC-050]", () => {
		const reading = { label: "강릉 · 호텔", searchText: "강릉 호텔", count: 4 };
		expect(emptyResult({ readings: [reading], regions: [], stays: [] })).toBeNull();
		expect(emptyResult({ readings: [], regions: [], stays: [] })).toBe("keyword");
	});

	it("put the catalogue's values in order, each once, and know no other filter [DEC-187]", () => {
		expect(fitFilter("facilities", ["POOL", "GYM", "POOL", "…"])).toEqual(["GYM", "POOL"]);
		expect(fitFilter("areas", ["10", "9", "x"])).toEqual(["9", "10"]);
		const unknown = "none" as FilterKey;
		expect([fitFilter(unknown, ["1"]), pickOf(unknown), valuesOf(unknown)]).toEqual([[], "any", null]);
	});

	it("measure a quarter of the globe, and hold a circle in its box", () => {
		const quarter = distanceBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 90 });
		expect(Math.round(quarter / 1_000)).toBe(10_008);
		const { lat, lng } = degreesAround({ lat: 60, lng: 0 }, 111_195);
		expect(lat).toBeCloseTo(1, 9);
		expect(lng).toBeGreaterThan(2);
		expect(degreesAround({ lat: 90, lng: 0 }, 1e9).lng).toBe(180);
	});

	it("step down to the filter's score that the reviews reach", () => {
		expect(scoreStep(0, 0)).toBe(0);
		expect(scoreStep(50, 10)).toBeGreaterThanOrEqual(45);
		expect(scoreStep(10, 10)).toBe(0);
		expect(placeSlice.end - placeSlice.start).toBe(20);
	});
});
