import { staySortLabel } from "#domain/search/staySort.ts";
import { oppositePrice, priceLabel } from "./amounts.ts";
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

/** Whether a wish asks for what costs or offers much. Behind it, the kind of stay is only what it is said of: '5성급 호텔 말고'. */
export const isOfKind = ({ meaning }: WordChip): boolean =>
	meaning.kind === "grade" ||
	(meaning.kind === "sort" && meaning.sort === "priceDesc") ||
	(meaning.kind === "price" && meaning.isLimit === true && meaning.max === null);

/**
 * Returns the wish that is left when one about prices is refused: '10만원 이하 말고' is '10만원 이상', and '비싼 거 빼고' puts the cheapest first.
 * Nobody who refuses 'cheap' wants the dearest, so that has no opposite.
 */
export function oppositeCost({ meaning }: WordChip): Pick<WordChip, "id" | "label" | "meaning"> | null {
	if (meaning.kind === "price" && meaning.isLimit) {
		const price = oppositePrice(meaning);
		const label = priceLabel(price);
		return { id: `price:${label}`, label, meaning: price };
	}
	if (meaning.kind !== "sort" || meaning.sort !== "priceDesc") return null;
	const label = staySortLabel("priceAsc");
	return { id: `sort:${label}`, label, meaning: { kind: "sort", sort: "priceAsc" } };
}

/** Returns the opposite of a wish; null for wishes that cannot be excluded. */
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
		case "landmark":
		case "elsewhere":
			return { kind: "without", places: [meaning, ...alsoMeant] };
		default:
			return null;
	}
}
