import { brandTerms, namesakeTerms } from "./brands.ts";
import { idleTerms } from "./idleTerms.ts";
import { LetterTree } from "./LetterTree.ts";
import { initialsOf, lettersOf } from "./letters.ts";
import { cityNamesOf, type PlaceName, placeTerms } from "./placeTerms.ts";
import type { Reading } from "./Reading.ts";
import { isPlace, type Spelling, type Term } from "./Term.ts";
import { wellKnownPlaceTerms } from "./wellKnownPlaces.ts";
import { wishTerms } from "./wishTerms.ts";

/** A term by one of its spellings. */
export interface Entry {
	readonly term: Term;
	readonly rank: number;
	/** The letters of what the term is called. */
	readonly called: Uint8Array;
}

/** What texts are read with: every word that is known, and the names of the stays. */
export interface Lexicon {
	/** By the letters of a spelling. */
	readonly words: LetterTree<Entry>;
	/** By the first consonants of a Korean spelling. */
	readonly initials: LetterTree<Entry>;
	/** Names of cities by their codes. */
	readonly cityNames: ReadonlyMap<string, string>;
	/** Whether some stay's name holds the text. */
	namesStay(text: string): boolean;
	/** Texts that were read with it, to be forgotten when the names of the stays change: a call reads a few of them many times. */
	readonly read: Map<string, Reading>;
}

const isKorean = (text: string): boolean => /^[가-힣]{2,}$/u.test(text);

/** First consonants are typed for names, not for every way to say a wish. */
const byInitials = (term: Term): readonly Spelling[] => {
	if (term.meaning.kind === "particle") return [];
	const korean = term.spellings.filter(({ text }) => isKorean(text));
	return isPlace(term.meaning) ? korean : korean.slice(0, 2);
};

/** The words of the house and the places of a catalogue. */
export function createLexicon(
	places: readonly PlaceName[],
	namesStay: (text: string) => boolean = () => false,
): Lexicon {
	const words = new LetterTree<Entry>();
	const initials = new LetterTree<Entry>();
	const known = [...wishTerms, ...idleTerms, ...placeTerms(places)];
	const taken = new Set(known.flatMap(({ spellings }) => spellings.map(({ text }) => text)));
	const brands = [...brandTerms.filter(({ label }) => !taken.has(label)), ...namesakeTerms].filter(
		({ label }) => !namesStay(label),
	);
	for (const term of [...known, ...wellKnownPlaceTerms(places, taken), ...brands]) {
		const called = lettersOf(term.label);
		for (const { text, rank } of term.spellings) words.add(lettersOf(text), { term, rank, called });
		for (const { text, rank } of byInitials(term)) initials.add(initialsOf(text), { term, rank, called });
	}
	return { words, initials, cityNames: cityNamesOf(places), namesStay, read: new Map() };
}
