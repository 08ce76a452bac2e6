import { describe, expect, it } from "vitest";
import { useCases } from "#application/tokens.ts";
import { refused } from "#domain/failure/Failure.ts";
import { won } from "#domain/shared/Won.ts";
import { resolveFrom } from "#main/containers.ts";
import { memoryContainer, memoryPorts } from "#tests/support/memory/memoryContainer.ts";
import {
	condition,
	exampleOffers,
	exampleOption,
	exampleReviews,
	exampleStay,
} from "#tests/support/stayFixtures.ts";

const stage = () => {
	const memory = memoryPorts();
	return { memory, use: resolveFrom(memoryContainer(memory)) };
};

describe("viewing a stay", () => {
	it("distinguishes an unknown stay from a failed call [ROUTE-03]", async () => {
		const { memory, use } = stage();
		memory.stays.details.set(1, await exampleStay());
		const view = (stayId: number) => use(useCases.viewStay).execute(stayId, condition);
		expect(await view(1)).toMatchObject({ ok: true });
		expect(await view(2)).toMatchObject({ ok: false, error: { kind: "notFound" } });
		memory.stays.failure = { kind: "unreachable" };
		expect(await view(1)).toEqual({ ok: false, error: { kind: "unreachable" } });
	});

	it("lists rooms and plans cheapest first, with unknown prices last [DOM-RATE-01] [DEC-101]", async () => {
		const { memory, use } = stage();
		const example = await exampleOffers();
		const [room] = example.rooms;
		const [plan] = room?.plans ?? [];
		if (!room || !plan) throw new Error("the example has a room with a plan");
		const priced = (ratePlanId: number, amount: number | null) => ({
			...plan,
			ratePlanId,
			prices: { ...plan.prices, memberAmount: amount === null ? null : won(amount) },
		});
		const rooms = [
			{ ...room, room: { ...room.room, roomId: 1 }, plans: [priced(1, null)] },
			{ ...room, room: { ...room.room, roomId: 2 }, plans: [priced(2, 300), priced(3, 200)] },
			{ ...room, room: { ...room.room, roomId: 3 }, plans: [priced(4, 100)] },
		];
		memory.stays.offersByStay.set(1, { ...example, rooms });
		const answer = await use(useCases.listOffers).execute({ stayId: 1, condition });
		const shown = answer.ok ? answer.value.rooms : [];
		expect(shown.map((each) => each.room.roomId)).toEqual([3, 2, 1]);
		expect(shown[1]?.plans.map(({ ratePlanId }) => ratePlanId)).toEqual([3, 2]);
	});

	it.each([
		["soldOut", "soldOut"],
		["notFound", "notFound"],
		["notFound", "invalidRequest"],
	] as const)("returns %s for a plan that can no longer be booked [SCREEN-02]", async (kind, failure) => {
		const { memory, use } = stage();
		memory.stays.options.set(1, await exampleOption());
		memory.stays.failure = refused(failure);
		const choice = {
			bookingKind: "OO",
			stay: "1",
			room: "1",
			plan: "1",
			promotionId: null,
			pieces: null,
		} as const;
		const answer = await use(useCases.viewOption).execute({ stayId: 1, choice, condition });
		expect(answer).toMatchObject({ ok: false, error: { kind } });
	});

	it("loads no reviews for a crawler [HTTP-06] [DEC-114]", async () => {
		const { memory, use } = stage();
		memory.stays.reviews.set(1, await exampleReviews());
		const list = (isCrawler: boolean) => use(useCases.listReviews).execute({ stayId: 1, isCrawler });
		expect(await list(true)).toBeNull();
		expect(memory.stays.asked).toEqual([]);
		expect(await list(false)).toMatchObject({ ok: true });
	});

	it("omits surroundings that cannot be loaded [PROD-08] [DEC-107]", async () => {
		const { memory, use } = stage();
		memory.stays.failure = { kind: "unreachable" };
		memory.catalog.failure = { kind: "unreachable" };
		const found = await use(useCases.listSurroundings).execute({
			stayId: 1,
			condition,
		});
		expect(found).toEqual({ condition, places: [], nearby: [], similar: [] });
	});
});

