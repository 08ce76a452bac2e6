import { describe, expect, it } from "vitest";
import { addDays } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { forEachDatabase } from "#tests/support/databases.ts";
import { bruteForce, toldFacets } from "./bruteForce.ts";
import { everything, plantedSearch } from "./plantedSearch.ts";
import { TODAY } from "./randomCatalogue.ts";

/** Changes to stays in the database that the read model has not seen yet. */
const news: Readonly<Record<string, string>> = {
	"were sold out": "UPDATE room_month SET stock = array_fill(0::int2, ARRAY[31]) WHERE property_id % 2 = 0",
	"were sold out for one of the nights":
		"UPDATE room_month SET stock[3] = 0, stock[1] = 0 WHERE property_id % 2 = 0",
	"cost more":
		"UPDATE rate_month SET price = (SELECT array_agg(each + 5000 ORDER BY at) FROM unnest(price) WITH ORDINALITY AS one (each, at)) WHERE property_id % 3 = 0",
	"lost their plans": "UPDATE rateplan SET status = 'closed' WHERE property_id % 4 = 1",
	closed: "UPDATE property SET status = 'closed' WHERE property_id % 2 = 1",
};

forEachDatabase((_name, open) => {
	describe("stays that changed a moment ago", () => {
		it.each(Object.entries(news))(
			"are returned, counted and sorted by their current state: %s [DEC-090, DEC-179]",
			async (_what, sql) => {
				const db = await open();
				const search = await plantedSearch(db);
				const before = await bruteForce(db, everything);
				await db.query(sql);
				const truth = await bruteForce(db, everything);
				expect(truth).not.toEqual(before);
				const { stays, total, facets } = await search.searchConfirmed(everything);
				const told = stays.map(({ stayId, offer: { isHidden, prices } }) => ({
					stayId,
					amount: isHidden ? null : prices.saleAmount,
					keyCode: prices.keyCode,
				}));
				expect({ stays: told, total, facets: toldFacets(facets) }).toEqual(truth);
			},
		);
	});

	describe("Search.nights", () => {
		it("returns the cheapest stay's price for each night, up to the last one requested [DEC-077]", async () => {
			const db = await open();
			const search = await plantedSearch(db);
			const asked = { ...everything, sort: "recommended", offset: 3, limit: 7 } as const;
			for (const count of [1, 31, 33, 95]) {
				const first = addDays(TODAY, -1);
				const nights = await search.nights(asked, { first, count });
				expect(nights.map(({ date }) => date)).toEqual(
					Array.from({ length: count }, (_, index) => addDays(first, index)),
				);
				for (const { date, isFree, amount } of nights.filter((_, at) => at % 8 === 0 || at > 90)) {
					const stay = { ...everything.stay, ...stayFrom(date, 1) };
					const { stays, total } = await search.searchConfirmed({ ...everything, stay, limit: 1 });
					const offer = stays[0]?.offer;
					expect({ date, isFree, amount }).toEqual({
						date,
						isFree: total > 0,
						amount: !offer || offer.isHidden ? null : offer.prices.saleAmount,
					});
				}
			}
		});
	});

	describe("a page of available stays", () => {
		it("is topped up from the next page when some were just sold, within a limited number of attempts", async () => {
			const db = await open();
			const search = await plantedSearch(db);
			const page = { ...everything, limit: 4 };
			const before = await bruteForce(db, everything);
			const sold = before.stays.slice(0, 3).map(({ stayId }) => stayId);
			await db.query(
				"UPDATE room_month SET stock = array_fill(0::int2, ARRAY[31]) WHERE property_id = ANY ($1::int[])",
				[sold],
			);
			const next = before.stays.slice(3, 7).map(({ stayId }) => stayId);
			expect((await search.searchConfirmed(page)).stays.map(({ stayId }) => stayId)).toEqual(next);
			await db.query("UPDATE room_month SET stock = array_fill(0::int2, ARRAY[31])");
			expect((await search.searchConfirmed({ ...page, limit: 1 })).stays).toEqual([]);
		});

		it("is empty for past nights", async () => {
			const db = await open();
			const search = await plantedSearch(db);
			const stay = { ...everything.stay, ...stayFrom(addDays(TODAY, -1), 1) };
			expect(await search.searchConfirmed({ ...everything, stay })).toMatchObject({ stays: [], total: 0 });
		});
	});
});
