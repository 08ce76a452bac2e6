import { roomForWords } from "./GrowableBytes.ts";
import { type DocumentTexts, SORTED_LETTERS } from "./suffixArray.ts";

const SMALL = 24;
/** Spacing, in letters, of the lookup table from text positions to documents. */
const STRIDE = 32;

/** Sorts the suffixes alphabetically in place and returns the document of each. */
export function sortSuffixes(
	{ text, offsets }: DocumentTexts,
	suffixes: Uint32Array<ArrayBuffer>,
): Uint32Array<ArrayBuffer> {
	const documents = roomForWords(suffixes.length);
	sortInto(text, suffixes, documents);
	const near = new Uint32Array(Math.ceil(text.length / STRIDE));
	for (let stride = 0, document = 0; stride < near.length; stride++) {
		while (offsets[document + 1]! <= stride * STRIDE) document++;
		near[stride] = document;
	}
	for (let index = 0; index < suffixes.length; index++) {
		const place = suffixes[index]!;
		let document = near[Math.floor(place / STRIDE)]!;
		while (offsets[document + 1]! <= place) document++;
		documents[index] = document;
	}
	return documents;
}

/** MSD radix sort that switches to insertion sort for small ranges. `sorted` is scratch space of the same length. */
function sortInto(text: Uint8Array, suffixes: Uint32Array, sorted: Uint32Array): void {
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
