import { isSameName } from "#domain/shared/isSameName.ts";
import type { SearchPlace } from "./SearchCondition.ts";

/** Something looked for before, with what it takes to look for it again. [ENT-05, DEC-047] */
export type RecentSearch =
	| { readonly kind: "keyword"; readonly name: string }
	| { readonly kind: "location"; readonly name: string; readonly place: SearchPlace }
	| { readonly kind: "product"; readonly name: string; readonly stayId: number };

export type RecentKind = RecentSearch["kind"];

/** The three lists in the order they are shown. [STORE-RECENT-05, DEC-048] */
export const recentKinds = ["location", "keyword", "product"] as const satisfies readonly RecentKind[];

/** [STORE-RECENT-03, CONST-08] */
export const maxRecents = 8;

type Named = Pick<RecentSearch, "name">;

const others = <T extends Named>(items: readonly T[], { name }: Named): readonly T[] =>
	items.filter((each) => !isSameName(each.name, name));

/**
 * Puts the item first and keeps eight; an item of the same name, of whatever kind and however it is written, goes.
 * [STORE-RECENT-01, STORE-RECENT-02]
 */
export const addRecent = <T extends Named>(items: readonly T[], item: T): readonly T[] =>
	[item, ...others(items, item)].slice(0, maxRecents);

/** Without the entry at `nth` (from 0) among those of a kind; out of range changes nothing. [STORE-RECENT-04, DEC-049] */
function removeNth(items: readonly RecentSearch[], kind: RecentKind, nth: number): readonly RecentSearch[] {
	const removed = items.filter((item) => item.kind === kind)[nth];
	return removed === undefined ? items : items.filter((item) => item !== removed);
}

/** What is remembered, one list a kind. */
export interface RecentLists {
	readonly keyword: readonly RecentSearch[];
	readonly location: readonly RecentSearch[];
	readonly product: readonly RecentSearch[];
}

export const noRecents: RecentLists = { keyword: [], location: [], product: [] };

/** Adds the item to the list of its kind; a place that was chosen and its name that was typed are one. [DEC-047] */
export const remember = (lists: RecentLists, item: RecentSearch): RecentLists => ({
	...lists,
	...(item.kind === "keyword" && { location: others(lists.location, item) }),
	...(item.kind === "location" && { keyword: others(lists.keyword, item) }),
	[item.kind]: addRecent(lists[item.kind], item),
});

/** Takes one item out of the list of its kind, by its place in that list. [DEC-048] */
export const forget = (lists: RecentLists, kind: RecentKind, index: number): RecentLists => ({
	...lists,
	[kind]: removeNth(lists[kind], kind, index),
});

export const hasRecents = (lists: RecentLists): boolean => recentKinds.some((kind) => lists[kind].length > 0);
