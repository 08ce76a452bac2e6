import type { Entry } from "./Lexicon.ts";
import { isIdle } from "./Term.ts";

const unfinishedGuesses = 8;

/** Below this a term is known only so that it is not taken for another. */
export const leastGuessed = 5;

/** The first of some in an order; equals stay as they came. Thousands may begin as a text does, and a few are looked at. */
function firstOf<T>(all: readonly T[], count: number, order: (one: T, other: T) => number): T[] {
	const first: T[] = [];
	for (const each of all) {
		let place = first.length;
		while (place > 0 && order(each, first[place - 1]!) < 0) place -= 1;
		if (place === count) continue;
		first.splice(place, 0, each);
		if (first.length > count) first.pop();
	}
	return first;
}

interface Completion {
	readonly entry: Entry;
	readonly isCalledSo: boolean;
}

/** One syllable at the end of a word begins no sight and no city: 수영징 is not 수영 and 지옥계곡, 동강 not 강릉. */
const leastOfOne = 90;
const wide: ReadonlySet<string> = new Set(["city", "nation", "region"]);

/** What a term is called is completed before another of its spellings: 가 begins 가평 rather than 감성캠핑. */
const likelierCompletion = (one: Completion, other: Completion): number =>
	Number(other.isCalledSo) - Number(one.isCalledSo) ||
	other.entry.term.weight - one.entry.term.weight ||
	one.entry.rank - other.entry.rank;

/** What somebody may be about to type; what is known only so that it is not taken for another begins a word of its own. */
export function completionsOf(
	typed: Uint8Array,
	begun: readonly Entry[],
	begins: { readonly word: boolean; readonly syllables: number },
): Entry[] {
	const completions: Completion[] = [];
	const least = begins.word ? 0 : begins.syllables > 1 ? leastGuessed : leastOfOne;
	for (const entry of begun) {
		const { meaning, weight } = entry.term;
		if (isIdle(meaning) || (least > 0 && weight <= least) || (least === leastOfOne && wide.has(meaning.kind)))
			continue;
		const isCalledSo = typed.every((letter, place) => entry.called[place] === letter);
		completions.push({ entry, isCalledSo });
	}
	return firstOf(completions, unfinishedGuesses, likelierCompletion).map(({ entry }) => entry);
}
