/**
 * Every place of every document at which a search may start to match, in letter order: all places that begin with
 * a query are one range, found in O(log n) comparisons. Plain arrays, so a worker thread hands it over without a copy.
 */
export interface SuffixArray {
	/** The documents' letters one after another, each field ended by a 0. */
	readonly text: Uint8Array;
	/** Where document d begins in `text`; one entry more than documents. */
	readonly offsets: Uint32Array;
	/** Places in `text`, in letter order. */
	readonly suffixes: Uint32Array;
	/** The document of each suffix. */
	readonly documents: Uint32Array;
}

/** One searchable field of a document: its letters and the places a match may begin. */
export interface SuffixField {
	readonly letters: Uint8Array;
	readonly starts: readonly number[];
}

/** Suffixes that agree in so many letters keep the order of their documents. */
export const SORTED_LETTERS = 32;
const SMALL = 24;

/**
 * Builds the array over documents given in order of rank, best first. Their fields are made twice and never kept: those of a million would
 * take more room than the array.
 */
export function buildSuffixArray<T>(
	documents: readonly T[],
	fieldsOf: (document: T) => readonly SuffixField[],
): SuffixArray {
	const offsets = new Uint32Array(documents.length + 1);
	let length = 0;
	let places = 0;
	for (const [index, document] of documents.entries()) {
		offsets[index] = length;
		for (const field of fieldsOf(document)) {
			length += field.letters.length + 1;
			places += field.starts.length;
		}
	}
	offsets[documents.length] = length;

	const text = new Uint8Array(length);
	const suffixes = new Uint32Array(places);
	let place = 0;
	let suffix = 0;
	for (const document of documents) {
		for (const field of fieldsOf(document)) {
			text.set(field.letters, place);
			for (const start of field.starts) suffixes[suffix++] = place + start;
			place += field.letters.length + 1;
		}
	}
	sortSuffixes(text, suffixes);

	const owners = new Uint32Array(places);
	for (let index = 0; index < places; index++) owners[index] = documentAt(offsets, suffixes[index]!);
	return { text, offsets, suffixes, documents: owners };
}

/** The document that holds a place of the text. */
function documentAt(offsets: Uint32Array, place: number): number {
	let low = 0;
	let high = offsets.length - 2;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if (offsets[middle]! <= place) low = middle;
		else high = middle - 1;
	}
	return low;
}

/** Radix sort from the first letter on, insertion sort for what is left small. */
function sortSuffixes(text: Uint8Array, suffixes: Uint32Array): void {
	const sorted = new Uint32Array(suffixes.length);
	const counts = new Uint32Array(257);
	const pending: [from: number, to: number, depth: number][] = [[0, suffixes.length, 0]];
	for (let range = pending.pop(); range; range = pending.pop()) {
		const [from, to, depth] = range;
		if (to - from < 2 || depth >= SORTED_LETTERS) continue;
		if (to - from < SMALL) {
			insertionSort(text, suffixes, from, to, depth);
			continue;
		}
		counts.fill(0);
		for (let index = from; index < to; index++) counts[(text[suffixes[index]! + depth] ?? 0) + 1]!++;
		for (let letter = 0; letter < 256; letter++) counts[letter + 1]! += counts[letter]!;
		const begins = counts.slice();
		for (let index = from; index < to; index++) {
			const letter = text[suffixes[index]! + depth] ?? 0;
			sorted[from + counts[letter]!++] = suffixes[index]!;
		}
		suffixes.set(sorted.subarray(from, to), from);
		for (let letter = 1; letter < 256; letter++) {
			const begin = begins[letter]!;
			const end = begins[letter + 1]!;
			if (end - begin > 1) pending.push([from + begin, from + end, depth + 1]);
		}
	}
}

function insertionSort(
	text: Uint8Array,
	suffixes: Uint32Array,
	from: number,
	to: number,
	depth: number,
): void {
	for (let index = from + 1; index < to; index++) {
		const moved = suffixes[index]!;
		let place = index - 1;
		while (place >= from && comesAfter(text, suffixes[place]!, moved, depth)) {
			suffixes[place + 1] = suffixes[place]!;
			place--;
		}
		suffixes[place + 1] = moved;
	}
}

function comesAfter(text: Uint8Array, one: number, other: number, depth: number): boolean {
	for (let letter = depth; letter < SORTED_LETTERS; letter++) {
		const a = text[one + letter] ?? 0;
		const b = text[other + letter] ?? 0;
		if (a !== b) return a > b;
		if (a === 0) return false;
	}
	return false;
}

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
		if (compareAt(text, suffixes[middle]!, key) < 0) low = middle + 1;
		else high = middle;
	}
	const from = low;
	high = suffixes.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (compareAt(text, suffixes[middle]!, key) <= 0) low = middle + 1;
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
