import { type Edge, edgesOf, type Line, lineOf, noDoubts } from "./edges.ts";
import { Interpretation } from "./Interpretation.ts";
import type { Entry, Lexicon } from "./Lexicon.ts";
import { isInitials, lettersOf } from "./letters.ts";
import { joinedSpans, withoutMatchesInUnknownWords } from "./matchesInUnknownWords.ts";
import { meantBy } from "./meantBy.ts";
import { isWithin } from "./places.ts";
import { isGenericPlaceWord } from "./placeTerms.ts";
import type { Reading, Span } from "./Reading.ts";
import { type Segments, segment } from "./segment.ts";
import { isIdle, isPlace, type PlaceMeaning } from "./Term.ts";
import { joined, saidPlaces, surePlaces, withoutUnrelatedPlaces } from "./unrelatedPlaces.ts";

/** Maximum number of readings cached per lexicon. */
const maxKept = 200;

/**
 * Reads a search text: place, kind, grade, facilities, themes, meals and so on, in any order, with or without spaces, by initial
 * consonants, in the other keyboard layout, in Latin letters, half-typed, or with one typo per word. Words that occur in names of stays are
 * taken as such before a typo is assumed. [DEC-193]
 */
export function readWords(text: string, lexicon: Lexicon): Reading {
	const { read } = lexicon;
	const known = read.get(text);
	if (known) return known;
	const reading = readUncached(text, lexicon);
	if (read.size >= maxKept) read.clear();
	read.set(text, reading);
	return reading;
}

function readUncached(text: string, lexicon: Lexicon): Reading {
	const line = lineOf(text.trim());
	const edges = edgesOf(line, lexicon, noDoubts);
	const asSpelt = withoutUnrelatedPlaces(
		joined(withNamesWhole(line, withoutMatchesInUnknownWords(line, segment(line, edges)), lexicon), edges),
	);
	const plain = withinCities(line, cityKept(line, asSpelt, lexicon), lexicon);
	const names = plain.unknown.filter((span) => isName(line, span, lexicon));
	const words = new Set(
		plain.unknown
			.filter((span) => !names.includes(span) && !isGenericPlaceWord(textOf(line, span)))
			.map(({ start }) => line.words[start]!),
	);
	if (words.size === 0) return readingOf(line, plain, lexicon);
	const guessed = withoutUnrelatedPlaces(
		segment(line, edgesOf(line, lexicon, { words, sure: saidPlaces(plain) })),
	);
	return readingOf(line, keepPlain(line, plain, guessed), lexicon);
}

const textOf = ({ characters }: Line, { start, end }: Span): string => characters.slice(start, end).join("");

/** Whether an unknown span is part of a stay's name. Requires two syllables or three Latin letters, since shorter ones occur in too many names. */
function isName(line: Line, span: Span, { namesStay }: Lexicon): boolean {
	const word = textOf(line, span);
	const isLong = /^[\p{Script=Latin}0-9&]+$/u.test(word) ? word.length > 2 : word.length > 1;
	return isLong && !isInitials(word) && !isGenericPlaceWord(word) && namesStay(word);
}

const isFeature = ({ entries }: Edge): boolean =>
	entries.every(({ term: { meaning } }) => meaning.kind === "theme" || meaning.kind === "facility");

/**
 * Takes an idle word and the unknown text behind it for the name of a stay, if they are one: 새벽별 is not 새벽 and a rest. So are two features
 * written as one word: 바다숲 is not a sea in a forest.
 */
function withNamesWhole(line: Line, { edges, unknown }: Segments, lexicon: Lexicon): Segments {
	const named = edges.flatMap((edge, place) => {
		const { start, end, entries } = edge;
		const behind = unknown.find((span) => span.start === end);
		if (behind && entries.every(({ term }) => isIdle(term.meaning)))
			return isName(line, { start, end: behind.end }, lexicon) ? [edge] : [];
		const next = edges[place + 1];
		const isPair = next?.start === end && isFeature(edge) && isFeature(next);
		return isPair && isName(line, { start, end: next.end }, lexicon) ? [edge, next] : [];
	});
	const inNames = [...new Set(named)];
	return {
		edges: edges.filter((edge) => !inNames.includes(edge)),
		unknown: joinedSpans([...unknown, ...inNames]),
	};
}

const sure = { penalty: 0, isTypo: false, isUnfinished: false, isInitials: false };

const spelt = (word: string, { words }: Lexicon): readonly Entry[] => {
	const letters = lettersOf(word);
	return words.from(letters, 0).find(({ end }) => end === letters.length)?.entries ?? [];
};

const isBeside = ({ term: { meaning } }: Entry): boolean =>
	meaning.kind === "filler" || meaning.kind === "particle";

/** Keeps the city when only a part of it is negated: '제주 서쪽 말고' excludes a part of 제주, not the city. */
function cityKept(line: Line, { edges, unknown }: Segments, lexicon: Lexicon): Segments {
	const kept = edges.flatMap((edge, index): Edge[] => {
		const { meaning } = edge.entries[0]!.term;
		const next = edges.slice(index + 1).find(({ entries: [entry] }) => !isBeside(entry!));
		const isRefused = next?.entries.some(({ term }) => term.meaning.kind === "negation");
		if (!isRefused || !("cityCode" in meaning) || meaning.kind === "city") return [edge];
		const name = `${lexicon.cityNames.get(meaning.cityCode)}`;
		const end = edge.start + [...name].length;
		const start = line.isGap.indexOf(false, end);
		const isApart = start > end && textOf(line, { start: edge.start, end }) === name;
		const city = spelt(name, lexicon).filter(({ term }) => term.meaning.kind === "city");
		return isApart
			? [
					{ ...sure, start: edge.start, end, entries: city },
					{ ...edge, start },
				]
			: [edge];
	});
	return { edges: kept, unknown };
}

