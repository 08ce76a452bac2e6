import { completionsOf } from "./completions.ts";
import type { Entry, Lexicon } from "./Lexicon.ts";
import { isInitials } from "./letters.ts";
import { phrasesOf } from "./phrases.ts";
import { isGenericPlaceWord } from "./placeTerms.ts";
import { isLatin, isLongEnough, mayBeMeant } from "./slips.ts";
import { isStart, type Stream, streamsOf } from "./streams.ts";
import { isIdle, isPlace, type PlaceMeaning } from "./Term.ts";
import { typedWays } from "./typed.ts";

/** A segment of a text with the terms it may stand for. */
export interface Edge {
	readonly start: number;
	readonly end: number;
	readonly entries: readonly Entry[];
	/** Penalty for how far-fetched the match is; 0 when spelt exactly. */
	readonly penalty: number;
	readonly isTypo: boolean;
	/** Whether the text ends within the word. */
	readonly isUnfinished: boolean;
	/** Whether only the initial consonants were typed. */
	readonly isInitials: boolean;
}

const doubts = {
	otherLayout: 0.25,
	initials: 0.3,
	rareInitials: 1.2,
	unfinished: 0.65,
	slip: 0.7,
	across: 0.15,
	sightAcross: 1.2,
};

/** Weight below which a term is one of many with the same initial consonants. */
const commonWeight = 700;

/** A text prepared for reading: its characters, which of them separate words, and the word each belongs to. */
export interface Line {
	readonly characters: readonly string[];
	readonly isGap: readonly boolean[];
	/** Word number of each character; words are separated by spaces. */
	readonly words: readonly number[];
}

export function lineOf(text: string): Line {
	const characters = [...text.normalize("NFC")];
	const isGap = characters.map((character) => !/[\p{L}\p{N}&]/u.test(character));
	let word = 0;
	const words = isGap.map((gap, place) => {
		if (gap && /\s/u.test(characters[place]!)) word += 1;
		return word;
	});
	return { characters, isGap, words };
}

const best = (entries: readonly Entry[]): Entry[] =>
	entries.toSorted((one, other) => one.rank - other.rank || other.term.weight - one.term.weight);

/** '전주 한옥마을' is a city and its area rather than a single landmark; '무료 취소' is one word. */
const isSight = (entries: readonly Entry[]): boolean =>
	entries.every(({ term }) => term.meaning.kind === "landmark" || term.meaning.kind === "area");

/** Suffixes that may follow a name: '부산 역에서' means 부산역, but '부산 대게' does not mean 부산대. */
const afterName = /^(?:에|의|로|은|는|이|가|내|앞|옆|쪽|근처|주변|학교|역(?![가-힣]))/u;

class Collector {
	readonly edges: Edge[] = [];
	readonly #line: Line;

	constructor(line: Line) {
		this.#line = line;
	}

	/** Adds the match between two letters of a stream if it covers whole characters. */
	add(
		stream: Stream,
		from: number,
		to: number,
		edge: Pick<Edge, "entries" | "penalty"> & Partial<Edge>,
	): void {
		const { sources, letters } = stream;
		if (!isStart(stream, from) || (to < letters.length && !isStart(stream, to))) return;
		const start = sources[from]!;
		const end = sources[to - 1]! + 1;
		const { characters, isGap, words } = this.#line;
		const isAcross = words[start] !== words[end - 1];
		const goesOn =
			isGap[end] === false &&
			words[end] === words[end - 1] &&
			!afterName.test(characters.slice(end).join(""));
		if (isAcross && (edge.isTypo || (isSight(edge.entries) && edge.isUnfinished))) return;
		// '속초/양양' is two places, and so is '통영·거제', unlike '강남·잠실', which is one place's name.
		const text = characters.slice(start, end).join("").replaceAll(/\s/gu, "");
		if (
			/[/,·]/u.test(text) &&
			edge.entries.every(
				({ term: { meaning, label } }) =>
					isPlace(meaning) && (/[/,]/u.test(text) || !label.replaceAll(/\s/gu, "").includes(text)),
			)
		)
			return;
		// '설 전 주말' does not contain 전주.
		if (isAcross && goesOn && edge.entries.every(({ term }) => isPlace(term.meaning))) return;
		// A decimal is one number: '4.5성급' is neither 5성급 nor 4,5성급. Only ratings have decimals.
		const isInDecimal =
			characters[start - 1] === "." && /^\d{2}$/u.test(`${characters[start - 2]}${text[0]}`);
		if (isInDecimal) return;
		if (/\d\.\d/u.test(text) && edge.entries.every(({ term: { meaning } }) => meaning.kind !== "score"))
			return;
		const layout = stream.isOtherLayout ? doubts.otherLayout : 0;
		// Names in Latin letters contain spaces.
		const isOneOfWords = isSight(edge.entries) && !isLatin(letters[from]);
		this.edges.push({
			isTypo: false,
			isUnfinished: false,
			isInitials: false,
			...edge,
			start,
			end,
			penalty: edge.penalty + layout + (isAcross ? (isOneOfWords ? doubts.sightAcross : doubts.across) : 0),
		});
	}
}

