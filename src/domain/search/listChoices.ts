import type { GeoBounds } from "#domain/stay/GeoBounds.ts";
import { parseBounds, writeBounds } from "#domain/stay/GeoBounds.ts";
import type { SearchCondition } from "./SearchCondition.ts";
import { searchQuery } from "./searchQuery.ts";
import { filterKeys, fitFilter, noFilter, perFilter, type StayFilter } from "./stayFilters.ts";
import { type StaySort, staySorts } from "./staySort.ts";

/** How a traveller looks at the stays that a condition finds. [DEC-058, DEC-059, DEC-185, DEC-187] */
export interface ListChoices {
	readonly sort: StaySort;
	readonly filter: StayFilter;
	readonly view: "list" | "map";
	/** Only what lies in this part of the map. */
	readonly bounds: GeoBounds | null;
	/** How many pages of the list have been read. */
	readonly pages: number;
}

export const defaultChoices: ListChoices = {
	sort: "recommended",
	filter: noFilter,
	view: "list",
	bounds: null,
	pages: 1,
};

/** A thousand stays: nobody has read on for longer, and no address makes the server draw more. */
export const maxPages = 50;

/** The keys that may follow the condition's in an address of /search. */
export const choiceKeys = ["sort", ...filterKeys, "view", "bounds", "pages"] as const;
type ChoiceKey = (typeof choiceKeys)[number];

const pages = /^(?:[2-9]|[1-4]\d|50)$/;

/** Choices out of any address: what is missing, unknown or broken is as if it were not there. [DEC-187] */
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

/** What differs from the default, in the order of the keys. [DEC-187] */
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

/** The query of a result list's address, without the question mark. [ROUTE-02, DEC-187] */
export const listQuery = (condition: SearchCondition, choices: ListChoices): string =>
	[searchQuery(condition), ...choicePairs(choices).map(([key, value]) => `${key}=${value}`)].join("&");
