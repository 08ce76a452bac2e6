import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import { parseBounds, writeBounds } from "#domain/stay/GeoBounds.ts";
import type { SearchCondition } from "./SearchCondition.ts";
import { searchQuery } from "./searchQuery.ts";
import { filterKeys, fitFilter, noFilter, perFilter, type StayFilter } from "./stayFilters.ts";
import { type StaySort, staySorts } from "./staySort.ts";

/** How a traveller views the stays found: sorting, filters, view and page. [DEC-058, DEC-059, DEC-185, DEC-187] */
export interface ListChoices {
	readonly sort: StaySort;
	readonly filter: StayFilter;
	readonly view: "list" | "map";
	/** Limits the result to this part of the map; null for no limit. */
	readonly bounds: GeoBounds | null;
	/** Number of list pages loaded. */
	readonly pages: number;
}

export const defaultChoices: ListChoices = {
	sort: "recommended",
	filter: noFilter,
	view: "list",
	bounds: null,
	pages: 1,
};

/**
 * Maximum number of pages a URL can ask for: a thousand stays, more than anyone has scrolled through, so that no URL makes the server
 * render more.
 */
export const maxPages = 50;

/** Query keys that may follow those of the condition in a /search URL. */
export const choiceKeys = ["sort", ...filterKeys, "view", "bounds", "pages"] as const;
type ChoiceKey = (typeof choiceKeys)[number];

const pages = /^(?:[2-9]|[1-4]\d|50)$/;

/** Reads the choices from any URL; missing, unknown or malformed values fall back to the defaults. [DEC-187] */
export function readChoices(read: (key: ChoiceKey) => string | null | undefined): ListChoices {
	const pagesRead = read("pages") ?? "";
	return {
		sort: staySorts.find((sort) => sort === read("sort")) ?? defaultChoices.sort,
		filter: perFilter((key) => fitFilter(key, (read(key) ?? "").split(","))),
		view: read("view") === "map" ? "map" : defaultChoices.view,
		bounds: parseBounds(read("bounds")),
		pages: pages.test(pagesRead) ? Number(pagesRead) : 1,
	};
}

/** Returns the key-value pairs that differ from the defaults, in key order. [DEC-187] */
export function choicePairs(choices: ListChoices): readonly (readonly [ChoiceKey, string])[] {
	const { sort, filter, view, bounds } = choices;
	const pairs: readonly (readonly [ChoiceKey, string])[] = [
		["sort", sort === defaultChoices.sort ? "" : sort],
		...filterKeys.map((key) => [key, filter[key].join(",")] as const),
		["view", view === defaultChoices.view ? "" : view],
		["bounds", bounds === null ? "" : writeBounds(bounds)],
		["pages", choices.pages === 1 ? "" : String(choices.pages)],
	];
	return pairs.filter(([, value]) => value !== "");
}

/** Returns the query of a result list's URL, without the question mark. [ROUTE-02, DEC-187] */
export const listQuery = (condition: SearchCondition, choices: ListChoices): string =>
	[searchQuery(condition), ...choicePairs(choices).map(([key, value]) => `${key}=${value}`)].join("&");
