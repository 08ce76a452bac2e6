import { readSync } from "node:fs";

/** Numbers that are asked for one at a time. */
export interface Words {
	readonly length: number;
	at(index: number): number | undefined;
}

/** Where numbers lie in a file. */
export interface FilePart {
	readonly place: number;
	/** How many there are. */
	readonly length: number;
}

/** All numbers of a part, of one byte or of four. */
export function readPart(file: number, { place, length }: FilePart, bytesEach = 4): ArrayBuffer {
	const bytes = new Uint8Array(length * bytesEach);
	for (let read = 0; read < bytes.length; )
		read += readSync(file, bytes, read, bytes.length - read, place + read);
	return bytes.buffer;
}

const PAGE_BITS = 10;
const PAGE = 1 << PAGE_BITS;
/** So many at most are kept, a power of two: a megabyte. */
const MAX_PAGES = 256;

/** Numbers in a file, read a page at a time; pages that were read lately are kept. */
export class FileWords implements Words {
	readonly length: number;
	readonly #file: number;
	readonly #place: number;
	readonly #words: Uint32Array;
	/** The page in each place of `#words`. */
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