/**
 * Recognises unknown words that name a place once prefixed with a city of the text ('제주 서쪽 말고 동쪽', '제주 호텔 공항'), or a sort of place
 * ('공항 근처').
 */
function withinCities(line: Line, { edges, unknown }: Segments, lexicon: Lexicon): Segments {
	const codes = edges.flatMap(({ entries: [entry] }) =>
		entry && "cityCode" in entry.term.meaning ? [entry.term.meaning.cityCode] : [],
	);
	const said = edges.flatMap(({ entries: [entry] }) =>
		entry && isPlace(entry.term.meaning) ? [entry.term.meaning] : [],
	);
	const found = unknown.flatMap((span): Edge[] => {
		const word = withoutParticle(textOf(line, span), lexicon);
		const entries = [...new Set(codes)].flatMap((code) => {
			return spelt(`${lexicon.cityNames.get(code)}${word}`, lexicon).filter(({ term: { meaning } }) =>
				isPlace(meaning),
			);
		});
		const places = entries.length > 0 ? entries : ofSort(word, said, lexicon);
		// '있는대' is no 부산대.
		const isWord = span.end - span.start > 1 || isGenericPlaceWord(word);
		return places.length > 0 && isWord && !isName(line, span, lexicon)
			? [{ ...span, ...sure, entries: places }]
			: [];
	});
	return {
		edges: [...edges, ...found].sort((one, other) => one.start - other.start),
		unknown: unknown.filter(({ start }) => !found.some((edge) => edge.start === start)),
	};
}

/** Particles and words for 'near' are recognised behind known words only; behind '공항' and its like they are cut off here. */
function withoutParticle(word: string, { sorts }: Lexicon): string {
	const name = word.replace(
		/(?:근처|주변|부근|인근|근방|[앞옆쪽])?(?:에서|에|의|이랑|랑|이|과|까지|으로)?$/u,
		"",
	);
	return isGenericPlaceWord(name) || sorts.has(name) ? name : word;
}

/** Returns all places of the sort that a word stands for, within the places said; they share one name unless there is only one. */
function ofSort(word: string, said: readonly PlaceMeaning[], { sorts }: Lexicon): readonly Entry[] {
	const terms = (sorts.get(word) ?? []).filter(
		({ meaning }) =>
			isPlace(meaning) && (said.length === 0 || said.some((place) => isWithin(meaning, place))),
	);
	const label = `${word} 근처`;
	return terms.map((term) => ({
		term: terms.length > 1 ? { ...term, id: `sort:${word}`, label, weight: 1 } : term,
		rank: 0,
		called: new Uint8Array(),
	}));
}

/** Takes the guessed reading for words that a single typo explains completely, and the exact reading for all others. */
function keepPlain(line: Line, plain: Segments, guessed: Segments): Segments {
	const wordOf = ({ start }: Span): number => line.words[start]!;
	const unexplained = new Set(guessed.unknown.map(wordOf));
	const guesses = Map.groupBy(
		guessed.edges.filter(({ isTypo, isUnfinished }) => isTypo || isUnfinished),
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
	const sure = [...surePlaces({ edges, unknown })];
	const said = new Interpretation();
	let end = 0;
	for (const edge of edges) {
		const meant = meantBy(edge, sure);
		const place = meant[0]?.term.meaning;
		if (edge.isInitials && place && isPlace(place)) sure.push(place);
		const [, mark] = /^\s*([/,·+])\s*$/u.exec(textOf(line, { start: end, end: edge.start })) ?? [];
		if (unknown.some(({ start }) => start >= end && start < edge.start)) said.cut();
		else if (mark) said.join(mark);
		said.take(meant, edge);
		end = edge.end;
	}
	said.cut();
	const names = unknown.filter((span) => isName(line, span, lexicon));
	for (const span of names) said.name(textOf(line, span), span);
	const isWholeName = edges.length > 0 && unknown.length > 0 && lexicon.namesStay(line.characters.join(""));
	const strange = isWholeName
		? []
		: unknown.filter(
				(span) => !names.includes(span) && !isHalfTyped(line, span) && !goesOn(line, span, names, lexicon),
			);
	return {
		text: line.characters.join(""),
		chips: said.chips.toSorted((one, other) => one.spans[0]!.start - other.spans[0]!.start),
		unknown: [...strange, ...said.unused]
			.sort((one, other) => one.start - other.start)
			.map((span) => textOf(line, span)),
		isIdle: said.chips.length === 0 && strange.length === 0 && !said.hasAbsent,
		idle: said.idle,
	};
}

/** Whether a name goes on in the span: in '더 모래언덕', the first word is no name by itself. */
const goesOn = (line: Line, span: Span, names: readonly Span[], { namesStay }: Lexicon): boolean =>
	names.some(({ start, end }) => {
		const between = textOf(line, { start: Math.min(end, span.end), end: Math.max(start, span.start) });
		const whole = { start: Math.min(start, span.start), end: Math.max(end, span.end) };
		return between.trim() === "" && namesStay(textOf(line, whole));
	});

/** Whether the span is a lone letter at the end of the text, which is still being typed. */
const isHalfTyped = ({ characters, isGap }: Line, { start, end }: Span): boolean =>
	end === isGap.lastIndexOf(false) + 1 && end - start === 1 && /[ㄱ-ㅣ]/u.test(characters[start]!);
