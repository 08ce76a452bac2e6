import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reviewScores } from "#domain/review/reviewScore.ts";
import { priceSteps } from "#domain/search/priceSteps.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { offersOf } from "#server/catalogue/offer/loadOffers.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { FoundPage, PricedStay, StayQuery } from "#server/catalogue/search/findStays.ts";
import { anyPrice } from "#server/catalogue/search/PriceFilter.ts";
import { Search } from "#server/catalogue/search/Search.ts";
import { markChanged, markDirty } from "#server/catalogue/search/store/marks.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { bruteForce, toldFacets } from "./bruteForce.ts";
import {
	CITIES,
	type Dice,
	dice,
	insertPlaces,
	insertStays,
	NOW,
	randomMonths,
	TODAY,
} from "./randomCatalogue.ts";

/** Usually empty. */
const sometimes = (value: fc.Arbitrary<number>, maxLength = 3): fc.Arbitrary<number[]> =>
	fc.oneof(
		{ weight: 2, arbitrary: fc.constant<number[]>([]) },
		{ weight: 1, arbitrary: fc.uniqueArray(value, { minLength: 1, maxLength }) },
	);

const query: fc.Arbitrary<StayQuery> = fc.record({
	scope: fc.record({
		cityIds: fc.uniqueArray(fc.integer({ min: 1, max: CITIES }), { minLength: 1 }),
		named: fc.option(
			fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 120 }), quality: fc.nat(2) }), {
				selector: ({ id }) => id,
				minLength: 20,
				maxLength: 80,
			}),
			{ nil: null, freq: 2 },
		),
	}),
	stay: fc
		.record({
			ahead: fc.integer({ min: 0, max: 65 }),
			nights: fc.oneof(
				{ weight: 5, arbitrary: fc.integer({ min: 1, max: 4 }) },
				fc.integer({ min: 5, max: 181 }),
			),
			rooms: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 5 })),
			guests: fc.integer({ min: 1, max: 8 }),
		})
		.map(({ ahead, nights, ...rest }) => ({ ...stayFrom(addDays(TODAY, ahead), nights), ...rest })),
	viewer: fc.constantFrom(
		{ memberId: null, isSpecial: false },
		{ memberId: 1, isSpecial: false },
		{ memberId: 1, isSpecial: true },
	),
	moment: fc.constant(momentOf(NOW)),
	filters: fc.record({
		area: fc.constantFrom(0, 0, 0, 1, 2),
		subArea: fc.constantFrom(0, 0, 0, 1),
		price: fc.option(
			fc
				.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 50, max: 900 }))
				.map(([min, max]) => ({ min: min * 1_000, max: max * 1_000 })),
			{ nil: anyPrice, freq: 2 },
		),
		chosen: fc.record({
			priceMax: sometimes(fc.constantFrom(...priceSteps), 1),
			freeCancel: sometimes(fc.constant(0), 1),
			meals: sometimes(fc.constantFrom(1, 2)),
			kinds: sometimes(fc.integer({ min: 1, max: 3 })),
			stars: sometimes(fc.integer({ min: 0, max: 5 })),
			scoreMin: sometimes(fc.constantFrom(...reviewScores), 1),
			areas: sometimes(fc.integer({ min: 0, max: 3 })),
			facilities: sometimes(fc.constantFrom(0, 3, 7, 40, 45), 2),
		}),
		bounds: fc.option(
			fc
				.tuple(fc.double({ min: 37, max: 38, noNaN: true }), fc.double({ min: 127, max: 128, noNaN: true }))
				.map(([lat, lng]) => ({ south: lat - 0.3, north: lat + 0.3, west: lng - 0.3, east: lng + 0.3 })),
			{ nil: null },
		),
	}),
	sort: fc.constantFrom("recommended", "priceAsc", "priceDesc"),
	offset: fc.constantFrom(0, 0, 3, 20, 500),
	limit: fc.constantFrom(1, 5, 20),
});

/** Converts a stay of a result page to the brute force's form. */
const toldStay = ({ stayId, offer }: PricedStay) => ({
	stayId,
	amount: offer.isHidden ? null : offer.prices.saleAmount,
	keyCode: offer.prices.keyCode,
});

const told = ({ stays, total, facets }: FoundPage) => ({
	stays: stays.map(toldStay),
	total,
	facets: toldFacets(facets),
});

const COUNT = 120;
const ids = Array.from({ length: COUNT }, (_, index) => index + 1);

async function expectTruth(db: Database, search: Search, runs: number): Promise<void> {
	await fc.assert(
		fc.asyncProperty(query, async (asked) => {
			expect(told(await search.searchConfirmed(asked))).toEqual(await bruteForce(db, asked));
		}),
		{ numRuns: runs },
	);
}

