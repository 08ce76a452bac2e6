import { isWithin } from "./places.ts";
import type { WithoutMeaning, WordChip } from "./Reading.ts";
import { isPlace } from "./Term.ts";

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
		case "nation":
		case "region":
		case "city":
		case "area":
			return { kind: "without", places: [meaning, ...alsoMeant] };
		default:
			return null;
	}
}
