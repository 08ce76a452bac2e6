import type { Edge, Line } from "./edges.ts";
import { isInitials } from "./letters.ts";
import type { Span } from "./Reading.ts";
import type { Segments } from "./segment.ts";

/** Words of at least this many characters are understood wherever they occur. */
const longEnough = 3;

/**
 * Removes short matches inside an unknown word: 휘닉스파크 does not mean 스파. Matches at its beginning and end are kept, unless the one at the
 * end is a guess, the short name of an area or landmark, which does not follow an unknown word (축구경기장 is not in 기장), or a short wish
 * behind a single unknown syllable (디오션 is a name and not an ocean view). Initial consonants among unknown ones mean nothing: ㅁㄴㅇㄹ is
 * not 유럽. [DEC-193]
 */
export function withoutMatchesInUnknownWords(line: Line, segments: Segments): Segments {
	const isConsonant = (place: number): boolean => isInitials(line.characters[place]!);
	const unguessed = without(
		line,
		segments,
		(edge, { isBefore, isBehind }) =>
			(edge.isUnfinished && isBefore) ||
			(edge.isInitials && ((isBefore && isConsonant(edge.start - 1)) || (isBehind && isConsonant(edge.end)))),
	);
	return without(
		line,
		unguessed,
		(edge, { isBefore, isBehind, isNamed }) =>
			isBefore &&
			edge.end - edge.start < longEnough &&
			(isBehind || isSmallPlace(edge) || (isNamed && isFeature(edge))),
	);
}

const smallPlaces: ReadonlySet<string> = new Set(["area", "landmark", "elsewhere"]);

const isSmallPlace = ({ entries }: Edge): boolean =>
	entries.every(({ term }) => smallPlaces.has(term.meaning.kind));

const isFeature = ({ entries }: Edge): boolean =>
	entries.every(({ term: { meaning } }) => meaning.kind === "theme" || meaning.kind === "facility");

/** Whether the match's word has unknown parts before or after it. */
interface Strange {
	readonly isBefore: boolean;
	readonly isBehind: boolean;
	/** Whether a single unknown character directly precedes it. */
	readonly isNamed: boolean;
}

function without(
	{ words }: Line,
	{ edges, unknown }: Segments,
	isOut: (edge: Edge, strange: Strange) => boolean,
): Segments {
	const gone = edges.filter((edge) => {
		const inWord = unknown.filter(({ start }) => words[start] === words[edge.start]);
		return isOut(edge, {
			isBefore: inWord.some(({ start }) => start < edge.start),
			isBehind: inWord.some(({ start }) => start > edge.start),
			isNamed: inWord.some(({ start, end }) => end === edge.start && end - start === 1),
		});
	});
	if (gone.length === 0) return { edges, unknown };
	return {
		edges: edges.filter((edge) => !gone.includes(edge)),
		unknown: joinedSpans([...unknown, ...gone]),
	};
}

/** Merges adjacent spans. */
export function joinedSpans(spans: readonly Span[]): Span[] {
	const all: Span[] = [];
	for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
		const last = all.at(-1);
		if (last?.end === start) all[all.length - 1] = { start: last.start, end };
		else all.push({ start, end });
	}
	return all;
}
