import type { Entry } from "./Lexicon.ts";
import { isIdle } from "./Term.ts";

const unfinishedGuesses = 8;

/** Below this a term is known only so that it is not taken for another. */
export const minGuessWeight = 5;

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

/** One syllable begins no sight; at the end of a word only what a kind or a quarter is called: 강릉호 is 호텔, 바다멍 not 멍멍이. */
const minGuessOfOne = 90;
const isBegunInWord: ReadonlySet<string> = new Set(["kind", "area"]);

/** Whether letters begin what a term is called. */
export const beginCalled = (typed: Uint8Array, { called }: Entry): boolean =>
	typed.every((letter, place) => called[place] === letter);

/** What a term is called is completed before another of its spellings: 가 begins 가평 rather than 감성캠핑. */
const likelierCompletion = (one: Completion, other: Completion): number =>
	Number(other.isCalledSo) - Number(one.isCalledSo) ||
	other.entry.term.weight - one.entry.term.weight ||
	one.entry.rank - other.entry.rank;

/** What somebody may be about to type; what is known only so that it is not taken for another begins a word of its own. */
export function completionsOf(
	typed: Uint8Array,
	begun: readonly Entry[],
	begins: { readonly text: boolean; readonly word: boolean; readonly syllables: number },
): Entry[] {
	const completions: Completion[] = [];
	const isOne = begins.syllables === 1;
	const minWeight = begins.text || (begins.word && !isOne) ? 0 : isOne ? minGuessOfOne : minGuessWeight;
	for (const entry of begun) {
		const { meaning, weight } = entry.term;
		const isCalledSo = beginCalled(typed, entry);
		if (
			isIdle(meaning) ||
			(minWeight > 0 && weight <= minWeight) ||
			(isOne && !begins.word && !(isCalledSo && isBegunInWord.has(meaning.kind)))
		)
			continue;
		completions.push({ entry, isCalledSo });
	}
	return firstOf(completions, unfinishedGuesses, likelierCompletion).map(({ entry }) => entry);
}