/** The words in which typos are corrected, and the places known for certain: a typo never stands for an unrelated place. */
export interface Doubts {
	readonly words: ReadonlySet<number>;
	readonly sure: readonly PlaceMeaning[];
}

export const noDoubts: Doubts = { words: new Set(), sure: [] };

/** Whether a character is a lone letter, as at the end of a text that is being typed. */
const isLetter = (character: string): boolean => /[ㄱ-ㅣ]/u.test(character);

/**
 * Whether enough letters were typed to complete a word: two, or three in the other layout, where they are also initial consonants; digits
 * alone never suffice.
 */
const isTyped = ({ letters, isOtherLayout }: Stream, from: number): boolean =>
	letters.length - from >= (isOtherLayout ? 3 : 2) && letters.subarray(from).some((letter) => letter > 0x39);

/** Returns every possible match in a line: exact, by initial consonants, half-typed at its end, and with typos in the words listed in `doubts`. */
export function edgesOf(line: Line, { words, initials }: Lexicon, { words: slipped, sure }: Doubts): Edge[] {
	const collector = new Collector(line);
	const last = line.isGap.lastIndexOf(false);
	// Nobody closes a bracket or a sentence behind half a word.
	const isEnded = last < line.characters.length - 1;
	for (const stream of streamsOf(line.characters)) {
		const { letters, sources } = stream;
		for (let from = 0; from < letters.length; from++) {
			if (!isStart(stream, from)) continue;
			const spelt = words.from(letters, from);
			for (const { end, entries } of spelt) collector.add(stream, from, end, { entries, penalty: 0 });
			const place = sources[from]!;
			// Text attached to a number is its unit: '9명' does not become 명동.
			const isUnit = /[0-9]/u.test(line.characters[place - 1] ?? "");
			// '월드' is not yet enough for 월드컵경기장.
			const isVague = isGenericPlaceWord(line.characters.slice(place, last + 1).join(""));
			// Nor does a letter behind a complete word say which longer one is meant: '강릉ㅇ' is 강릉, not yet 강릉역.
			const isComplete =
				isLetter(line.characters[last]!) &&
				spelt.some(
					({ end, entries }) => sources[end] === last && entries.some(({ term }) => !isIdle(term.meaning)),
				);
			const beginsWord = place === 0 || line.isGap[place - 1] === true;
			// 'inchon' is not 'in chon…'.
			const isInside = !beginsWord && isLatin(letters[from]) && !stream.isOtherLayout;
			const begun =
				!isEnded && !isUnit && !isVague && !isComplete && !isInside && isTyped(stream, from)
					? words.beginningWith(letters, from)
					: [];
			const unfinished = completionsOf(letters.subarray(from), begun, {
				text: place === 0,
				word: beginsWord,
				syllables: last + 1 - place,
			});
			if (unfinished.length > 0) {
				collector.add(stream, from, letters.length, {
					entries: unfinished,
					penalty: doubts.unfinished,
					isUnfinished: true,
				});
			}
			if (!slipped.has(line.words[sources[from]!]!)) continue;
			for (const { end, entries } of words.nearly(letters, from, isLongEnough(letters[from]))) {
				const syllables = sources[end - 1]! + 1 - place;
				const meant = entries.filter(({ term }) => mayBeMeant(term, syllables, sure));
				if (meant.length > 0) {
					collector.add(stream, from, end, { entries: meant, penalty: doubts.slip, isTypo: true });
				}
			}
		}
	}
	addInitials(line, initials, collector);
	return [...collector.edges, ...phraseEdges(line)];
}

/** Returns the phrases with numbers, also as typed in the other keyboard layout. */
function phraseEdges({ characters }: Line): Edge[] {
	return typedWays(characters).flatMap((typed) =>
		phrasesOf(typed).map(({ from, to, term }): Edge => {
			const entry = { term, rank: 0, called: new Uint8Array() };
			return {
				start: typed.sources[from]!,
				end: typed.sources[to]!,
				entries: [entry],
				penalty: typed.isOtherLayout ? doubts.otherLayout : 0,
				isTypo: false,
				isUnfinished: false,
				isInitials: false,
			};
		}),
	);
}

/** Adds matches for runs of lone consonants, e.g. 'ㄱㄹㅎㅌ'. */
function addInitials(line: Line, initials: Lexicon["initials"], collector: Collector): void {
	const [stream] = streamsOf(line.characters);
	const isConsonant = stream.sources.map((place) => isInitials(line.characters[place]!));
	for (let from = 0; from < stream.letters.length; from++) {
		if (!isConsonant[from]) continue;
		for (const { end, entries } of initials.from(stream.letters, from)) {
			if (end - from < 2 || !isConsonant.slice(from, end).every(Boolean)) continue;
			const meant = best(entries).toSorted((one, other) => other.term.weight - one.term.weight);
			const isCommon = meant[0]!.term.weight >= commonWeight;
			collector.add(stream, from, end, {
				entries: meant,
				penalty: isCommon ? doubts.initials : doubts.rareInitials,
				isInitials: true,
			});
		}
	}
}
