import { brandTerms, namesakeTerms } from "./brands.ts";
import { idleTerms } from "./idleTerms.ts";
import { LetterTrie } from "./LetterTrie.ts";
import { initialsOf, lettersOf } from "./letters.ts";
import { cityNamesOf, type PlaceName, placeSorts, placeTerms } from "./placeTerms.ts";
import type { Reading } from "./Reading.ts";
import { isIdle, isPlace, type Spelling, type Term } from "./Term.ts";
import { wellKnownPlaceTerms } from "./wellKnownPlaces.ts";
import { wishTerms } from "./wishTerms.ts";

/** A term under one of its spellings. */
export interface Entry {
	readonly term: Term;
	readonly rank: number;
	/** Letters of the term's label. */
	readonly called: Uint8Array;
}

/** Everything needed to read texts: all known words, and the names of the stays. */
export interface Lexicon {
	/** Indexed by the letters of a spelling. */
	readonly words: LetterTrie<Entry>;
	/** Indexed by the initial consonants of a Korean spelling. */
	readonly initials: LetterTrie<Entry>;
	/** City names by city code. */
	readonly cityNames: ReadonlyMap<string, string>;
	/** All places of a sort, such as the airports, by the word for it. */
	readonly sorts: ReadonlyMap<string, readonly Term[]>;
	/** Whether the name of any stay contains the text. */
	namesStay(text: string): boolean;
	/** Cache of texts already read, since a call reads some of them many times; must be discarded when the names of the stays change. */
	readonly read: Map<string, Reading>;
}

const isKorean = (text: string): boolean => /^[가-힣]{2,}$/u.test(text);

/** Initial consonants are typed for names, not for every way to express a wish. */
const byInitials = (term: Term): readonly Spelling[] => {
	if (isIdle(term.meaning) && term.weight === 0) return [];
	const korean = term.spellings.filter(({ text }) => isKorean(text));
	return isPlace(term.meaning) ? korean : korean.slice(0, 2);
};

/** Builds a lexicon from the built-in words and the places of a catalogue. */
export function createLexicon(
	places: readonly PlaceName[],
	namesStay: (text: string) => boolean = () => false,
): Lexicon {
	const words = new LetterTrie<Entry>();
	const initials = new LetterTrie<Entry>();
	const known = [...wishTerms, ...idleTerms, ...placeTerms(places)];
	// Derived names do not hide well-known places: 팔라완 is an island, not only a beach in 싱가포르.
	const taken = new Set(
		known.flatMap(({ spellings }) => spellings.filter(({ rank }) => rank <= 2).map(({ text }) => text)),
	);
	const brands = [...brandTerms.filter(({ label }) => !taken.has(label)), ...namesakeTerms].filter(
		({ label }) => !namesStay(label),
	);
	const wellKnown = wellKnownPlaceTerms(places, taken);
	for (const term of [...known, ...wellKnown, ...brands]) {
		const called = lettersOf(term.label);
		for (const { text, rank } of term.spellings) words.add(lettersOf(text), { term, rank, called });
		for (const { text, rank } of byInitials(term)) initials.add(initialsOf(text), { term, rank, called });
	}
	const sorts = placeSorts([...known, ...wellKnown]);
	return { words, initials, cityNames: cityNamesOf(places), sorts, namesStay, read: new Map() };
}
