import { type Edge, edgesOf, type Line, lineOf, noDoubts } from "./edges.ts";
import { withoutIslands } from "./islands.ts";
import type { Entry, Lexicon } from "./Lexicon.ts";
import { isInitials } from "./letters.ts";
import { fitTo, narrowest } from "./places.ts";
import { isEverywhere } from "./placeTerms.ts";
import type { Reading, Span, WordChip } from "./Reading.ts";
import { type Segments, segment } from "./segment.ts";
import { isIdle, isPlace, type PlaceMeaning } from "./Term.ts";
import { joined, surePlaces, withoutUnrelatedPlaces } from "./unrelatedPlaces.ts";

/** Readings that a lexicon keeps. */
const maxKept = 200;

/**
 * Reads a search text: place, kind, grade, facilities and themes, meals and the rest in any order, with or without
 * spaces, by first consonants, in the other keyboard layout, in Latin letters, half-typed or with one slip a word. Words
 * that stays are called by are taken as such before a slip is guessed. [DEC-193]
 */
export function readWords(text: string, lexicon: Lexicon): Reading {
	const { read } = lexicon;
	const known = read.get(text);
	if (known) return known;
	const reading = readAnew(text, lexicon);
	if (read.size >= maxKept) read.clear();
	read.set(text, reading);
	return reading;
}

function readAnew(text: string, lexicon: Lexicon): Reading {
	const line = lineOf(text.trim());
	const edges = edgesOf(line, lexicon, noDoubts);
	const plain = withoutUnrelatedPlaces(joined(withoutIslands(line, segment(line, edges)), edges));
	const names = plain.unknown.filter((span) => isName(line, span, lexicon));
	const words = new Set(
		plain.unknown
			.filter((span) => !names.includes(span) && !isEverywhere(textOf(line, span)))
			.map(({ start }) => line.words[start]!),
	);
	if (words.size === 0) return readingOf(line, plain, lexicon);
	const guessed = withoutUnrelatedPlaces(
		segment(line, edgesOf(line, lexicon, { words, sure: surePlaces(plain) })),
	);
	return readingOf(line, keepPlain(line, plain, guessed), lexicon);
}

const textOf = ({ characters }: Line, { start, end }: Span): string => characters.slice(start, end).join("");

/** At least two syllables or three Latin letters: one alone is in too many names. */
function isName(line: Line, span: Span, { namesStay }: Lexicon): boolean {
	const word = textOf(line, span);
	const isLong = /^[\p{Script=Latin}0-9&]+$/u.test(word) ? word.length > 2 : word.length > 1;
	return isLong && !isInitials(word) && !isEverywhere(word) && namesStay(word);
}

/** A guess is taken for words that one slip explains wholly; the others stay as they were. */
function keepPlain(line: Line, plain: Segments, guessed: Segments): Segments {
	const wordOf = ({ start }: Span): number => line.words[start]!;
	const unexplained = new Set(guessed.unknown.map(wordOf));
	const guesses = Map.groupBy(
		guessed.edges.filter(({ isSlip, isUnfinished }) => isSlip || isUnfinished),
		wordOf,
	);
	const taken = new Set(
		guessed.edges
			.map(wordOf)
			.filter((word) => !unexplained.has(word) && (guesses.get(word)?.length ?? 0) <= 1),
	);
	const merge = <T extends Span>(better: readonly T[], others: readonly T[]): T[] =>
		[
			...better.filter((each) => taken.has(wordOf(each))),
			...others.filter((each) => !taken.has(wordOf(each))),
		].sort((one, other) => one.start - other.start);
	return { edges: merge(guessed.edges, plain.edges), unknown: merge(guessed.unknown, plain.unknown) };
}

