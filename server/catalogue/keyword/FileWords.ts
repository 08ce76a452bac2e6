import { readSync } from "node:fs";

/** A read-only array of numbers accessed one element at a time. */
export interface Words {
	readonly length: number;
	at(index: number): number | undefined;
}

/** The position of an array of numbers in a file; `place` is a byte offset. */
export interface FilePart {
	readonly place: number;
	/** Number of elements. */
	readonly length: number;
}

/** Reads all numbers of a part, of one or four bytes each. */
export function readPart(file: number, { place, length }: FilePart, bytesEach = 4): ArrayBuffer {
	const bytes = new Uint8Array(length * bytesEach);
	for (let read = 0; read < bytes.length; )
		read += readSync(file, bytes, read, bytes.length - read, place + read);
	return bytes.buffer;
}

const PAGE_BITS = 10;
const PAGE = 1 << PAGE_BITS;
/** Maximum pages cached, a power of two: 1 MiB in total. */
const MAX_PAGES = 256;

/** Numbers in a file, read a page at a time through a direct-mapped page cache. */
export class FileWords implements Words {
	readonly length: number;
	readonly #file: number;
	readonly #place: number;
	readonly #words: Uint32Array;
	/** The page held in each slot of `#words`; -1 when empty. */
	readonly #pages: Int32Array;
	readonly #mask: number;

	constructor(file: number, { place, length }: FilePart) {
		this.#file = file;
		this.#place = place;
		this.length = length;
		let kept = 1;
		while (kept < MAX_PAGES && kept * PAGE < length) kept *= 2;
		this.#words = new Uint32Array(kept * PAGE);
		this.#pages = new Int32Array(kept).fill(-1);
		this.#mask = kept - 1;
	}

	at(index: number): number {
		const page = index >>> PAGE_BITS;
		const kept = page & this.#mask;
		if (this.#pages[kept] !== page) this.#read(page, kept);
		return this.#words[(kept << PAGE_BITS) | (index & (PAGE - 1))]!;
	}

	#read(page: number, kept: number): void {
		const into = this.#words.subarray(kept << PAGE_BITS, (kept + 1) << PAGE_BITS);
		readSync(this.#file, into, 0, into.byteLength, this.#place + page * into.byteLength);
		this.#pages[kept] = page;
	}
}
