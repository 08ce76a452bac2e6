import { buildInWorker } from "./buildInWorker.ts";
import { buildKeywordArrays, type KeywordName } from "./buildKeywordArrays.ts";
import { KeywordIndex } from "./KeywordIndex.ts";
import { FEW_ANSWERS, type KeywordQuery, MATCH, type MatchQuality } from "./keywordQuery.ts";
import { type LooseName, looseName, matchDocument } from "./matchDocument.ts";
import type { Named } from "./store/Named.ts";

interface Changed<T> {
	readonly item: T;
	readonly loose: LooseName;
}

const byRank = (one: Named, other: Named): number => other.popularity - one.popularity || one.id - other.id;

/**
 * A keyword index that follows its catalogue: an immutable index plus the few items that changed since, searched one
 * by one. When those are many, a new index is built in a worker and takes their place.
 */
export class LiveIndex<T extends Named> {
	#index = new KeywordIndex(buildKeywordArrays([]));
	#items: readonly T[] = [];
	#places = new Map<number, number>();
	/** Items newer than the index; null when the item is gone. */
	readonly #changed = new Map<number, Changed<T> | null>();
	#rebuilding: Promise<void> | null = null;

	/** How many items are searched one by one. */
	get pending(): number {
		return this.#changed.size;
	}

	/** Takes a new, changed or (item null) removed item into account at once. */
	put(id: number, item: T | null): void {
		this.#changed.set(id, item && { item, loose: looseName(item.name, item.otherName) });
	}

	/** Replaces everything by these items, indexed in a worker. Changes put meanwhile are kept. */
	async replaceAll(items: readonly T[]): Promise<void> {
		this.#changed.clear();
		await this.#rebuild(items);
	}

	/** Builds the changed items into the index. Does nothing while a build is running. */
	async absorb(): Promise<void> {
		await (this.#rebuilding ?? this.#rebuild(this.#current()));
	}

	#current(): T[] {
		const kept = this.#items.filter((item) => !this.#changed.has(item.id));
		const changed = [...this.#changed.values()].flatMap((entry) => (entry ? [entry.item] : []));
		return [...kept, ...changed];
	}

	#rebuild(items: readonly T[]): Promise<void> {
		const absorbed = new Map(this.#changed);
		const ranked = items.toSorted(byRank);
		const names = ranked.map((item): KeywordName => [item.name, item.otherName]);
		this.#rebuilding = buildInWorker(names)
			.then((arrays) => {
				this.#index = new KeywordIndex(arrays);
				this.#items = ranked;
				this.#places = new Map(ranked.map((item, place) => [item.id, place]));
				for (const [id, entry] of absorbed) {
					if (this.#changed.get(id) === entry) this.#changed.delete(id);
				}
			})
			.finally(() => {
				this.#rebuilding = null;
			});
		return this.#rebuilding;
	}

	/** Every item that holds the query, with how well, in no order; not guessing typos. */
	all(query: KeywordQuery): { readonly item: T; readonly quality: MatchQuality }[] {
		const found: { readonly item: T; readonly quality: MatchQuality }[] = [];
		for (const [place, quality] of this.#index.all(query)) {
			const item = this.#items[place]!;
			if (!this.#changed.has(item.id)) found.push({ item, quality });
		}
		for (const entry of this.#changed.values()) {
			const quality = entry && matchDocument(query, entry.loose);
			if (entry && quality !== null && quality < MATCH.typo) found.push({ item: entry.item, quality });
		}
		return found;
	}

	/** Whether the name of some item that `accepts` allows holds the query. */
	holds(query: KeywordQuery, accepts: (item: T) => boolean): boolean {
		const isTaken = (place: number) =>
			!this.#changed.has(this.#items[place]!.id) && accepts(this.#items[place]!);
		if (this.#index.holds(query.letters, isTaken)) return true;
		for (const entry of this.#changed.values()) {
			const quality = entry && matchDocument(query, entry.loose);
			if (entry && quality !== null && quality <= MATCH.contains && accepts(entry.item)) return true;
		}
		return false;
	}

	/** At most `limit` items, the best answers first, the more popular first among equals. */
	search(query: KeywordQuery, limit: number): T[] {
		const isCurrent = (place: number) => !this.#changed.has(this.#items[place]!.id);
		const found: { readonly item: T; readonly quality: MatchQuality }[] = this.#index
			.search(query, limit, isCurrent)
			.map(({ document, quality }) => ({ item: this.#items[document]!, quality }));
		if (this.#changed.size === 0) return found.map(({ item }) => item);
		for (const entry of this.#changed.values()) {
			const quality = entry && matchDocument(query, entry.loose);
			if (entry && quality !== null) found.push({ item: entry.item, quality });
		}
		const direct = found.filter(({ quality }) => quality < MATCH.otherKeyboard);
		const worth = direct.length >= FEW_ANSWERS ? direct : found;
		return worth
			.sort((one, other) => one.quality - other.quality || byRank(one.item, other.item))
			.slice(0, limit)
			.map(({ item }) => item);
	}

	/** The item of an id as it is now. */
	get(id: number): T | undefined {
		if (this.#changed.has(id)) return this.#changed.get(id)?.item;
		const place = this.#places.get(id);
		return place === undefined ? undefined : this.#items[place];
	}
}
