import type { Edge } from "./edges.ts";
import type { Entry } from "./Lexicon.ts";
import { fitTo, narrowest } from "./places.ts";
import { isPlace, type PlaceMeaning } from "./Term.ts";

/**
 * Of the terms a stretch may say, the one that is meant; with it its equals among places of one name. Of two that lie in each other
 * the inner is meant: 잠실 is 잠실·송파 rather than 강남·잠실.
 */
export function meantBy(
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
