import { priceSteps } from "#domain/search/priceSteps.ts";
import type { FilterFacet, FilterOption } from "#domain/search/StayResults.ts";
import { type FilterKey, perFilter, pickOf, type StayFilter, valuesOf } from "#domain/search/stayFilters.ts";
import { isPerkFilter, perkBit } from "#server/catalogue/pricing/planPerks.ts";
import type { ChosenNumbers, FacetCounts } from "#server/catalogue/search/ScanQuery.ts";
import type { FacilityEntry } from "./store/facilities.ts";
import type { NamedValue } from "./store/filterNames.ts";

/** The filter values that are defined by catalogue data, with their names. */
export interface FilterNames {
	readonly facilities: readonly FacilityEntry[];
	readonly kinds: readonly NamedValue[];
	/** Areas of the searched city; empty when several cities are searched. */
	readonly areas: readonly NamedValue[];
}

/** Number of a facility that no stay has, used for unknown codes; facilities are numbered from 0, and 62 is the highest bit. */
const NO_SUCH_FACILITY = 62;

const numberOf = (key: FilterKey, value: string): number =>
	isPerkFilter(key) ? perkBit(key, value) : Number(value);

/** Converts chosen filter values to the numbers used by the search. */
export const chosenNumbers = (filter: StayFilter, { facilities }: FilterNames): ChosenNumbers =>
	perFilter((key) =>
		filter[key].map((value) => {
			if (key === "facilities") return facilities.find(({ code }) => code === value)?.id ?? NO_SUCH_FACILITY;
			return numberOf(key, value);
		}),
	);

interface Value {
	readonly value: string;
	readonly name: string | null;
	/** Index of the value in the search's counts. */
	readonly at: number;
}

function valuesToOffer(key: FilterKey, names: FilterNames): readonly Value[] {
	if (key === "facilities")
		return names.facilities.map(({ id, code, name }) => ({ value: code, name, at: id }));
	if (key === "kinds" || key === "areas")
		return names[key].map(({ id, name }) => ({ value: String(id), name, at: id }));
	return (valuesOf(key) ?? []).map((value) => {
		const at =
			key === "priceMax" ? priceSteps.findIndex((step) => String(step) === value) : numberOf(key, value);
		return { value, name: null, at };
	});
}

/**
 * Returns the options of each filter with the number of stays they would leave. Options that come from catalogue data are listed only when
 * a stay has them or they are chosen. `minScore` is the minimum review score required by the search text; it applies whatever is chosen.
 */
export const facetsOf = (
	counted: FacetCounts,
	filter: StayFilter,
	names: FilterNames,
	minScore = 0,
): readonly (FilterFacet & { readonly key: FilterKey })[] =>
	Object.entries(
		perFilter((key): FilterFacet => {
			const { counts } = counted[key];
			const atLeast = (from: number) =>
				counts.slice(Math.max(from, minScore)).reduce((sum, count) => sum + count, 0);
			const isScore = pickOf(key) === "one" && key !== "priceMax";
			const total = isScore ? atLeast(0) : counted[key].total;
			const options = valuesToOffer(key, names).map(
				({ value, name, at }): FilterOption => ({
					value,
					name,
					count: isScore ? atLeast(at) : (counts[at] ?? 0),
				}),
			);
			const isOffered = ({ name, value, count }: FilterOption) =>
				name === null || count > 0 || filter[key].includes(value);
			return { total, options: options.filter(isOffered) };
		}),
	).map(([key, facet]) => ({ key: key as FilterKey, ...facet }));
