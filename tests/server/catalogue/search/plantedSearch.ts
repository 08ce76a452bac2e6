import { perFilter } from "#domain/search/stayFilters.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import type { StayQuery } from "#server/catalogue/search/findStays.ts";
import { anyPrice } from "#server/catalogue/search/PriceFilter.ts";
import { Search } from "#server/catalogue/search/Search.ts";
import type { Database } from "#server/platform/database/Database.ts";
import { dice, insertPlaces, insertStays, NOW, TODAY } from "./randomCatalogue.ts";

const ids = Array.from({ length: 40 }, (_, index) => index + 1);

/** All stays of the places, cheapest first. */
export const everything: StayQuery = {
	scope: { cityIds: [1, 2, 3], named: null },
	stay: { ...stayFrom(addDays(TODAY, 9), 2), rooms: 1, guests: 1 },
	viewer: { memberId: 1, isSpecial: false },
	moment: momentOf(NOW),
	filters: { area: 0, subArea: 0, price: anyPrice, chosen: perFilter(() => []), bounds: null },
	sort: "priceAsc",
	offset: 0,
	limit: 100,
};

/** Builds a search over forty stays. */
export async function plantedSearch(db: Database): Promise<Search> {
	await insertPlaces(db);
	await insertStays(db, dice(5), ids);
	const search = new Search({ db, clock: { now: () => NOW } });
	await search.refresh();
	return search;
}
