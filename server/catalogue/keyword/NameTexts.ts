import { initialsOf, spell } from "#domain/search/words/letters.ts";
import { GrowableBytes } from "./GrowableBytes.ts";
import { buildRankTree } from "./rankTree.ts";
import { sortSuffixes } from "./sortSuffixes.ts";
import type { DocumentTexts, SuffixArray } from "./suffixArray.ts";

/** A suffix array held entirely in memory. */
export interface BuiltArray extends SuffixArray {
	readonly suffixes: Uint32Array<ArrayBuffer>;
	readonly documents: Uint32Array<ArrayBuffer>;
	readonly ranks: ReturnType<typeof buildRankTree>;
}

/** Collects the letters of names for indexing. Names must be added in rank order, best first. */
export class NameTexts {
	readonly #names = new GrowableBytes(Uint8Array);
	readonly #nameEnds = new GrowableBytes(Uint32Array);
	readonly #starts = new GrowableBytes(Uint32Array);
	readonly #initials = new GrowableBytes(Uint8Array);
	readonly #initialEnds = new GrowableBytes(Uint32Array);

	constructor() {
		this.#nameEnds.push(0);
		this.#initialEnds.push(0);
	}

	/** Adds a name and its form in another language ('' when there is none). */
	add(name: string, otherName: string): void {
		for (const { letters, starts } of [spell(name), spell(otherName)]) {
			for (const start of starts) this.#starts.push(this.#names.length + start);
			addField(this.#names, letters);
		}
		this.#nameEnds.push(this.#names.length);
		addField(this.#initials, initialsOf(name));
		this.#initialEnds.push(this.#initials.length);
	}

	/** Yields the two arrays, one built after the other, because building takes several times the memory of the text. */
	*arrays(): Generator<BuiltArray> {
		yield built({ text: this.#names.end(), offsets: this.#nameEnds.end() }, this.#starts.end());
		const text = this.#initials.end();
		const starts = new GrowableBytes(Uint32Array);
		for (let place = 0; place < text.length; place++) if (text[place] !== 0) starts.push(place);
		yield built({ text, offsets: this.#initialEnds.end() }, starts.end());
	}
}

function addField(texts: GrowableBytes<Uint8Array<ArrayBuffer>>, letters: Uint8Array): void {
	for (const letter of letters) texts.push(letter);
	texts.push(0);
}

function built(texts: DocumentTexts, suffixes: Uint32Array<ArrayBuffer>): BuiltArray {
	const documents = sortSuffixes(texts, suffixes);
	return { ...texts, suffixes, documents, ranks: buildRankTree(documents) };
}
