import { distanceBetween } from "#domain/stay/nearness.ts";
import type { Edge } from "./edges.ts";
import type { Entry } from "./Lexicon.ts";
import { fitTo, isOfOneCity, isWithin, narrowest } from "./places.ts";
import { isPlace, type Meaning, type PlaceMeaning } from "./Term.ts";

/** Maximum distance in metres between an area's centre and a landmark that has anything to do with it. */
const sameQuarter = 5_000;
/** Whether a landmark is too far from an area: '서면 해운대' means two areas of one city, not a beach in the first. */
const isFarFrom = (one: PlaceMeaning, other: Meaning): boolean =>
	one.kind === "area" && other.kind === "landmark" && distanceBetween(one, other) > sameQuarter;

/**
 * Returns the term meant by a segment, together with equally good places of the same name. Of two nested places the inner one is meant: 잠실
 * is 잠실·송파 rather than 강남·잠실.
 */
export function meantBy(
	{ entries, isUnfinished, isInitials }: Edge,
	sure: readonly PlaceMeaning[],
): readonly Entry[] {
	const isVague = isUnfinished || isInitials;
	const nearTo = ({ term: { meaning } }: Entry): number => {
		if (!isPlace(meaning)) return 0;
		const others = sure.filter((each) => each !== meaning && (isVague || !isFarFrom(each, meaning)));
		return others.some((each) => isOfOneCity(meaning, each)) ? 2 : fitTo(meaning, others);
	};
	/** Of vague matches those within a place of the text come first, then those around one: after 서울, ㄱㄴ is 강남 rather than 국내. But ㅍㅅ is 펜션. */
	const closeness = (entry: Entry): number => {
		const { meaning } = entry.term;
		if (!isPlace(meaning)) return isInitials && meaning.kind === "kind" ? 2 : 0;
		return sure.some((each) => isWithin(meaning, each)) ? 2 : Number(nearTo(entry) > 1);
	};
	const ranked = entries.toSorted((one, other) =>
		isVague
			? closeness(other) - closeness(one) || other.term.weight - one.term.weight
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