function readingOf(line: Line, { edges, unknown }: Segments, lexicon: Lexicon): Reading {
	const sure = surePlaces({ edges, unknown });
	const chips = new Map<string, WordChip>();
	const unused: Span[] = [];
	const idle: Span[] = [];
	let hasAbsent = false;
	const add = (chip: WordChip): void => {
		const known = chips.get(chip.id);
		// '아들 하나 딸 하나' are two
		const isAnother = known && chip.meaning.kind === "guests" && chip.meaning.childAges !== null;
		if (isAnother) add({ ...chip, id: `${chip.id}+` });
		else chips.set(chip.id, known ? { ...known, spans: [...known.spans, ...chip.spans] } : chip);
	};
	/** What a negation behind it would be about, and from where the two stand. */
	let before: { readonly chip: WordChip; readonly start: number } | null = null;
	/** What says of the next wish that it is not wanted. */
	let refusal: Span | null = null;
	let end = 0;
	for (const edge of edges) {
		const span = { start: edge.start, end: edge.end };
		const [entry, ...others] = meantBy(edge, sure);
		if (!entry) continue;
		const { meaning, id } = entry.term;
		// '제주 동쪽' is three quarters
		const label = [...new Set([entry, ...others].map(({ term }) => term.label))].join(", ");
		const isCut = unknown.some(({ start }) => start >= end && start < edge.start);
		const isRefusal = meaning.kind === "negation" && meaning.of === "next";
		if (isCut) before = null;
		end = edge.end;
		if (refusal && (isCut || isRefusal)) {
			unused.push(refusal);
			refusal = null;
		}
		if (isRefusal) {
			refusal = span;
			continue;
		}
		if ((meaning.kind === "negation" || meaning.kind === "needless") && before) {
			const { chip, start } = before;
			chips.delete(chip.id);
			const unwanted = meaning.kind === "negation" ? withoutOf(chip, { start, end: edge.end }) : null;
			if (unwanted) add(unwanted);
			else unused.push({ start, end: edge.end });
			before = null;
			continue;
		}
		if (isIdle(meaning)) {
			if (meaning.kind === "unused") before = null;
			(meaning.kind === "filler" || meaning.kind === "particle" ? idle : unused).push(span);
			hasAbsent ||= meaning.kind === "absent";
			continue;
		}
		const alsoMeant = others.flatMap(({ term }) => (isPlace(term.meaning) ? [term.meaning] : []));
		const isGuess = edge.isSlip || edge.isUnfinished;
		const chip: WordChip = { id, label, meaning, alsoMeant, spans: [span], isGuess };
		if (refusal) {
			const refused = { start: refusal.start, end: edge.end };
			const unwanted = withoutOf(chip, refused);
			if (unwanted) add(unwanted);
			else unused.push(refused);
			refusal = null;
			continue;
		}
		before = { chip, start: edge.start };
		add(chip);
	}
	if (refusal) unused.push(refusal);
	for (const span of unknown) {
		if (!isName(line, span, lexicon)) continue;
		const name = textOf(line, span);
		add({
			id: `stay:${name}`,
			label: name,
			meaning: { kind: "stay", name },
			alsoMeant: [],
			spans: [span],
			isGuess: false,
		});
	}
	const strange = unknown.filter((span) => !isName(line, span, lexicon) && !isHalfTyped(line, span));
	return {
		text: line.characters.join(""),
		chips: [...chips.values()].sort((one, other) => one.spans[0]!.start - other.spans[0]!.start),
		unknown: [...strange, ...unused]
			.sort((one, other) => one.start - other.start)
			.map((span) => textOf(line, span)),
		isIdle: chips.size === 0 && strange.length === 0 && !hasAbsent,
		idle,
	};
}

/** The opposite of a wish; null for what stays cannot be kept from having. */
function withoutOf({ id, label, meaning, isGuess }: WordChip, span: Span): WordChip | null {
	const wish =
		meaning.kind === "facility" || meaning.kind === "theme"
			? meaning.wish
			: meaning.kind === "kind"
				? { kinds: meaning.kinds, facilities: [], rooms: [] }
				: null;
	return (
		wish && {
			id: `without:${id}`,
			label: `${label} 제외`,
			meaning: { kind: "without", wish },
			alsoMeant: [],
			spans: [span],
			isGuess,
		}
	);
}

/** A lone letter at the end is still being typed. */
const isHalfTyped = ({ characters }: Line, { start, end }: Span): boolean =>
	end === characters.length && end - start === 1 && /[ㄱ-ㅣ]/u.test(characters[start]!);

/**
 * Of the terms a stretch may say, the one that is meant; with it its equals among places of one name. Of two that lie in each other
 * the inner is meant: 잠실 is 잠실·송파 rather than 강남·잠실.
 */
function meantBy(
	{ entries, isUnfinished, isInitials }: Edge,
	sure: readonly PlaceMeaning[],
): readonly Entry[] {
	const isVague = isUnfinished || isInitials;
	const nearTo = ({ term }: Entry): number =>
		isPlace(term.meaning)
			? fitTo(
					term.meaning,
					sure.filter((each) => each !== term.meaning),
				)
			: 0;
	const ranked = entries.toSorted((one, other) =>
		isVague
			? Number(nearTo(other) > 1) - Number(nearTo(one) > 1) || other.term.weight - one.term.weight
			: nearTo(other) - nearTo(one) || one.rank - other.rank || other.term.weight - one.term.weight,
	);
	const [first] = ranked;
	if (!first || isVague || !isPlace(first.term.meaning)) return first ? [first] : [];
	const equals = ranked.flatMap((entry) => {
		const { meaning } = entry.term;
		const isEqual = entry.rank === first.rank && nearTo(entry) === nearTo(first);
		return isPlace(meaning) && isEqual ? [{ meaning, entry }] : [];
	});
	return narrowest(equals).map(({ entry }) => entry);
}
