import { reviewScores } from "#domain/review/reviewScore.ts";
import { priceSteps } from "./priceSteps.ts";

/** A filter of the result list. Its key is the same everywhere: in URLs, in the wire format, in the server's search and in the texts. */
interface FilterSpec {
	readonly key: string;
	/** How several selected values combine: a stay must have all of them, or any of them; `one` is a limit, of which at most one can be selected. */
	readonly pick: "one" | "any" | "all";
	/** Selectable values in display order; null for numbers or codes defined by the catalogue. */
	readonly values: readonly string[] | null;
	/** Type of the selected values in a call. */
	readonly wire: "flag" | "number" | "numbers" | "codes";
}

/** Meals that a plan can include. */
export const meals = ["BREAKFAST", "DINNER"] as const;
export type Meal = (typeof meals)[number];

/** All filters, in the order of the panel and of the URL. [DEC-058, DEC-185, DEC-187] */
export const stayFilters = [
	{ key: "priceMax", pick: "one", values: priceSteps.map(String), wire: "number" },
	{ key: "freeCancel", pick: "all", values: ["1"], wire: "flag" },
	{ key: "meals", pick: "all", values: meals, wire: "codes" },
	{ key: "kinds", pick: "any", values: null, wire: "numbers" },
	{ key: "stars", pick: "any", values: ["5", "4", "3", "2", "1", "0"], wire: "numbers" },
	{ key: "scoreMin", pick: "one", values: reviewScores.map(String), wire: "number" },
	{ key: "areas", pick: "any", values: null, wire: "numbers" },
	{ key: "facilities", pick: "all", values: null, wire: "codes" },
] as const satisfies readonly FilterSpec[];

export type FilterKey = (typeof stayFilters)[number]["key"];

/** Selected values per filter, without duplicates and in the filter's order; an empty list means the filter is off. */
export type StayFilter = Readonly<Record<FilterKey, readonly string[]>>;

const specs: Readonly<Record<string, FilterSpec>> = Object.fromEntries(
	stayFilters.map((spec) => [spec.key, spec]),
);

export const filterKeys: readonly FilterKey[] = stayFilters.map(({ key }) => key);

/** Builds a record with one entry per filter. */
export const perFilter = <T>(make: (key: FilterKey) => T): Readonly<Record<FilterKey, T>> =>
	Object.fromEntries(filterKeys.map((key) => [key, make(key)])) as Record<FilterKey, T>;

export const noFilter: StayFilter = perFilter(() => []);

export const pickOf = (key: FilterKey): FilterSpec["pick"] => specs[key]?.pick ?? "any";

/** Returns a filter's selectable values; null when the catalogue defines them. */
export const valuesOf = (key: FilterKey): readonly string[] | null => specs[key]?.values ?? null;

/** Maximum number of values the contract accepts for a filter defined by the catalogue. */
const maxValues = 20;
const number = /^(?:0|[1-9]\d{0,4})$/;
const code = /^[A-Z0-9_]{1,30}$/;

const isCatalogueValue = ({ wire }: FilterSpec, value: string): boolean =>
	wire === "codes" ? code.test(value) : number.test(value) && Number(value) <= 32_767;

const inOrder = (one: string, other: string): number => Number(one) - Number(other) || (one < other ? -1 : 1);

/** Sanitises the values given for a filter: drops unknown ones and duplicates, and sorts them in the filter's order. [DEC-187] */
export function fitFilter(key: FilterKey, given: readonly string[]): readonly string[] {
	const spec = specs[key];
	if (!spec) return [];
	const known =
		spec.values?.filter((value) => given.includes(value)) ??
		[...new Set(given.filter((value) => isCatalogueValue(spec, value)))].sort(inOrder).slice(0, maxValues);
	return spec.pick === "one" ? known.slice(0, 1) : known;
}

/** Returns the filter after a value was pressed: a limit is replaced, any other value is toggled. */
export function toggleValue(filter: StayFilter, key: FilterKey, value: string): StayFilter {
	const chosen = filter[key];
	if (chosen.includes(value)) return { ...filter, [key]: chosen.filter((other) => other !== value) };
	return { ...filter, [key]: fitFilter(key, pickOf(key) === "one" ? [value] : [...chosen, value]) };
}

/** Returns the selected values as a flat list, one entry per value. */
export const chosenValues = (
	filter: StayFilter,
): readonly { readonly key: FilterKey; readonly value: string }[] =>
	filterKeys.flatMap((key) => filter[key].map((value) => ({ key, value })));

/** A filter as fields of a call; filters that are off are omitted. */
export type FilterFields = Readonly<
	Partial<Record<FilterKey, boolean | number | readonly (number | string)[]>>
>;

function fieldOf(spec: FilterSpec, chosen: readonly string[]) {
	switch (spec.wire) {
		case "flag":
			return true;
		case "number":
			return Number(chosen[0]);
		case "numbers":
			return chosen.map(Number);
		case "codes":
			return chosen;
	}
}

/** Converts a filter to the fields of a call. [DEC-185, DEC-187] */
export const filterFields = (filter: StayFilter): FilterFields =>
	Object.fromEntries(
		stayFilters.flatMap((spec) =>
			filter[spec.key].length === 0 ? [] : [[spec.key, fieldOf(spec, filter[spec.key])]],
		),
	);

/** Converts the fields of a call to a filter. */
export const filterOfFields = (fields: FilterFields): StayFilter =>
	perFilter((key) => {
		const given = fields[key];
		if (given === undefined || given === false) return [];
		if (given === true) return fitFilter(key, ["1"]);
		return fitFilter(key, (typeof given === "number" ? [given] : given).map(String));
	});
