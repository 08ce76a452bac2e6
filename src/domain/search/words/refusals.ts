import { isWithin } from "./places.ts";
import type { WithoutMeaning, WordChip } from "./Reading.ts";
import { isPlace } from "./Term.ts";

/**
 * Kinds of stay that are rather named to be refused: '호텔 모텔 제외' refuses only the motel. '호텔, 펜션 제외' refuses both, as does
 * '모텔 게하 제외': whoever wants a hotel need not refuse pensions.
 */
export const seldomWanted: ReadonlySet<string> = new Set("모텔 여관 게스트하우스 민박".split(" "));

/** Whether a place is a part of the one before it: '해외 동남아 빼고' refuses a part of what is wanted. A sight is a point, no part of a district. */
export const isPartOf = ({ meaning: inner }: WordChip, { meaning: outer }: WordChip): boolean =>
	isPlace(inner) &&
	isPlace(outer) &&
	isWithin(inner, outer) &&
	!(outer.kind === "area" && inner.kind === "landmark");

/** Whether a place has an extent that the catalogue knows, so that others are known to lie in it or not. */
export const hasExtent = (meaning: WordChip["meaning"]): boolean =>
	isPlace(meaning) && meaning.kind !== "elsewhere" && meaning.kind !== "landmark";

/** Returns the opposite of a wish; null for wishes that cannot be excluded, and for sights, which are points without an extent. */
export function oppositeOf({ meaning, alsoMeant }: WordChip): WithoutMeaning | null {
	switch (meaning.kind) {
		case "facility":
		case "theme":
			return { kind: "without", wish: meaning.wish };
		case "kind":
			return { kind: "without", wish: { kinds: meaning.kinds, facilities: [], rooms: [] } };
		case "grade":
			return { kind: "without", stars: meaning.stars };
		case "nation":
		case "region":
		case "city":
		case "area":
			return { kind: "without", places: [meaning, ...alsoMeant] };
		default:
			return null;
	}
}
