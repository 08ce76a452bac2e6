import type { Entry } from "./Lexicon.ts";
import { isIdle } from "./Term.ts";

const unfinishedGuesses = 8;

/** Terms at or below this weight are known only so that they are not taken for others. */
const minGuessWeight = 5;

/**
 * Returns the first `count` items in the given order, keeping ties stable. Avoids sorting, since thousands of entries may match while only
 * a few are needed.
 */
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

/**
 * Minimum weight of a completion from a single syllable, which excludes landmarks. Within a word only the labels of kinds and areas are
 * completed: 강릉호 becomes 호텔, but 바다멍 not 멍멍이.
 */
const minGuessOfOne = 90;
const isBegunInWord: ReadonlySet<string> = new Set(["kind", "area"]);

/** Whether the typed letters begin the term's label. */
export const beginCalled = (typed: Uint8Array, { called }: Entry): boolean =>
	typed.every((letter, place) => called[place] === letter);

/** Orders completions: a term's label comes before its other spellings, so that 가 completes to 가평 rather than 감성캠핑; then by weight and rank. */
const likelierCompletion = (one: Completion, other: Completion): number =>
	Number(other.isCalledSo) - Number(one.isCalledSo) ||
	other.entry.term.weight - one.entry.term.weight ||
	one.entry.rank - other.entry.rank;

/** Returns what the user may be about to type. Terms known only so that they are not taken for others are completed only at the start of a word. */
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
			(isOne && !begins.text && !isCalledSo) ||
			(isOne && !begins.word && !isBegunInWord.has(meaning.kind))
		)
			continue;
		completions.push({ entry, isCalledSo });
	}
	return firstOf(completions, unfinishedGuesses, likelierCompletion).map(({ entry }) => entry);
}
