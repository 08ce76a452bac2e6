import { meaningKinds } from "#domain/search/SearchReading.ts";
import { ownTowns, provinceTowns } from "./placeNames.ts";
import { isWithin } from "./places.ts";
import { isPlace, type PlaceMeaning, type Wish, type WishMeaning } from "./Term.ts";

/** A word that is part of the names of stays. */
export interface NameMeaning {
	readonly kind: "stay";
	readonly name: string;
}

/** What a stay must not have or be, or where it must not lie, e.g. 수영장 없는, 모텔 말고, 5성급 말고, 서울 빼고. */
export type WithoutMeaning =
	| { readonly kind: "without"; readonly wish: Wish }
	| { readonly kind: "without"; readonly stars: readonly number[] }
	| { readonly kind: "without"; readonly places: readonly PlaceMeaning[] };

/** One thing understood from a text. */
export interface WordChip {
	readonly id: string;
	readonly label: string;
	readonly meaning: PlaceMeaning | WishMeaning | NameMeaning | WithoutMeaning;
	/** Other places of the same name, which are meant as well. */
	readonly alsoMeant: readonly PlaceMeaning[];
	/** Where it occurs in the text, in characters. */
	readonly spans: readonly Span[];
	/** Whether it was guessed: a typo was corrected, or only the beginning of the word was typed. */
	readonly isGuess: boolean;
}

export interface Span {
	readonly start: number;
	readonly end: number;
}

/** The interpretation of a text. [DEC-193] */
export interface Reading {
	/** The text as typed, NFC-normalised. */
	readonly text: string;
	readonly chips: readonly WordChip[];
	/** Words that were not understood or cannot be searched by. */
	readonly unknown: readonly string[];
	/** Whether the text contains nothing to search by but nothing unknown either, e.g. 여름휴가 숙소. */
	readonly isIdle: boolean;
	/** Positions of the particles and fillers that are removed together with a chip. */
	readonly idle: readonly Span[];
}

const order: readonly WordChip["meaning"]["kind"][] = meaningKinds;

const rankOf = ({ meaning }: WordChip): number => order.indexOf("places" in meaning ? "area" : meaning.kind);

/** Sorts chips in display order: the place first, also one that is refused, the kind last. */
export const inOrder = (chips: readonly WordChip[]): readonly WordChip[] =>
	chips.toSorted((one, other) => rankOf(one) - rankOf(other));

/** Describes what was understood, e.g. '강릉 오션뷰 호텔' or '서울 숙소'; empty when nothing was. */
export function readingTitle({ chips }: Pick<Reading, "chips">, anyStay: string): string {
	if (chips.length === 0) return "";
	const labels = inOrder(chips).map(({ label }) => label);
	const hasKind = chips.some(({ meaning }) => meaning.kind === "kind" || meaning.kind === "stay");
	return (hasKind ? labels : [...labels, anyStay]).join(" ");
}

type PlaceChip = WordChip & { readonly meaning: PlaceMeaning };

/** Returns the most specific places of a text: for an address (제주시 애월읍) only its last part, for a list all that it names. */
export function placesOf({ text, chips }: Pick<Reading, "text" | "chips">): readonly PlaceChip[] {
	const characters = [...text];
	const lists = listsOf(
		characters,
		chips.filter((chip): chip is PlaceChip => isPlace(chip.meaning)),
	);
	const all = lists.flat();
	const kept = lists.map((list) =>
		list.filter((place) => {
			const next = all[all.indexOf(place) + 1];
			return !next || !isAddress(characters, place, next);
		}),
	);
	return kept.flatMap((list) => {
		const others = kept.filter((each) => each !== list).flat();
		return list.filter((place) => !others.some(({ meaning }) => isWithin(meaning, place.meaning)));
	});
}

/** Returns the places that a text excludes. In '속초 말고 양양' that is not all of 속초, since the catalogue files 양양, which is wanted, under it. */
export function refusedPlaces({ chips }: Pick<Reading, "chips">): readonly PlaceMeaning[] {
	const wanted = chips.flatMap(({ meaning }) => (isPlace(meaning) ? [meaning] : []));
	return chips
		.flatMap(({ meaning }) => ("places" in meaning ? meaning.places : []))
		.filter((place) => !wanted.some((each) => isWithin(each, place)));
}

/** Text between two places that makes it a list: '강릉이나 속초', '속초랑 양양'. */
const inWords = /^[가-힣]?\s*(?:이?나|이?랑|하고|[와과]|이?든지?|또는|혹은|아니면|및|그리고|or|and|&)\s+/u;

