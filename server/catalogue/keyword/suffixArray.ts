import type { Words } from "./FileWords.ts";

/**
 * Every place of every document at which a search may start to match, in letter order: all places that begin with
 * a query are one range, found in O(log n) comparisons. What is read at a place of its own for every step is in memory, the rest may lie in a file.
 */
export interface SuffixArray extends DocumentTexts {
	/** Places in `text`, in letter order. */
	readonly suffixes: Words;
	/** The document of each suffix. */
	readonly documents: Words;
}

/** Documents in order of rank, best first. */
export interface DocumentTexts {
	/** The documents' letters one after another, each field ended by a 0. */
	readonly text: Uint8Array<ArrayBuffer>;
	/** Where document d begins in `text`; one entry more than documents. */
	readonly offsets: Uint32Array<ArrayBuffer>;
}

/** Suffixes that agree in so many letters keep the order of their documents. */
export const SORTED_LETTERS = 32;

/** Where the letters at `place` stand against `query`: 0 when they begin with it. */
export function compareAt(text: Uint8Array, place: number, query: Uint8Array): number {
	for (let index = 0; index < query.length; index++) {
		const letter = text[place + index] ?? 0;
		if (letter !== query[index]) return letter - query[index]!;
		if (letter === 0) return 0;
	}
	return 0;
}

/** The range `[from, to)` of suffixes that begin with `query` (its first 32 letters). End it with a 0 for whole fields. */
export function rangeOf(array: SuffixArray, query: Uint8Array): readonly [from: number, to: number] {
	const key = query.subarray(0, SORTED_LETTERS);
	const { text, suffixes } = array;
	let low = 0;
	let high = suffixes.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (compareAt(text, suffixes.at(middle)!, key) < 0) low = middle + 1;
		else high = middle;
	}
	const from = low;
	high = suffixes.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (compareAt(text, suffixes.at(middle)!, key) <= 0) low = middle + 1;
		else high = middle;
	}
	return [from, low];
}

/** The same bytes as a Buffer, for its byte search. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether the bytes hold the part anywhere. */
export const holds = (bytes: Uint8Array, part: Uint8Array): boolean =>
	asBuffer(bytes).includes(asBuffer(part));

/** The first place of the part; -1 when the bytes do not hold it. */
export const placeOf = (bytes: Uint8Array, part: Uint8Array): number =>
	asBuffer(bytes).indexOf(asBuffer(part));
