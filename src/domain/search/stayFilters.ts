import { reviewScores } from "#domain/review/reviewScore.ts";
import { priceSteps } from "./priceSteps.ts";

/**
 * A way to narrow a result list. The key is its name everywhere: in the address, on the wire, in the server's search and in
 * the texts.
 */
interface FilterSpec {
	readonly key: string;
	/**
	 * What several chosen values mean: a stay has all of them, or any of them; `one` is a limit, of which at most one is
	 * chosen.
	 */
	readonly pick: "one" | "any" | "all";
	/** What can be chosen, in the order it is offered; null = numbers or codes that only the catalogue knows. */
	readonly values: readonly string[] | null;
	/** The shape of the chosen values in a call. */
	readonly wire: "flag" | "number" | "numbers" | "codes";
}

/** The meals a plan can include. */
export const meals = ["BREAKFAST", "DINNER"] as const;
export type Meal = (typeof meals)[number];

/** Every filter, in the order of the panel and of the address. [DEC-058, DEC-185, DEC-187] */
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

/** The chosen values of every filter, in the filter's order and each once; none = the filter is off. */
export type StayFilter = Readonly<Record<FilterKey, readonly string[]>>;

const specs: Readonly<Record<string, FilterSpec>> = Object.fromEntries(
	stayFilters.map((spec) => [spec.key, spec]),
);

export const filterKeys: readonly FilterKey[] = stayFilters.map(({ key }) => key);

/** One entry a filter. */
export const perFilter = <T>(make: (key: FilterKey) => T): Readonly<Record<FilterKey, T>> =>
	Object.fromEntries(filterKeys.map((key) => [key, make(key)])) as Record<FilterKey, T>;

export const noFilter: StayFilter = perFilter(() => []);

export const pickOf = (key: FilterKey): FilterSpec["pick"] => specs[key]?.pick ?? "any";

/** The values that can be chosen; null = those the catalogue names. */
export const valuesOf = (key: FilterKey): readonly string[] | null => specs[key]?.values ?? null;

/** What the contract takes of a filter whose values the catalogue names. */
const maxValues = 20;
const number = /^(?:0|[1-9]\d{0,4})$/;
const code = /^[A-Z0-9_]{1,30}$/;

const isCatalogueValue = ({ wire }: FilterSpec, value: string): boolean =>
	wire === "codes" ? code.test(value) : number.test(value) && Number(value) <= 32_767;

const inOrder = (one: string, other: string): number => Number(one) - Number(other) || (one < other ? -1 : 1);

/** Whatever was given as a filter's values made legal: unknown ones left out, each once, in the filter's order. [DEC-187] */
export function fitFilter(key: FilterKey, given: readonly string[]): readonly string[] {
	const spec = specs[key];
	if (!spec) return [];
	const known =
		spec.values?.filter((value) => given.includes(value)) ??
		[...new Set(given.filter((value) => isCatalogueValue(spec, value)))].sort(inOrder).slice(0, maxValues);
	return spec.pick === "one" ? known.slice(0, 1) : known;
}

/** The choice after a value was pressed: a limit is replaced, anything else goes on or off. */
export function toggleValue(filter: StayFilter, key: FilterKey, value: string): StayFilter {
	const chosen = filter[key];
	if (chosen.includes(value)) return { ...filter, [key]: chosen.filter((other) => other !== value) };
	return { ...filter, [key]: fitFilter(key, pickOf(key) === "one" ? [value] : [...chosen, value]) };
}

/** What narrows the list, one entry a chosen value. */
export const chosenValues = (
	filter: StayFilter,
): readonly { readonly key: FilterKey; readonly value: string }[] =>
	filterKeys.flatMap((key) => filter[key].map((value) => ({ key, value })));

/** A filter as the fields of a call, which leave out what is off. */
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

/** [DEC-185, DEC-187] */
export const filterFields = (filter: StayFilter): FilterFields =>
	Object.fromEntries(
		stayFilters.flatMap((spec) =>
			filter[spec.key].length === 0 ? [] : [[spec.key, fieldOf(spec, filter[spec.key])]],
		),
	);

/** The filter that a call's fields ask for. */
export const filterOfFields = (fields: FilterFields): StayFilter =>
	perFilter((key) => {
		const given = fields[key];
		if (given === undefined || given === false) return [];
		if (given === true) return fitFilter(key, ["1"]);
		return fitFilter(key, (typeof given === "number" ? [given] : given).map(String));
	});
