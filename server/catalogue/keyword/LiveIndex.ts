import { closeSync } from "node:fs";
import { openTemporaryFile } from "#server/platform/openTemporaryFile.ts";
import { FileWords, readPart } from "./FileWords.ts";
import type { NamesToIndex, StoredArray, StoredIndex } from "./indexNames.ts";
import { KeywordIndex } from "./KeywordIndex.ts";
import { FEW_ANSWERS, type KeywordQuery, MATCH, type MatchQuality } from "./keywordQuery.ts";
import { type LooseName, looseName, matchDocument } from "./matchDocument.ts";
import { NamedItems } from "./NamedItems.ts";
import { jsonOf, NameRecords, type RecordSource } from "./NameRecords.ts";
import type { RankedArray } from "./rankTree.ts";
import { runInWorker } from "./runInWorker.ts";
import type { Named } from "./store/Named.ts";

interface Changed<T> {
	readonly item: T;
	readonly loose: LooseName;
}

/** An index and its items, both backed by one file. */
interface Indexed<T extends Named> {
	readonly file: number;
	readonly index: KeywordIndex;
	readonly items: NamedItems<T>;
}

type Write = (records: NameRecords) => void | Promise<void>;

/** An item that contains a query, and how well it matches. */
export interface Holder extends Pick<Named, "id" | "cityId"> {
	readonly quality: MatchQuality;
}

const byRank = (one: Named, other: Named): number => other.popularity - one.popularity || one.id - other.id;

/**
 * A keyword index that follows changes in the catalogue: an immutable index plus the few items changed since, which are scanned one by one.
 * When there are many, the owner calls `absorb`: a worker builds a new index that replaces the old one.
 */
export class LiveIndex<T extends Named> {
	readonly #folder: string | undefined;
	#indexed: Indexed<T> | null = null;
	/** Items newer than the index; null when the item has been removed. */
	readonly #changed = new Map<number, Changed<T> | null>();
	#rebuilding: Promise<void> | null = null;

	/** @param folder directory of the index files */
	constructor(folder?: string) {
		this.#folder = folder;
	}

	/** Number of changed items that are scanned one by one. */
	get pending(): number {
		return this.#changed.size;
	}

	/** Adds or updates an item, or removes it when `item` is null. Takes effect immediately. */
	put(id: number, item: T | null): void {
		this.#changed.set(id, item && { item, loose: looseName(item.name, item.otherName) });
	}

	/** Replaces all items, building the index in a worker. Changes made in the meantime are kept. */
	replaceAll(items: readonly T[]): Promise<void> {
		return this.replaceBy((records) => {
			for (const item of items) records.put(item, jsonOf(item));
		});
	}

	/** Like `replaceAll`, but with items written one at a time. Until the new index is active, everything is found as before. */
	replaceBy(write: Write): Promise<void> {
		return this.#rebuild([], write);
	}

	/** Rebuilds the index to include the changed items. When a build is already running, only waits for it. */
	async absorb(): Promise<void> {
		const kept = this.#indexed ? [this.#indexed.items.source] : [];
		const write: Write = (records) => {
			for (const [id, entry] of this.#changed) {
				if (entry) records.put(entry.item, jsonOf(entry.item));
				else records.put({ id, cityId: 0, popularity: 0 }, null);
			}
		};
		await (this.#rebuilding ?? this.#rebuild(kept, write));
	}

	/** Closes the index and frees its disk space, after any running build has finished. */
	async close(): Promise<void> {
		await this.#rebuilding?.catch(() => undefined);
		if (this.#indexed) closeSync(this.#indexed.file);
		this.#indexed = null;
		this.#changed.clear();
	}

	#rebuild(kept: readonly RecordSource[], write: Write): Promise<void> {
		this.#rebuilding = this.#build(kept, write).finally(() => {
			this.#rebuilding = null;
		});
		return this.#rebuilding;
	}

	async #build(kept: readonly RecordSource[], write: Write): Promise<void> {
		const absorbed = new Map(this.#changed);
		const records = new NameRecords(this.#folder);
		try {
			await write(records);
			const indexed = await build<T>([...kept, records.source()], this.#folder);
			if (this.#indexed) closeSync(this.#indexed.file);
			this.#indexed = indexed;
		} finally {
			records.close();
		}
		for (const [id, entry] of absorbed) {
			if (this.#changed.get(id) === entry) this.#changed.delete(id);
		}
	}

	/** Returns every item that contains the query, with its match quality, unordered and without typo tolerance. */
	all(query: KeywordQuery): Holder[] {
		const found: Holder[] = [];
		if (this.#indexed) {
			const { index, items } = this.#indexed;
			for (const [place, quality] of index.all(query)) {
				const id = items.id(place);
				if (!this.#changed.has(id)) found.push({ id, cityId: items.cityId(place), quality });
			}
		}
		for (const entry of this.#changed.values()) {
			const quality = entry && matchDocument(query, entry.loose);
			if (entry && quality !== null && quality < MATCH.typo)
				found.push({ id: entry.item.id, cityId: entry.item.cityId, quality });
		}
		return found;
	}

	/** Whether the name of any item that passes `accepts` contains the query. */
	holds(query: KeywordQuery, accepts: (item: T) => boolean): boolean {
		if (this.#indexed) {
			const { index, items } = this.#indexed;
			const isTaken = (place: number) => !this.#changed.has(items.id(place)) && accepts(items.item(place));
			if (index.holds(query.letters, isTaken)) return true;
		}
		for (const entry of this.#changed.values()) {
			const quality = entry && matchDocument(query, entry.loose);
			if (entry && quality !== null && quality <= MATCH.contains && accepts(entry.item)) return true;
		}
		return false;
	}

	/** Returns at most `limit` items, best matches first; ties go to the more popular. */
	search(query: KeywordQuery, limit: number): T[] {
		const found: { readonly item: T; readonly quality: MatchQuality }[] = [];
		if (this.#indexed) {
			const { index, items } = this.#indexed;
			const isCurrent = (place: number) => !this.#changed.has(items.id(place));
			for (const { document, quality } of index.search(query, limit, isCurrent))
				found.push({ item: items.item(document), quality });
		}
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

	/** Returns the current version of an item. */
	get(id: number): T | undefined {
		if (this.#changed.has(id)) return this.#changed.get(id)?.item;
		const place = this.#indexed?.items.placeOf(id);
		return place === undefined ? undefined : this.#indexed?.items.item(place);
	}
}

/** Builds an index in a worker, off the event loop. */
async function build<T extends Named>(
	sources: readonly RecordSource[],
	folder: string | undefined,
): Promise<Indexed<T>> {
	const file = openTemporaryFile(folder);
	try {
		const given: NamesToIndex = { sources, into: file };
		const { items, names, initials } = await runInWorker<StoredIndex>(
			"server/catalogue/keyword/keywordWorker.ts",
			given,
		);
		const index = new KeywordIndex({ names: inFile(names, file), initials: inFile(initials, file) });
		return { file, index, items: new NamedItems(file, items) };
	} catch (error) {
		closeSync(file);
		throw error;
	}
}

function inFile(
	{ text, offsets, suffixes, documents, minima, leaves }: StoredArray,
	file: number,
): RankedArray {
	return {
		text: new Uint8Array(readPart(file, text, 1)),
		offsets: new Uint32Array(readPart(file, offsets)),
		suffixes: new FileWords(file, suffixes),
		documents: new FileWords(file, documents),
		ranks: { minima: new FileWords(file, minima), leaves },
	};
}