/** Sells out, reopens, reprices and restructures some stays, as bookings, price feeds and imports do. */
async function shake(
	db: Database,
	dies: Dice,
	kinds: readonly ("stock" | "prices" | "stay")[],
): Promise<void> {
	for (let change = 0; change < 25; change++) {
		const id = dies.int(1, COUNT);
		await db.tx(async (tx) => {
			const kind = dies.pick(kinds);
			if (kind === "stock") {
				const { rows } = await tx.query<{ ym: number }>(
					`UPDATE room_month SET stock[5:12] = array_fill($2::int2, ARRAY[8]) WHERE property_id = $1 RETURNING ym`,
					[id, dies.int(0, 3)],
				);
				await markDirty(
					tx,
					id,
					rows.map((row) => row.ym),
				);
			} else if (kind === "prices") {
				const plans = await tx.query<{ property_id: number; room_id: number; rateplan_id: number }>(
					"SELECT property_id, room_id, rateplan_id FROM rateplan WHERE property_id = $1",
					[id],
				);
				for (const rate of randomMonths(dies, plans.rows).rates) {
					await tx.query("UPDATE rate_month SET price = $3 WHERE rateplan_id = $1 AND ym = $2", [
						rate.rateplan_id,
						rate.ym,
						rate.price,
					]);
					await markDirty(tx, id, [Number(rate.ym)]);
				}
			} else {
				await tx.query(
					"UPDATE property SET city_id = $2, star = $3, status = $4, type_id = 1 + $3::int2 % 3 WHERE property_id = $1",
					[id, dies.int(1, CITIES), dies.int(0, 5), dies.chance(0.7) ? "open" : "closed"],
				);
				await tx.query(
					"UPDATE rateplan SET status = CASE WHEN rateplan_id % 10 = $2 THEN 'closed' ELSE 'open' END, awesome_per = 60 WHERE property_id = $1",
					[id, dies.int(0, 3)],
				);
				await markChanged(tx, id);
			}
		});
	}
}

forEachDatabase((_name, open) => {
	describe("the availability search", () => {
		it("returns the same pages, totals and facets as pricing every stay [PROD-05, CALL-CONTENT-24, DEC-161, DEC-185, DEC-179, DEC-058, DEC-091]", async () => {
			const db = await open();
			await insertPlaces(db);
			const dies = dice(20261121);
			await insertStays(db, dies, ids.slice(0, 100));
			const search = new Search({ db, clock: { now: () => NOW } });
			await expectTruth(db, search, 30);
			for (let round = 0; round < 4; round++) {
				await shake(db, dies, round < 2 ? ["stock", "prices"] : ["stock", "prices", "stay"]);
				if (round === 2) {
					await insertStays(db, dies, ids.slice(100));
					for (const id of ids.slice(100)) await markChanged(db, id);
				}
				await search.refresh();
				await expectTruth(db, search, 15);
			}
		});

		it("follows a leader in another process", async () => {
			const db = await open();
			await insertPlaces(db);
			const dies = dice(7);
			await insertStays(db, dies, ids.slice(0, 60));
			const clock = { now: () => NOW };
			const leader = new Search({ db, clock });
			const followers = [new Search({ db, clock }), new Search({ db, clock, nightBytes: 5_000 })];
			await leader.refresh();
			for (const follower of followers) await expectTruth(db, follower, 12);
			for (const kinds of [["stock", "prices"], ["stay"]] as const) {
				await shake(db, dies, kinds);
				await leader.refresh();
				for (const follower of followers) {
					await follower.refresh();
					await expectTruth(db, follower, 12);
				}
			}
		});

		it("never shows an outdated price or a sold room, however stale the read model [DEC-179, DEC-090]", async () => {
			const db = await open();
			await insertPlaces(db);
			const dies = dice(99);
			await insertStays(db, dies, ids.slice(0, 100));
			const search = new Search({ db, clock: { now: () => NOW } });
			await search.refresh();
			for (let round = 0; round < 3; round++) {
				await shake(db, dies, ["stock", "prices", "stay"]);
				await fc.assert(
					fc.asyncProperty(query, async (asked) => {
						const { stays } = await search.searchConfirmed(asked);
						const numbers = stays.map(({ stayId }) => stayId);
						const truth = await offersOf(db, numbers, asked.stay, asked.viewer, asked.moment);
						for (const stay of stays) {
							// A cheaper plan that has just become available again is found only after the next refresh.
							const free = (truth.get(stay.stayId) ?? []).filter(({ isOnSale }) => isOnSale);
							expect(free.map((offer) => toldStay({ ...stay, offer }))).toContainEqual(toldStay(stay));
						}
					}),
					{ numRuns: 20 },
				);
			}
		});
	});
});
