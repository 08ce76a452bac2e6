import { closeSync, readSync } from "node:fs";
import { openTemporaryFile } from "#server/platform/openTemporaryFile.ts";
import { FileEnd } from "./FileEnd.ts";
import type { Named } from "./store/Named.ts";

/**
 * Size in bytes of the header before an item's JSON. It holds four 32-bit numbers: ID, city, popularity and the JSON's length, which is 0
 * when the item has been removed.
 */
const HEAD_BYTES = 16;
const CHUNK_BYTES = 1 << 20;

/** The fields of an item that can be read without parsing its JSON. */
export type RecordKey = Pick<Named, "id" | "cityId" | "popularity">;

/** The first `bytes` bytes of a file, holding consecutive records. When an ID occurs more than once, its last record wins. */
export interface RecordSource {
	readonly file: number;
	readonly bytes: number;
}

/** The position of a record in its file. */
export interface FoundRecord extends RecordKey {
	readonly file: number;
	readonly place: number;
	readonly bytes: number;
	readonly isGone: boolean;
}

/** Items written one by one to a temporary file until they are indexed. */
export class NameRecords {
	readonly #end: FileEnd;
	readonly #head = Buffer.alloc(HEAD_BYTES);

	constructor(folder?: string) {
		this.#end = new FileEnd(openTemporaryFile(folder));
	}

	/**
	 * Appends a record.
	 * @param json the item's JSON; null when the item has been removed
	 */
	put({ id, cityId, popularity }: RecordKey, json: Uint8Array | null): void {
		this.#head.writeInt32LE(id, 0);
		this.#head.writeInt32LE(cityId, 4);
		this.#head.writeInt32LE(popularity, 8);
		this.#head.writeInt32LE(json?.length ?? 0, 12);
		this.#end.add(this.#head);
		if (json) this.#end.add(json);
	}

	/** Flushes the file and returns all records written so far. */
	source(): RecordSource {
		this.#end.flush();
		return { file: this.#end.file, bytes: this.#end.place };
	}

	close(): void {
		closeSync(this.#end.file);
	}
}

/** Encodes an item the way `put` expects it. */
export const jsonOf = (item: Named): Uint8Array => Buffer.from(JSON.stringify(item));

/** Yields the records of a source in file order. */
export function* recordsOf({ file, bytes }: RecordSource): Generator<FoundRecord> {
	const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
	let from = 0;
	let read = 0;
	for (let place = 0; place < bytes; ) {
		if (place + HEAD_BYTES > from + read) {
			from = place;
			read = readSync(file, chunk, 0, chunk.length, from);
		}
		const [id, cityId, popularity, size] = [0, 4, 8, 12].map((at) => chunk.readInt32LE(place - from + at));
		const whole = HEAD_BYTES + size!;
		yield {
			id: id!,
			cityId: cityId!,
			popularity: popularity!,
			file,
			place,
			bytes: whole,
			isGone: size === 0,
		};
		place += whole;
	}
}

/** Reads the bytes of one record, header included. */
export function readRecord(file: number, place: number, bytes: number): Buffer {
	const record = Buffer.allocUnsafe(bytes);
	readSync(file, record, 0, bytes, place);
	return record;
}

export const itemOf = <T extends Named>(record: Buffer): T =>
	JSON.parse(record.toString("utf8", HEAD_BYTES)) as T;
