import { fitTo, isOfOneCity } from "./places.ts";
import { isIdle, isPlace, type PlaceMeaning, type Term } from "./Term.ts";

export const isLatin = (letter: number | undefined): boolean => letter !== undefined && letter < 0x80;
/** Chinese and Japanese characters are not corrected letter by letter. */
const isSign = (letter: number | undefined): boolean => letter !== undefined && letter >= 0xc0;

/**
 * Typos are corrected only in words long enough to be recognised: four letters allow one wrong letter, five any typo; Latin words need
 * five, and Chinese or Japanese characters are never corrected.
 */
export const isLongEnough =
	(first: number | undefined) =>
	(letters: number, slip: "other" | "count"): boolean =>
		!isSign(first) && letters >= (isLatin(first) ? 5 : slip === "other" ? 4 : 5);

const hasNoShortSlips: ReadonlySet<string> = new Set(
	"grade region landmark elsewhere theme facility sort".split(" "),
);

/** Whether a term may be meant by a word with a typo. */
export function mayBeMeant(
	{ meaning, label }: Term,
	syllables: number,
	sure: readonly PlaceMeaning[],
): boolean {
	// A word taken for a filler would be dropped unseen: 네스트 is a name, not 베스트.
	if (isIdle(meaning) && label.length <= 3) return false;
	// 유성 is a name, not 오성; 강가 is not 강구, 그린 not 그릴 and 자다 not 바다.
	if (hasNoShortSlips.has(meaning.kind) && syllables <= 2) return false;
	if (!isPlace(meaning)) return true;
	// 맑은 is not 마레 of a city that nobody named.
	if (sure.length === 0) return meaning.kind !== "area" || syllables > 2 || meaning.nationCode === "KR";
	return meaning.kind === "area" || meaning.kind === "landmark"
		? sure.some((each) => isOfOneCity(meaning, each))
		: fitTo(meaning, sure) > 0;
}