describe("comparing prices", () => {
	const entries = [
		{ title: "어썸스테이", price: won(100) },
		{ title: "가", price: won(120) },
		{ title: "나", price: won(150) },
	];

	it("separates our own entry and sorts the others most expensive first [DOM-RATE-02] [DOM-RATE-03] [DEC-102]", async () => {
		const { memory, use } = stage();
		const compared = await use(useCases.comparePrices).execute({
			stayId: 1,
			condition,
			ownTotal: won(100),
			entries,
			siteName: "어썸스테이",
		});
		expect(compared.own?.price).toBe(100);
		expect(compared.competitors.map(({ title }) => title)).toEqual(["나", "가"]);
		expect(memory.hotelPrices.calls).toBe(0);
	});

	it("requests other sellers' prices once when we have none, even if no one else sells the stay [DEC-123] [STORE-05]", async () => {
		const { memory, use } = stage();
		memory.hotelPrices.failure = refused("notFound");
		const ask = () =>
			use(useCases.comparePrices).execute({
				stayId: 1,
				condition,
				ownTotal: won(100),
				entries: [],
				siteName: "어썸스테이",
			});
		expect(await ask()).toEqual({ own: null, competitors: [] });
		await ask();
		expect(memory.hotelPrices.calls).toBe(1);
	});

	it("requests again after a network failure", async () => {
		const { memory, use } = stage();
		memory.hotelPrices.failure = { kind: "unreachable" };
		const ask = () =>
			use(useCases.comparePrices).execute({
				stayId: 1,
				condition,
				ownTotal: won(100),
				entries: [],
				siteName: "어썸스테이",
			});
		await ask();
		memory.hotelPrices.failure = null;
		memory.hotelPrices.elsewhere = entries;
		expect((await ask()).competitors).toHaveLength(2);
	});

	it("compares the dates, guests and rooms on the screen, and requests again for others [DEC-191]", async () => {
		const { memory, use } = stage();
		memory.hotelPrices.elsewhere = entries;
		const ask = (changes: Partial<typeof condition>) =>
			use(useCases.comparePrices).execute({
				stayId: 1,
				condition: { ...condition, ...changes },
				ownTotal: won(100),
				entries: [],
				siteName: "어썸스테이",
			});
		await ask({});
		await ask({});
		await ask({ adults: 3 });
		await ask({ rooms: 2 });
		expect(memory.hotelPrices.asked).toEqual([
			condition,
			{ ...condition, adults: 3 },
			{ ...condition, rooms: 2 },
		]);
	});

	it("requests again when the cached comparison used a different own price [DEC-191]", async () => {
		const { memory, use } = stage();
		memory.hotelPrices.elsewhere = entries;
		const ask = (own: number) =>
			use(useCases.comparePrices).execute({
				stayId: 1,
				condition,
				ownTotal: won(own),
				entries: [],
				siteName: "어썸스테이",
			});
		await ask(100);
		await ask(100);
		expect(memory.hotelPrices.calls).toBe(1);
		memory.hotelPrices.elsewhere = entries.map((entry) => ({ ...entry, price: won(entry.price - 10) }));
		expect((await ask(90)).own?.price).toBe(90);
		expect(memory.hotelPrices.calls).toBe(2);
	});

	it("returns nothing when the comparison's own price differs from the one on the screen [DEC-191]", async () => {
		const { memory, use } = stage();
		memory.hotelPrices.elsewhere = entries;
		const ask = (own: number | null, told: typeof entries) =>
			use(useCases.comparePrices).execute({
				stayId: 1,
				condition,
				ownTotal: own === null ? null : won(own),
				entries: told,
				siteName: "어썸스테이",
			});
		const nothing = { own: null, competitors: [] };
		expect(await ask(90, [])).toEqual(nothing);
		expect(await ask(90, entries)).toEqual(nothing);
		expect(await ask(null, entries)).toEqual(nothing);
		const { calls } = memory.hotelPrices;
		expect(await ask(null, [])).toEqual(nothing);
		expect(memory.hotelPrices.calls).toBe(calls);
		expect((await ask(100, [])).competitors).toHaveLength(2);
	});
});
