import { maxSearchText } from "#domain/search/searchQuery.ts";
import { beginCalled } from "./completions.ts";
import { type Line, lineOf } from "./edges.ts";
import type { Entry, Lexicon } from "./Lexicon.ts";
import { isOfOneCity } from "./places.ts";
import type { Reading } from "./Reading.ts";
import { readWords } from "./readWords.ts";
import { isStart, streamsOf } from "./streams.ts";
import { isIdle, isPlace, type Meaning, type PlaceMeaning } from "./Term.ts";

/** The most common wishes for a place. */
const usualWishes = [
	"호텔",
	"펜션",
	"리조트",
	"풀빌라",
	"한옥",
	"게스트하우스",
	"료칸",
	"오션뷰",
	"수영장",
	"조식 포함",
	"반려동물 동반",
] as const;

/** Maximum completions of a word; fewer for a text with much that is unknown. */
const completions = { usual: 7, ofStrange: 3 } as const;
/** Number of unknown characters above which the user is unlikely to be typing something we know. */
const maxUnknown = 8;

/**
 * Returns texts that an unfinished one may become, likeliest first: with its last word completed ('강릉 호' becomes '강릉 호텔') and, if it only
 * names places, with the most common wishes appended. [DEC-193]
 */
export function completeWords(text: string, lexicon: Lexicon): readonly string[] {
	const reading = readWords(text, lexicon);
	const texts = [...completed(reading, lexicon), ...wishesFor(reading), reading.text];
	const known = new Set<string>();
	return texts.filter((each) => {
		if (each.length > maxSearchText) return false;
		const ids = readWords(each, lexicon)
			.chips.map(({ id }) => id)
			.sort()
			.join();
		if (ids === "" || known.has(ids)) return false;
		known.add(ids);
		return true;
	});
}

function completed(reading: Reading, lexicon: Lexicon): string[] {
	const line = lineOf(reading.text);
	const [typed, ...others] = streamsOf(line.characters);
	const ways = reading.unknown.join("").length > maxUnknown ? completions.ofStrange : completions.usual;
	const whole = reading.chips.some(({ isGuess }) => isGuess) ? [] : [reading.text];
	return [typed, ...others].flatMap((stream) => {
		const { letters, sources } = stream;
		const { words } = line;
		const last = words[words.length - 1];
		for (let from = 0; from < letters.length; from++) {
			const place = sources[from]!;
			if (!isStart(stream, from) || words[place] !== last || !mayBegin(place, line, reading)) continue;
			const before = placesBefore(place, reading);
			const begun = lexicon.words
				.beginningWith(letters, from)
				.filter(({ term }) => !isIdle(term.meaning) && term.weight > 5 && isNear(term.meaning, before));
			const typedPart = letters.subarray(from);
			const order = (entry: Entry) => (beginCalled(typedPart, entry) ? 1e6 : 0) + entry.term.weight;
			const found = [...new Map(begun.map((entry) => [entry.term.id, entry])).values()].sort(
				(one, other) => order(other) - order(one),
			);
			if (found.length === 0) continue;
			const said = line.characters.slice(0, place).join("").trim();
			return [...whole, ...found.slice(0, ways).map(({ term }) => `${said} ${term.label}`.trim())];
		}
		return whole;
	});
}

/**
 * Whether a new term may begin at the index: at the start of a word, or within one where a certain match ends ('강릉호'). 속 of 속초, sappo of
 * sapporo and the last letter of 'zzqq' do not start a term.
 */
function mayBegin(place: number, { isGap }: Line, { chips, idle }: Reading): boolean {
	if (place === 0 || isGap[place - 1] === true) return true;
	const sure = chips.filter(({ isGuess }) => !isGuess).flatMap(({ spans }) => spans);
	return [...sure, ...idle].some(({ end }) => end === place);
}

/** Returns the places named with certainty before the index. */
const placesBefore = (place: number, { chips }: Reading): PlaceMeaning[] =>
	chips.flatMap(({ meaning, isGuess, spans }) =>
		isPlace(meaning) && !isGuess && spans.every(({ end }) => end <= place) ? [meaning] : [],
	);

/** Whether a completion fits the places already named: an unrelated place is unlikely to be meant. */
const isNear = (meaning: Meaning, places: readonly PlaceMeaning[]): boolean =>
	!isPlace(meaning) || places.length === 0 || places.some((place) => isOfOneCity(meaning, place));

/** Returns common wishes appended to the named places, if the text names nothing else. A guessed place unrelated to the others is dropped: 서울 강. */
function wishesFor({ chips, unknown }: Reading): string[] {
	const sure = chips.flatMap(({ meaning, isGuess }) => (isPlace(meaning) && !isGuess ? [meaning] : []));
	const places = chips.filter(
		({ meaning, isGuess }) => isPlace(meaning) && (!isGuess || isNear(meaning, sure)),
	);
	const isAll = unknown.length === 0 && places.length > 0 && chips.every(({ meaning }) => isPlace(meaning));
	const said = places.map(({ label }) => label).join(" ");
	return isAll ? usualWishes.map((wish) => `${said} ${wish}`) : [];
}
