import { closeSync, readSync } from "node:fs";
import { openNameless } from "#server/platform/openNameless.ts";
import { FileEnd } from "./FileEnd.ts";
import type { Named } from "./store/Named.ts";

/** What stands before the JSON of an item, in four numbers: id, city, popularity, and how many bytes follow; none = the item is gone. */
const HEAD_BYTES = 16;
const CHUNK_BYTES = 1 << 20;

/** What of an item is read without its JSON. */
export type RecordKey = Pick<Named, "id" | "cityId" | "popularity">;

/** A stretch of a file that holds records one after the other; of an id the last counts. */
export interface RecordSource {
	readonly file: number;
	readonly bytes: number;
}

/** A record's place. */
export interface FoundRecord extends RecordKey {
	readonly file: number;
	readonly place: number;
	readonly bytes: number;
	readonly isGone: boolean;
}

/** Items as they come, in a file of their own until they are indexed. */
export class NameRecords {
	readonly #end: FileEnd;
	readonly #head = Buffer.alloc(HEAD_BYTES);

	constructor(folder?: string) {
		this.#end = new FileEnd(openNameless(folder));
	}

	/** @param json of the item; null = it is gone */
	put({ id, cityId, popularity }: RecordKey, json: Uint8Array | null): void {
		this.#head.writeInt32LE(id, 0);
		this.#head.writeInt32LE(cityId, 4);
		this.#head.writeInt32LE(popularity, 8);
		this.#head.writeInt32LE(json?.length ?? 0, 12);
		this.#end.add(this.#head);
		if (json) this.#end.add(json);
	}

	/** All that was put so far. */
	source(): RecordSource {
		this.#end.flush();
		return { file: this.#end.file, bytes: this.#end.place };
	}

	close(): void {
		closeSync(this.#end.file);
	}
}

/** As `put` takes it. */
export const jsonOf = (item: Named): Uint8Array => Buffer.from(JSON.stringify(item));

/** The records of a source, in their order. */
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

/** The bytes of a record. */
export function readRecord(file: number, place: number, bytes: number): Buffer {
	const record = Buffer.allocUnsafe(bytes);
	readSync(file, record, 0, bytes, place);
	return record;
}

export const itemOf = <T extends Named>(record: Buffer): T =>
	JSON.parse(record.toString("utf8", HEAD_BYTES)) as T;
