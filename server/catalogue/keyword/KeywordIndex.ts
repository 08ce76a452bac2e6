import { editsToFind } from "./editDistance.ts";
import { FEW_ANSWERS, type KeywordQuery, MATCH, type MatchQuality } from "./keywordQuery.ts";
import { type RankedArray, visitByRank } from "./rankTree.ts";
import { compareAt, holds, rangeOf, SORTED_LETTERS, type SuffixArray } from "./suffixArray.ts";

/** Maximum documents visited per range. Keeps the most common syllable as cheap as the rarest. */
const VISITED = 300;
const WHOLE_NAMES = 200;

/** The indexed letters of the names and their initial consonants. Documents are numbered by rank. */
export interface KeywordArrays {
	readonly names: RankedArray;
	readonly initials: RankedArray;
}

/** A search hit: the document's number (its rank) and how well it matches. */
export interface KeywordMatch {
	readonly document: number;
	readonly quality: MatchQuality;
}

type Add = (document: number, quality: MatchQuality) => boolean;

/** Finds names by any substring, incomplete syllables, initial consonants, text typed on the wrong keyboard layout, or with typos. Immutable. */
export class KeywordIndex {
	readonly #arrays: KeywordArrays;

	constructor(arrays: KeywordArrays) {
		this.#arrays = arrays;
	}

	/** Returns at most `limit` documents that pass `accepts`, best first. */
	search(query: KeywordQuery, limit: number, accepts: (document: number) => boolean): KeywordMatch[] {
		const matches: KeywordMatch[] = [];
		const seen = new Set<number>();
		const add: Add = (document, quality) => {
			if (!seen.has(document)) {
				seen.add(document);
				if (accepts(document)) matches.push({ document, quality });
			}
			return matches.length >= limit;
		};
		if (limit <= 0) return matches;
		const { names, initials } = this.#arrays;
		if (query.initials) {
			lookUp(initials, query.initials, limit, add);
			return matches;
		}
		if (lookUp(names, query.letters, limit, add)) return matches;
		if (lookUpWords(names, query.words, add)) return matches;
		if (matches.length === 0 && query.otherKeyboard) {
			const asIf: Add = (document) => add(document, MATCH.otherKeyboard);
			if (lookUp(names, query.otherKeyboard, limit, asIf)) return matches;
		}
		if (matches.length < FEW_ANSWERS && query.typos > 0) {
			lookUpMistyped(names, query.letters, query.typos, add);
		}
		return matches;
	}

