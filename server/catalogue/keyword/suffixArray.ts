import type { Words } from "./FileWords.ts";

/**
 * Every position of every document at which a match may start, sorted alphabetically: all positions that start with a query form one range,
 * found in O(log n) comparisons. The text and the offsets are held in memory because every comparison reads them at random; the rest may be
 * in a file.
 */
export interface SuffixArray extends DocumentTexts {
	/** Positions in `text`, sorted alphabetically. */
	readonly suffixes: Words;
	/** The document of each suffix. */
	readonly documents: Words;
}

/** The letters of all documents, in rank order, best first. */
export interface DocumentTexts {
	/** The documents' letters, concatenated; each field is terminated by a 0. */
	readonly text: Uint8Array<ArrayBuffer>;
	/** Where each document starts in `text`, with one extra entry for the end of the last. */
	readonly offsets: Uint32Array<ArrayBuffer>;
}

/** Number of letters compared when sorting; suffixes that agree in all of them are not sorted further. */
export const SORTED_LETTERS = 32;

/** Compares the letters at `place` with `query`: 0 when they start with it, otherwise negative or positive. */
export function compareAt(text: Uint8Array, place: number, query: Uint8Array): number {
	for (let index = 0; index < query.length; index++) {
		const letter = text[place + index] ?? 0;
		if (letter !== query[index]) return letter - query[index]!;
		if (letter === 0) return 0;
	}
	return 0;
}

/**
 * Returns the range `[from, to)` of suffixes that start with the first 32 letters of `query`. A trailing 0 in the query restricts it to
 * suffixes that end there.
 */
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

/** A Buffer view of the same bytes, for its fast substring search. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether `bytes` contains `part`. */
export const holds = (bytes: Uint8Array, part: Uint8Array): boolean =>
	asBuffer(bytes).includes(asBuffer(part));

/** Returns the first index of `part` in `bytes`; -1 when there is none. */
export const placeOf = (bytes: Uint8Array, part: Uint8Array): number =>
	asBuffer(bytes).indexOf(asBuffer(part));
