import type { operations } from "#contracts/content.d.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { type FilterKey, filterFields } from "#domain/search/stayFilters.ts";
import type { NarrowedBy } from "#ports/StaySearch.ts";
import { wireSearchFields } from "./wireStays.ts";

type PinsBody = operations["findProductPins"]["requestBody"]["content"]["application/json"];

/** Builds the request body of list and map searches: the condition with its filters and bounds. */
export const askedStays = (
	condition: SearchCondition,
	{ filter, bounds }: Omit<NarrowedBy, "sort">,
): PinsBody => ({
	cityCode: condition.cityCode,
	locationKR: condition.area,
	nationCode: condition.nationCode,
	searchText: condition.searchText,
	subLocationKR: condition.subArea,
	...wireSearchFields(condition),
	// The filters' own rules keep these values within the contract's limits; a test checks that the two agree.
	...(filterFields(filter) as Pick<PinsBody, FilterKey>),
	...(bounds === null ? {} : { bounds }),
});