	/** Whether any document that passes `accepts` contains the letters. */
	holds(letters: Uint8Array, accepts: (document: number) => boolean): boolean {
		const { text, suffixes, documents } = this.#arrays.names;
		const [from, to] = rangeOf(this.#arrays.names, letters);
		for (let index = from; index < to; index++) {
			if (compareAt(text, suffixes.at(index)!, letters) === 0 && accepts(documents.at(index)!)) return true;
		}
		return false;
	}

	/**
	 * Returns every document that contains the query (its letters, all its words, or its initial consonants), unordered and without typo
	 * tolerance.
	 */
	all(query: KeywordQuery): Map<number, MatchQuality> {
		const { names, initials } = this.#arrays;
		if (query.initials) return qualities(initials, query.initials);
		const found = qualities(names, query.letters);
		for (const document of holders(names, query.words)) {
			if (!found.has(document)) found.set(document, MATCH.words);
		}
		if (found.size > 0 || !query.otherKeyboard) return found;
		return new Map(
			[...qualities(names, query.otherKeyboard).keys()].map((each) => [each, MATCH.otherKeyboard]),
		);
	}
}

/** Returns the documents that contain the letters, with their match quality. */
function qualities(array: SuffixArray, letters: Uint8Array): Map<number, MatchQuality> {
	const { text, suffixes, documents, offsets } = array;
	const found = new Map<number, MatchQuality>();
	const [from, to] = rangeOf(array, letters);
	for (let index = from; index < to; index++) {
		const place = suffixes.at(index)!;
		if (compareAt(text, place, letters) !== 0) continue;
		const document = documents.at(index)!;
		const isField = place === 0 || text[place - 1] === 0;
		const isWhole = isField && (text[place + letters.length] ?? 0) === 0;
		const quality = isWhole ? MATCH.whole : place === offsets[document] ? MATCH.begins : MATCH.contains;
		found.set(document, Math.min(quality, found.get(document) ?? quality) as MatchQuality);
	}
	return found;
}

/** Returns the documents that contain every word: those of the rarest word, filtered by the others. */
function holders(array: SuffixArray, words: readonly Uint8Array[]): number[] {
	const [rarest, others] = rarestOf(array, words);
	if (!rarest) return [];
	return [...documentsIn(array, rangeOf(array, rarest))].filter((document) => {
		const name = lettersOfDocument(array, document);
		return others.every((word) => holds(name, word));
	});
}

/** Returns the word with the fewest occurrences, and the others. */
function rarestOf(
	array: SuffixArray,
	words: readonly Uint8Array[],
): readonly [rarest: Uint8Array | undefined, others: readonly Uint8Array[]] {
	const bySize = words
		.map((word) => {
			const [from, to] = rangeOf(array, word);
			return { word, size: to - from };
		})
		.sort((one, other) => one.size - other.size)
		.map(({ word }) => word);
	return [bySize[0], bySize.slice(1)];
}

/** Returns the distinct documents of a range. */
function documentsIn({ documents }: SuffixArray, [from, to]: readonly [number, number]): Set<number> {
	const found = new Set<number>();
	for (let index = from; index < to; index++) found.add(documents.at(index)!);
	return found;
}

/** Adds exact names, then names that start with the letters, then names that contain them. Returns true once the result is full. */
function lookUp(array: RankedArray, letters: Uint8Array, limit: number, add: Add): boolean {
	if (letters.length === 0) return false;
	for (const document of wholeNames(array, letters)) {
		if (add(document, MATCH.whole)) return true;
	}
	const inside: number[] = [];
	const isLong = letters.length > SORTED_LETTERS;
	let visited = 0;
	let full = false;
	visitByRank(array, rangeOf(array, letters), (document) => {
		if (isLong && !holds(lettersOfDocument(array, document), letters)) return ++visited > VISITED;
		if (compareAt(array.text, array.offsets[document]!, letters) === 0) {
			full = add(document, MATCH.begins);
		} else if (inside.length < limit + WHOLE_NAMES) {
			inside.push(document);
		}
		return full || ++visited > VISITED;
	});
	return full || inside.some((document) => add(document, MATCH.contains));
}

/** Returns the documents with a field that is exactly these letters, by rank. */
function wholeNames(array: SuffixArray, letters: Uint8Array): number[] {
	const { text, suffixes, documents } = array;
	const ended = new Uint8Array(letters.length + 1);
	ended.set(letters);
	const [from, to] = rangeOf(array, ended);
	const found = new Set<number>();
	for (let index = from; index < to && found.size < WHOLE_NAMES; index++) {
		const place = suffixes.at(index)!;
		const isField = place === 0 || text[place - 1] === 0;
		if (isField && compareAt(text, place, ended) === 0) found.add(documents.at(index)!);
	}
	return [...found].sort((one, other) => one - other);
}

/** Adds the documents that contain every word, in any order. Returns true once the result is full. */
function lookUpWords(array: RankedArray, words: readonly Uint8Array[], add: Add): boolean {
	const [rarest, others] = rarestOf(array, words);
	if (!rarest) return false;
	let full = false;
	visitByRank(
		array,
		rangeOf(array, rarest),
		(document) => {
			const name = lettersOfDocument(array, document);
			if (others.every((word) => holds(name, word))) full = add(document, MATCH.words);
			return full;
		},
		5_000,
	);
	return full;
}

const lettersOfDocument = ({ text, offsets }: SuffixArray, document: number): Uint8Array =>
	text.subarray(offsets[document]!, offsets[document + 1]!);

/**
 * Adds names within the allowed number of typos. A name with few wrong letters still contains some piece of the query intact, so the pieces
 * are looked up first and the edits counted afterwards.
 */
function lookUpMistyped(array: RankedArray, letters: Uint8Array, typos: number, add: Add): void {
	const edits = new Map<number, number>();
	for (const piece of piecesOf(letters, typos)) {
		let visited = 0;
		visitByRank(
			array,
			rangeOf(array, piece),
			(document) => {
				if (!edits.has(document)) {
					const from = array.offsets[document]!;
					edits.set(document, editsToFind(letters, array.text, from, array.offsets[document + 1]!, typos));
				}
				return ++visited > 400;
			},
			3_000,
		);
	}
	const near = [...edits]
		.filter(([, count]) => count <= typos)
		.sort(([one, count], [other, others]) => count - others || one - other);
	for (const [document] of near) {
		if (add(document, MATCH.typo)) return;
	}
}

/**
 * Returns pieces of the query of which at least one survives the allowed typos. The second half is tried from several offsets, because
 * syllables differ in length.
 */
function piecesOf(letters: Uint8Array, typos: number): Uint8Array[] {
	const half = letters.length >> 1;
	const third = Math.floor(letters.length / 3);
	const pieces = [letters.subarray(0, half)];
	for (let from = half - 1; from <= half + 1; from++) pieces.push(letters.subarray(from));
	if (typos === 2) {
		pieces.push(letters.subarray(third, 2 * third + 1), letters.subarray(0, third + 1));
	}
	return pieces.filter((piece) => piece.length >= 3);
}
