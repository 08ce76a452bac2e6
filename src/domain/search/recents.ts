import { isSameName } from "#domain/shared/isSameName.ts";
import type { SearchPlace } from "./SearchCondition.ts";

/** A recent search, with what is needed to repeat it. [ENT-05, DEC-047] */
export type RecentSearch =
	| { readonly kind: "keyword"; readonly name: string }
	| { readonly kind: "location"; readonly name: string; readonly place: SearchPlace }
	| { readonly kind: "product"; readonly name: string; readonly stayId: number };

export type RecentKind = RecentSearch["kind"];

/** The three lists in display order. [STORE-RECENT-05, DEC-048] */
export const recentKinds = ["location", "keyword", "product"] as const satisfies readonly RecentKind[];

/** Maximum number of items per list. [STORE-RECENT-03, CONST-08] */
export const maxRecents = 8;

type Named = Pick<RecentSearch, "name">;

const others = <T extends Named>(items: readonly T[], { name }: Named): readonly T[] =>
	items.filter((each) => !isSameName(each.name, name));

/**
 * Prepends the item and keeps eight; other items with the same name are removed, whatever their kind and spelling. [STORE-RECENT-01,
 * STORE-RECENT-02]
 */
export const addRecent = <T extends Named>(items: readonly T[], item: T): readonly T[] =>
	[item, ...others(items, item)].slice(0, maxRecents);

/** Removes the item at index `nth` among those of a kind; an index out of range changes nothing. [STORE-RECENT-04, DEC-049] */
function removeNth(items: readonly RecentSearch[], kind: RecentKind, nth: number): readonly RecentSearch[] {
	const removed = items.filter((item) => item.kind === kind)[nth];
	return removed === undefined ? items : items.filter((item) => item !== removed);
}

/** Recent searches, one list per kind. */
export interface RecentLists {
	readonly keyword: readonly RecentSearch[];
	readonly location: readonly RecentSearch[];
	readonly product: readonly RecentSearch[];
}

export const noRecents: RecentLists = { keyword: [], location: [], product: [] };

/** Adds the item to the list of its kind; a selected place and a keyword of the same name replace each other. [DEC-047] */
export const remember = (lists: RecentLists, item: RecentSearch): RecentLists => ({
	...lists,
	...(item.kind === "keyword" && { location: others(lists.location, item) }),
	...(item.kind === "location" && { keyword: others(lists.keyword, item) }),
	[item.kind]: addRecent(lists[item.kind], item),
});

/** Removes the item at the given index from the list of its kind. [DEC-048] */
export const forget = (lists: RecentLists, kind: RecentKind, index: number): RecentLists => ({
	...lists,
	[kind]: removeNth(lists[kind], kind, index),
});

export const hasRecents = (lists: RecentLists): boolean => recentKinds.some((kind) => lists[kind].length > 0);
