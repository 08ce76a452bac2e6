import { distanceBetween } from "#domain/stay/nearness.ts";
import { type Edge, edgesOf, type Line, lineOf, noDoubts } from "./edges.ts";
import { joinedSpans, withoutIslands } from "./islands.ts";
import type { Entry, Lexicon } from "./Lexicon.ts";
import { isInitials } from "./letters.ts";
import { fitTo } from "./places.ts";
import { isEverywhere } from "./placeTerms.ts";
import type { Reading, Span, WordChip } from "./Reading.ts";
import { type Segments, segment } from "./segment.ts";
import { isIdle, isPlace, type PlaceMeaning } from "./Term.ts";

/** Places farther apart are not asked for together. */
const sameTrip = 300_000;

/** Readings that a lexicon keeps. */
const mostKept = 200;

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
	if (read.size >= mostKept) read.clear();
	read.set(text, reading);
	return reading;
}

function readAnew(text: string, lexicon: Lexicon): Reading {
	const line = lineOf(text.trim());
	const plain = withoutStrangers(withoutIslands(line, segment(line, edgesOf(line, lexicon, noDoubts))));
	const names = plain.unknown.filter((span) => isName(line, span, lexicon));
	const words = new Set(
		plain.unknown.filter((span) => !names.includes(span)).map(({ start }) => line.words[start]!),
	);
	if (words.size === 0) return readingOf(line, plain, lexicon);
	const guessed = withoutStrangers(segment(line, edgesOf(line, lexicon, { words, sure: surePlaces(plain) })));
	return readingOf(line, keepPlain(line, plain, guessed), lexicon);
}

/**
 * Part of a name is no name where the text names places that have nothing to do with it: 서울 한강 is not 한강 of 다낭, 제주 케이블카
 * not that of 통영, and 상하이 디즈니랜드 not that of 도쿄.
 */
function withoutStrangers(segments: Segments): Segments {
	const sure = surePlaces({
		...segments,
		edges: segments.edges.filter(({ entries }) => entries[0]?.term.meaning.kind !== "area"),
	});
	const isStranger = ({ entries, isUnfinished }: Edge): boolean =>
		entries.every(({ term: { meaning }, rank }) => {
			if (meaning.kind !== "area" && meaning.kind !== "landmark") return false;
			const others = sure.filter((each) => each !== meaning);
			if (others.some((each) => each.kind === "elsewhere" && distanceBetween(each, meaning) > sameTrip))
				return true;
			const isPart = isUnfinished || (meaning.kind === "landmark" && rank > 2);
			if (isPart && others.some(({ kind }) => kind !== "nation" && kind !== "region"))
				return fitTo(meaning, others) < 2;
			return meaning.kind === "area" && rank > 0 && fitTo(meaning, others) === 0;
		});
	const strangers = sure.length === 0 ? [] : segments.edges.filter(isStranger);
	return {
		edges: segments.edges.filter((edge) => !strangers.includes(edge)),
		unknown: joinedSpans([...segments.unknown, ...strangers]),
	};
}

/** Places that a text names beyond doubt. */
const surePlaces = ({ edges }: Segments): readonly PlaceMeaning[] =>
	edges.flatMap(({ entries, isUnfinished }) => {
		const [entry, ...others] = entries;
		const isSure = entry && others.length === 0 && !isUnfinished;
		return isSure && isPlace(entry.term.meaning) ? [entry.term.meaning] : [];
	});

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
		chips.set(chip.id, known ? { ...known, spans: [...known.spans, ...chip.spans] } : chip);
	};
	/** What a negation behind it would be about, and from where the two stand. */
	let before: { readonly chip: WordChip; readonly start: number } | null = null;
	let end = 0;
	for (const edge of edges) {
		const span = { start: edge.start, end: edge.end };
		const [entry, ...others] = meantBy(edge, sure);
		if (!entry) continue;
		const { meaning, id, label } = entry.term;
		if (unknown.some(({ start }) => start >= end && start < edge.start)) before = null;
		end = edge.end;
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
		before = { chip, start: edge.start };
		add(chip);
	}
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

/** Of the terms a stretch may say, the one that is meant; with it its equals among places of one name. */
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
	const [first, ...others] = ranked;
	if (!first || isVague || !isPlace(first.term.meaning)) return first ? [first] : [];
	return [
		first,
		...others.filter(
			(other) => isPlace(other.term.meaning) && other.rank === first.rank && nearTo(other) === nearTo(first),
		),
	];
}
