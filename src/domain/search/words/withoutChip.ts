import type { Lexicon } from "./Lexicon.ts";
import type { Reading, Span, WordChip } from "./Reading.ts";
import { readWords } from "./readWords.ts";

const idsOf = ({ chips }: Pick<Reading, "chips">): string =>
	chips
		.map(({ id }) => id)
		.sort()
		.join("\n");

/** Whether the second span lies within the first, i.e. before the next chip starts, so that it belongs to the words before it. */
const isFollowing = (span: Span, { start, end }: Span): boolean => start >= span.start && end <= span.end;

/** Separators, such as commas, left over after a word was removed. */
const separatorsLeft = /(?<![^\s,·/+&:])[,·/+&:]+|[,·/+&:][\s,·/+&:]*$/gu;
/** Words that stand before or after dates or guests and mean nothing without them. */
const beside: Partial<Record<WordChip["meaning"]["kind"], readonly string[]>> = {
	dates: ["체크인", "체크아웃", "입실", "퇴실", "from", "to", "until", "for"],
	guests: ["for"],
};

/** Returns the text without the words of some chips and the fillers attached to them, each character replaced by `instead`. */
function cut({ text, chips, idle }: Reading, out: readonly WordChip[], instead: string): string {
	const characters = [...text];
	const starts = chips.flatMap(({ spans }) => spans.map(({ start }) => start));
	const alone = new Set(out.flatMap(({ meaning }) => beside[meaning.kind] ?? []));
	const lone = idle.filter(({ start, end }) =>
		alone.has(characters.slice(start, end).join("").toLowerCase()),
	);
	const hanging = out
		.flatMap(({ spans }) => spans)
		.flatMap((span) => {
			const next = Math.min(characters.length, ...starts.filter((start) => start > span.start));
			return [span, ...idle.filter((each) => isFollowing({ start: span.end, end: next }, each))];
		});
	const gone = [...hanging, ...lone];
	return characters
		.map((character, place) =>
			gone.some(({ start, end }) => place >= start && place < end) ? instead : character,
		)
		.join("")
		.replaceAll(separatorsLeft, " ")
		.replaceAll(/\s+/gu, " ")
		.trim();
}

/**
 * Returns the text with one chip removed. The traveller's own words are kept; where they would now be read differently, the remaining chips
 * are written by their labels. [DEC-193]
 */
export const withoutChip = (reading: Reading, chip: WordChip, lexicon: Lexicon): string =>
	withoutChips(reading, [chip], lexicon);

/** Does the same for several chips at once. */
export function withoutChips(reading: Reading, out: readonly WordChip[], lexicon: Lexicon): string {
	if (out.length === 0) return reading.text;
	const others = reading.chips.filter((chip) => !out.includes(chip));
	const wanted = idsOf({ chips: others });
	const shortened = cut(reading, out, " ");
	// Refusals first: behind a place, '강남 제외' would refuse that place as well.
	const labels = [true, false].flatMap((isRefused) =>
		others.filter(({ meaning }) => (meaning.kind === "without") === isRefused).map(({ label }) => label),
	);
	// '런던 아이' is read as a city and a word; written as one word it is the landmark.
	const oneWordEach = labels.map((label) => label.replaceAll(/\s+/gu, ""));
	const texts = [
		shortened,
		cut(reading, out, ""),
		[...labels, ...reading.unknown].join(" "),
		labels.join(" "),
		oneWordEach.join(" "),
	];
	return texts.find((text) => idsOf(readWords(text, lexicon)) === wanted) ?? shortened;
}
