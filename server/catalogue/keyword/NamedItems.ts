import { FileWords, readPart } from "./FileWords.ts";
import type { StoredItems } from "./indexNames.ts";
import { itemOf, type RecordSource, readRecord } from "./NameRecords.ts";
import type { Named } from "./store/Named.ts";

/** The items of an index, stored in its file. Only the columns read for many items at once are kept in memory. */
export class NamedItems<T extends Named> {
	readonly source: RecordSource;
	readonly #ids: Uint32Array;
	readonly #cityIds: Uint32Array;
	readonly #starts: FileWords;
	readonly #byId: FileWords;

	constructor(file: number, { bytes, ids, cityIds, starts, byId }: StoredItems) {
		this.source = { file, bytes };
		this.#ids = new Uint32Array(readPart(file, ids));
		this.#cityIds = new Uint32Array(readPart(file, cityIds));
		this.#starts = new FileWords(file, starts);
		this.#byId = new FileWords(file, byId);
	}

	id(place: number): number {
		return this.#ids[place]!;
	}

	cityId(place: number): number {
		return this.#cityIds[place]!;
	}

	item(place: number): T {
		const start = this.#starts.at(place);
		return itemOf(readRecord(this.source.file, start, this.#starts.at(place + 1) - start));
	}

	/** Returns the position of an item; undefined when the index does not contain it. */
	placeOf(id: number): number | undefined {
		let low = 0;
		for (let high = this.#byId.length; low < high; ) {
			const middle = (low + high) >> 1;
			if (this.#ids[this.#byId.at(middle)]! < id) low = middle + 1;
			else high = middle;
		}
		const place = low < this.#byId.length ? this.#byId.at(low) : undefined;
		return place !== undefined && this.#ids[place] === id ? place : undefined;
	}
}
