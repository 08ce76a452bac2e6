import {
	forget,
	noRecents,
	type RecentKind,
	type RecentLists,
	type RecentSearch,
	remember,
} from "#domain/search/recents.ts";
import type { RecentSearches } from "#ports/RecentSearches.ts";

export type RecentEdit =
	| { readonly kind: "add"; readonly item: RecentSearch }
	| { readonly kind: "remove"; readonly list: RecentKind; readonly index: number }
	| { readonly kind: "removeAll" };

/** Changes the recent searches and returns the updated lists (STORE-RECENT-01 to 05, SEARCH-KW-04). */
export class EditRecents {
	readonly #recents: RecentSearches;

	constructor(deps: { readonly recents: RecentSearches }) {
		this.#recents = deps.recents;
	}

	async execute(edit: RecentEdit): Promise<RecentLists> {
		const before = this.#recents.read(); // Read again, because another tab may have added entries.
		const after = edited(before, edit);
		this.#recents.write(after);
		return after;
	}
}

function edited(lists: RecentLists, edit: RecentEdit): RecentLists {
	switch (edit.kind) {
		case "add":
			return remember(lists, edit.item);
		case "remove":
			return forget(lists, edit.list, edit.index);
		case "removeAll":
			return noRecents;
	}
}
