import { describe, expect, it } from "vitest";
import { cancellationCopy } from "#copy/cancellation.ts";
import { compareCopy } from "#copy/compare.ts";
import { stayCopy } from "#copy/stay.ts";
import { cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
import type { ComparedOffer, ComparedStay } from "#domain/compare/ComparedStay.ts";
import { won } from "#domain/shared/Won.ts";
import { comparisonRows, priceOf } from "#ui/screens/compare/comparisonRows.ts";

const text = compareCopy;
const visitor = { isSpecialMember: false, canPayMemberPrice: true };
const special = { isSpecialMember: true, canPayMemberPrice: true };
const now = Date.UTC(2026, 10, 25);

const offer: ComparedOffer = {
	amounts: { publicAmount: won(100_000), memberAmount: won(90_000), listPrice: null },
	isHidden: false,
	propertyFee: won(0),
	cashbackAmount: won(1_000),
	roomName: "디럭스",
	mealName: "조식",
	cancelPolicy: null,
};

const cancelPolicy = cancelPolicyOf([{ until: null, refundPercent: 100 }], false);

const stay = (changes: Partial<ComparedStay> = {}): ComparedStay => ({
	id: 1,
	name: "바람결",
	typeName: "호텔",
	stars: 4,
	image: null,
	reviews: { count: 12, average: 4.25 },
	address: "부산",
	near: { name: "해운대", distanceInMetres: 300 },
	checkInTime: "15:00",
	checkOutTime: "11:00",
	facilities: [{ code: "POOL", name: "수영장" }],
	nights: 1,
	rooms: 1,
	offer,
	...changes,
});

function rowOf(key: string, stays: readonly ComparedStay[], viewer = visitor) {
	const { facts, facilities } = comparisonRows(stays, viewer, now);
	return [...facts, ...facilities].find((row) => row.key === key);
}

describe("the rows of a comparison", () => {
	it("show the average night of one room, like lists, filters and the stay's own page [DEC-058]", () => {
		expect(priceOf(stay({ nights: 2, rooms: 2 }), visitor)).toMatchObject({ averageNight: 25_000 });
	});

	it("are complete and in order, each with its own heading", () => {
		const { facts, facilities } = comparisonRows([stay(), stay()], visitor, now);
		const keys = [
			"price",
			"room",
			"meal",
			"cancel",
			"kind",
			"score",
			"near",
			"address",
			"checkIn",
			"checkOut",
		];
		expect(facts.map(({ key }) => key)).toEqual(keys);
		expect(facts.map(({ head }) => head)).toEqual(
			keys.map((key) => text.rows[key as keyof typeof text.rows]),
		);
		expect(facilities).toEqual([
			{ key: "facility POOL", head: "수영장", texts: [text.has, text.has], differs: false },
		]);
		expect(facts.some(({ differs }) => differs)).toBe(false);
	});

	it.each([
		["room", { offer: { ...offer, roomName: "스위트" } }, ["디럭스", "스위트"]],
		["meal", { offer: { ...offer, mealName: null } }, ["조식", "식사 불포함"]],
		[
			"cancel",
			{ offer: { ...offer, cancelPolicy } },
			[cancellationCopy.policyFailed, "지금 취소하면 100% 환불"],
		],
		["kind", { stars: 0 }, [`호텔 · ${stayCopy.stars(4)}`, "호텔"]],
		["kind", { typeName: "" }, [`호텔 · ${stayCopy.stars(4)}`, stayCopy.stars(4)]],
		["score", { reviews: { count: 0, average: 0 } }, [text.reviews("4.3", "12"), text.noReviews]],
		["score", { reviews: { count: 1, average: 5 } }, [text.reviews("4.3", "12"), text.reviews("5.0", "1")]],
		["near", { near: null }, [text.near("해운대", "300m"), text.unknown]],
		["address", { address: "제주" }, ["부산", "제주"]],
		["checkIn", { checkInTime: null }, ["15:00", text.unknown]],
		["checkOut", { checkOutTime: null }, ["11:00", text.unknown]],
		["facility POOL", { facilities: [] }, [text.has, text.hasNot]],
		["facility POOL", { facilities: [{ code: "GYM", name: "헬스장" }] }, [text.has, text.hasNot]],
		[
			"facility POOL",
			{
				facilities: [
					{ code: "GYM", name: "" },
					{ code: "POOL", name: "" },
				],
			},
			[text.has, text.has],
		],
		["room", { offer: null }, ["디럭스", text.unknown]],
	] as readonly (readonly [string, Partial<ComparedStay>, readonly string[]])[])(
		"compare two stays by their texts: %s of %o",
		(key, other, said) => {
			const row = rowOf(key, [stay(), stay(other)]);
			expect(row?.texts.map((each) => each.replace(/ /g, " "))).toEqual(said);
			expect(row?.differs).toBe(said[0] !== said[1]);
		},
	);

	it("include cashback only for members who receive it, and only if a stay offers it", () => {
		const none = stay({ offer: { ...offer, cashbackAmount: won(0) } });
		expect(rowOf("cashback", [stay(), none])).toBeUndefined();
		expect(rowOf("cashback", [none, none], special)).toBeUndefined();
		expect(rowOf("cashback", [stay({ offer: null })], special)).toBeUndefined();
		expect(rowOf("cashback", [none, stay(), stay({ offer: null })], special)?.texts).toEqual([
			"0원",
			"1,000원",
			text.unknown,
		]);
	});

	it("differ in price if either price differs, or one is hidden or unavailable [DEC-077, DEC-091]", () => {
		const dearer = stay({ offer: { ...offer, amounts: { ...offer.amounts, publicAmount: won(110_000) } } });
		const other = stay({ offer: { ...offer, amounts: { ...offer.amounts, memberAmount: won(80_000) } } });
		const hidden = stay({ offer: { ...offer, isHidden: true } });
		const gone = stay({ offer: null });
		expect(rowOf("price", [stay(), stay()])?.differs).toBe(false);
		for (const each of [dearer, other, hidden, gone])
			expect(rowOf("price", [stay(), each])?.differs).toBe(true);
		expect([priceOf(hidden, visitor), priceOf(gone, visitor)]).toEqual(["hidden", "unavailable"]);
		expect(rowOf("price", [hidden, gone])?.texts).toEqual(["hidden", "unavailable"]);
		expect(priceOf(stay(), visitor)).toMatchObject({ total: 100_000, memberTotal: 90_000 });
		const nothing = { publicAmount: null, memberAmount: null, listPrice: null } as never;
		expect(priceOf(stay({ offer: { ...offer, amounts: nothing } }), visitor)).toBe("hidden");
	});
});
