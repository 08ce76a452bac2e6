import { priceSteps } from "#domain/search/priceSteps.ts";
import type { FilterFacet, FilterOption } from "#domain/search/StayResults.ts";
import { type FilterKey, perFilter, pickOf, type StayFilter, valuesOf } from "#domain/search/stayFilters.ts";
import { perkBits } from "#server/catalogue/pricing/planPerks.ts";
import type { ChosenNumbers, FacetCounts } from "#server/catalogue/search/ScanQuestion.ts";
import type { FacilityEntry } from "./store/facilities.ts";
import type { NamedValue } from "./store/filterNames.ts";

/** What the catalogue calls the values that only it knows. */
export interface FilterNames {
	readonly facilities: readonly FacilityEntry[];
	readonly kinds: readonly NamedValue[];
	/** Of the city that is searched; none for more than one. */
	readonly areas: readonly NamedValue[];
}

/** No stay has it: bits go up to 62, and facilities are numbered from 0. */
const NO_SUCH_FACILITY = 62;

const perkOf = (key: FilterKey, value: string): number =>
	key === "freeCancel" ? perkBits.freeCancel : perkBits[value as keyof typeof perkBits];

/** Chosen values as the search counts them. */
export const chosenNumbers = (filter: StayFilter, { facilities }: FilterNames): ChosenNumbers =>
	perFilter((key) =>
		filter[key].map((value) => {
			if (key === "facilities") return facilities.find(({ code }) => code === value)?.id ?? NO_SUCH_FACILITY;
			return key === "freeCancel" || key === "meals" ? perkOf(key, value) : Number(value);
		}),
	);

interface Value {
	readonly value: string;
	readonly name: string | null;
	/** Where the search counts it. */
	readonly at: number;
}

function valuesToOffer(key: FilterKey, names: FilterNames): readonly Value[] {
	if (key === "facilities")
		return names.facilities.map(({ id, code, name }) => ({ value: code, name, at: id }));
	if (key === "kinds" || key === "areas")
		return names[key].map(({ id, name }) => ({ value: String(id), name, at: id }));
	return (valuesOf(key) ?? []).map((value) => {
		const at =
			key === "priceMax"
				? priceSteps.findIndex((step) => String(step) === value)
				: key === "freeCancel" || key === "meals"
					? perkOf(key, value)
					: Number(value);
		return { value, name: null, at };
	});
}

/**
 * What each filter offers: its values with what they would leave, those of the catalogue only when some stay has them or they are
 * chosen. `minScore`: what the text asks for, whatever is chosen.
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
