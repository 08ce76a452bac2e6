import type { RecentLists } from "#domain/search/recents.ts";

/** The three lists of recent searches on this device (STORE-RECENT-05). */
export interface RecentSearches {
	read(): RecentLists;
	write(lists: RecentLists): void;
}
