import { beforeAll, describe, expect, it } from "vitest";
import {
	areDifferent,
	type ComparedStay,
	comparedStay,
	decisiveFacilities,
	facilitiesOfAny,
} from "#domain/compare/ComparedStay.ts";
import type { RatePlan, StayOffers } from "#domain/offer/RatePlan.ts";
import { won } from "#domain/shared/Won.ts";
import type { PointOfInterest, StayDetail } from "#domain/stay/Stay.ts";
import { exampleOffers, exampleStay } from "#tests/support/stayFixtures.ts";
import { facilities as allFacilities } from "#world/stays/facilities.ts";

let detail: StayDetail;
let offers: StayOffers;
let plan: RatePlan;

beforeAll(async () => {
	detail = await exampleStay();
	offers = await exampleOffers();
	const [first] = offers.rooms.flatMap(({ plans }) => plans);
	if (!first) throw new Error("the example has a plan");
	plan = first;
});

const place = (name: string, distanceInMetres: number): PointOfInterest => ({
	name,
	distanceInMetres,
	category: "역",
	position: { latitude: 37, longitude: 127 },
});

const planFor = (amount: number | null, changes: Partial<RatePlan> = {}): RatePlan => ({
	...plan,
	isOnSale: true,
	stock: 5,
	mealName: `${amount}`,
	prices: { ...plan.prices, saleAmount: amount === null ? null : won(amount) },
	...changes,
});

function compared(changes: {
	detail?: Partial<StayDetail>;
	plans?: readonly RatePlan[];
	places?: readonly PointOfInterest[];
	searchText?: string;
}): ComparedStay {
	const [room] = offers.rooms;
	if (!room) throw new Error("the example has a room");
	return comparedStay({
		detail: { ...detail, ...changes.detail },
		offers: changes.plans ? { ...offers, rooms: [{ ...room, plans: changes.plans }] } : offers,
		places: changes.places ?? [],
		searchText: changes.searchText ?? "",
		rooms: 2,
	});
}

describe("a compared stay", () => {
	it("offers the plan with the lowest price for this viewer among those with enough rooms", () => {
		const plans = [
			planFor(300),
			planFor(100, { stock: 1 }),
			planFor(120, { isOnSale: false }),
			planFor(200),
			planFor(null),
		];
		const { offer } = compared({ plans });
		expect(offer?.mealName).toBe("200");
		expect(offer).toMatchObject({
			amounts: {
				publicAmount: plan.prices.publicAmount,
				memberAmount: plan.prices.memberAmount,
				listPrice: plan.prices.originalAmount,
			},
			isHidden: plan.prices.isHidden,
			cashbackAmount: plan.prices.cashbackAmount,
			roomName: plan.room.name,
			cancelPolicy: plan.cancelPolicy,
		});
		expect(compared({ plans: [planFor(null)] }).offer?.mealName).toBe("null");
	});

	it("has no offer when nothing is available for the dates", () => {
		expect(compared({ plans: [planFor(100, { stock: 0 })] }).offer).toBeNull();
		expect(compared({ plans: [] }).offer).toBeNull();
	});

	it("shows the distance to the searched place when it is near, else to the nearest place", () => {
		const places = [place("강남역", 240), place("서울 숲", 900)];
		expect(compared({ places }).near).toEqual({ name: "강남역", distanceInMetres: 240 });
		expect(compared({ places, searchText: "서울숲" }).near?.distanceInMetres).toBe(900);
		expect(compared({}).near).toBeNull();
	});

	it("has its facts, its first image and the decisive facilities in their fixed order", () => {
		const facility = (code: string) => ({ code, name: code, imageUrl: null, category: "객실" });
		const facilities = ["WIFI", "GYM", "PARKING"].map(facility);
		const stay = compared({ detail: { facilities } });
		expect(stay.facilities).toEqual([
			{ code: "PARKING", name: "PARKING" },
			{ code: "GYM", name: "GYM" },
		]);
		expect(decisiveFacilities).not.toContain("WIFI");
		const known: readonly string[] = allFacilities.map(([code]) => code);
		for (const code of decisiveFacilities) expect(known).toContain(code);
		expect(stay).toMatchObject({ id: detail.id, name: detail.info.name, address: detail.address });
		const { count, average } = detail.reviews;
		expect(stay.reviews).toEqual({ count, average });
		expect(stay.image?.url).toBe(detail.images[0]?.url);
		expect(compared({ detail: { images: [] } }).image).toBeNull();
	});
});

describe("compared stays", () => {
	it("list each facility that any of them has once", () => {
		const has = (...codes: string[]): ComparedStay => ({
			...compared({}),
			facilities: codes.map((code) => ({ code, name: code })),
		});
		expect(facilitiesOfAny([has("GYM"), has("PARKING", "GYM")]).map(({ code }) => code)).toEqual([
			"PARKING",
			"GYM",
		]);
	});

	it("differ when their values are not all equal", () => {
		expect(areDifferent(["1", "1", "2"])).toBe(true);
		expect(areDifferent(["1", "1"])).toBe(false);
		expect(areDifferent(["1"])).toBe(false);
		expect(areDifferent([])).toBe(false);
	});
});