/**
 * Whether two adjacent places are separate towns, although the catalogue files one under the other: '속초 양양', '통영, 거제'. A city and
 * one of its quarters, '부산 해운대', are not.
 */
function areTowns(characters: readonly string[], one: PlaceChip, next: PlaceChip): boolean {
	const between = textBetween(characters, one, next);
	const isOfProvince = [one, next].some((place) => provinceTowns.has(townName(characters, place)));
	const cities = [one, next].map((place) => {
		const { meaning } = place;
		const isTown = meaning.kind === "city" || isFiledTown(characters, place);
		return isTown && "cityCode" in meaning ? meaning.cityCode : null;
	});
	const areApart = isOfProvince ? /^시?\s*[,·/]\s*$/u : /^[시군도]?[\s,·/]+$/u;
	return cities[0] !== null && cities[0] === cities[1] && areApart.test(between);
}

const textBetween = (characters: readonly string[], one: PlaceChip, next: PlaceChip): string =>
	characters.slice(one.spans.at(-1)!.end, next.spans[0]!.start).join("");

const townName = (characters: readonly string[], { spans: [span] }: PlaceChip): string =>
	characters
		.slice(span!.start, span!.end)
		.join("")
		.replace(/[시군]$/u, "");

/** Whether a place is a town of its own that the catalogue files under another one. */
function isFiledTown(characters: readonly string[], place: PlaceChip): boolean {
	const name = townName(characters, place);
	return place.meaning.kind === "area" && (ownTowns.has(name) || provinceTowns.has(name));
}

const isInCity = ({ meaning: { kind } }: PlaceChip): boolean => kind === "area" || kind === "landmark";

/** Whether a listed place contains another. A sight is a point: in '홍대나 광화문' it is no part of the district. */
const contains = (outer: PlaceChip, inner: PlaceChip): boolean =>
	isWithin(inner.meaning, outer.meaning) &&
	!(outer.meaning.kind === "area" && inner.meaning.kind === "landmark");

/**
 * Groups places joined by marks or words. In a list all are meant: '속초/양양/고성' includes all of 속초, although the catalogue has 양양
 * within it. '강원/속초/양양', where each lies within the one before it, is an address, and so is the city of '부산/해운대/광안리'; their
 * parts are groups of their own.
 */
function listsOf(
	characters: readonly string[],
	places: readonly PlaceChip[],
): readonly (readonly PlaceChip[])[] {
	const isJoined = (one: PlaceChip, next: PlaceChip): boolean => {
		const between = textBetween(characters, one, next).trim();
		return (
			between === "/" ||
			(/^[,·]$/u.test(between) && isInCity(one) && isInCity(next)) ||
			inWords.test(textBetween(characters, one, next)) ||
			areTowns(characters, one, next)
		);
	};
	const lists: PlaceChip[][] = [];
	for (const place of places) {
		const list = lists.at(-1);
		if (list && isJoined(list.at(-1)!, place)) list.push(place);
		else lists.push([place]);
	}
	return lists.flatMap((list) => {
		const isOfRegion = list[0]!.meaning.kind === "region";
		const pairs = list.slice(1).map((place, index) => [list[index]!, place] as const);
		const areListed = pairs.some(
			([one, next]) =>
				inWords.test(textBetween(characters, one, next)) || (!isOfRegion && areTowns(characters, one, next)),
		);
		const isAddress = list.slice(1).every((place) => contains(list[0]!, place));
		return isAddress && !areListed
			? list.map((place) => [place])
			: [list.filter((place) => !list.some((other) => contains(other, place)))];
	});
}

/** Whether a place ending in 시, 군 or 구 is immediately followed by a part of the same city. */
function isAddress(characters: readonly string[], place: PlaceChip, next: PlaceChip): boolean {
	if (!("cityCode" in place.meaning && "cityCode" in next.meaning)) return false;
	if (place.meaning.cityCode !== next.meaning.cityCode || next.meaning.kind === "city") return false;
	const [span, following] = [place.spans.at(-1)!, next.spans[0]!];
	const between = characters.slice(span.end, following.start).join("");
	const named = characters.slice(span.start, following.start).join("").trim();
	return /^[시군구]?\s+$/u.test(between) && /[시군구]$/u.test(named);
}

/** Returns the reading with some chips moved to its unused words. */
export function withUnused(reading: Reading, out: readonly WordChip[]): Reading {
	if (out.length === 0) return reading;
	return {
		...reading,
		chips: reading.chips.filter((chip) => !out.some(({ id }) => id === chip.id)),
		unknown: [...reading.unknown, ...out.map(({ label }) => label)],
	};
}
