import type { ReviewScore } from "#domain/review/reviewScore.ts";
import type { StaySort } from "#domain/search/staySort.ts";
import type { SaidDay } from "./days.ts";

/** A place that a text can name, as known to the catalogue. */
export type PlaceMeaning =
	| { readonly kind: "nation"; readonly nationCode: string }
	/** Several nations or cities under one name, e.g. 해외, 강원도. */
	| {
			readonly kind: "region";
			readonly nationCodes: readonly string[];
			readonly cityCodes: readonly string[];
	  }
	| { readonly kind: "city"; readonly nationCode: string; readonly cityCode: string }
	| {
			readonly kind: "area";
			readonly nationCode: string;
			readonly cityCode: string;
			readonly area: number;
			readonly subArea: number;
			readonly lat: number;
			readonly lng: number;
	  }
	| {
			readonly kind: "landmark";
			readonly nationCode: string;
			readonly cityCode: string;
			readonly lat: number;
			readonly lng: number;
	  }
	/** A real place where the catalogue has no stay. It is recognised so that it is not taken for a misspelling of another place. */
	| {
			readonly kind: "elsewhere";
			readonly lat: number;
			readonly lng: number;
			/** Set for a nation or territory, which is no part of another one. */
			readonly isNation?: true;
	  };

/** A requirement that a stay meets with any one of the listed items. */
export interface Wish {
	/** Kinds of stay, by their Korean names. */
	readonly kinds: readonly string[];
	/** Facility codes. */
	readonly facilities: readonly string[];
	/** Words in the name or view of a room. */
	readonly rooms: readonly string[];
}

export type MealWish = "breakfast" | "dinner";

/** A requirement on a stay, or another search setting. */
export type WishMeaning =
	| { readonly kind: "kind"; readonly kinds: readonly string[] }
	| { readonly kind: "grade"; readonly stars: readonly number[] }
	| { readonly kind: "facility"; readonly wish: Wish }
	| { readonly kind: "theme"; readonly wish: Wish }
	| { readonly kind: "meal"; readonly meal: MealWish }
	| { readonly kind: "freeCancel" }
	/** Minimum average rating, in tenths of a star. */
	| { readonly kind: "score"; readonly min: ReviewScore }
	| PriceMeaning
	| { readonly kind: "sort"; readonly sort: StaySort }
	| GuestsMeaning
	| DatesMeaning;

/** Price range in won, both ends inclusive: per room and night, or for the whole stay and all rooms when `isInAll` is true. */
export interface PriceMeaning {
	readonly kind: "price";
	readonly min: number | null;
	readonly max: number | null;
	readonly isInAll: boolean;
	/** Set for a limit in words, '10만원 이하', of which there is an opposite; a mere amount or a bracket has none. */
	readonly isLimit?: true;
}

/** Who is travelling; null where the text does not say. */
export interface GuestsMeaning {
	readonly kind: "guests";
	readonly adults: number | null;
	/** Set for a head count such as '4명': next to '성인 2명' it does not give the number of adults. */
	readonly isAll?: true;
	/** Set for '4인 가족' and '총 4명', which count the children named beside them, and for children counted in them: '아이 1명 포함'. */
	readonly isWithChildren?: true;
	/** Set for '부모님 두 분', who come on top of the adults named beside them. */
	readonly areParents?: true;
	readonly childAges: readonly number[] | null;
}

/** When the stay is, as far as one phrase says. */
export interface DatesMeaning {
	readonly kind: "dates";
	readonly from: SaidDay | null;
	readonly to: SaidDay | null;
	readonly nights: number | null;
}

/** Words that are not search conditions. */
export type IdleMeaning =
	/** Goes without saying: 숙소, 추천, 있는. */
	| { readonly kind: "filler" }
	/** Attaches to the preceding word: 에서, 가. */
	| { readonly kind: "particle" }
	/** Has a meaning that stays cannot be searched by: 조용한, 맛집. The user is told that it was not used. */
	| { readonly kind: "unused" }
	/** A well-known hotel that is not in the catalogue. */
	| { readonly kind: "absent" }
	/** Negates the preceding word or, in English, the following one: 없는, 말고, without. */
	| { readonly kind: "negation"; readonly of: "before" | "next" }
	/** Says that the preceding word is not required: 없어도 되는. */
	| { readonly kind: "needless" };

export type Meaning = PlaceMeaning | WishMeaning | IdleMeaning;

/** Something a text can say, with all its spellings. */
export interface Term {
	readonly id: string;
	/** Display name on a chip; also one of its spellings. */
	readonly label: string;
	readonly meaning: Meaning;
	/** Among several matching terms, the one with the highest weight is meant. */
	readonly weight: number;
	/** Spellings ranked by closeness: the full name or a variant of it, a part of it, or a word that only hints at it. */
	readonly spellings: readonly Spelling[];
}

export interface Spelling {
	readonly text: string;
	/** 0 for the full name, higher for a weaker match. Among terms with the same spelling the lowest rank wins. */
	readonly rank: number;
}

/** Splits a space-separated list into spellings of rank 0. Spaces within a spelling do not matter, so it is written without. */
export const spellings = (text: string): readonly Spelling[] =>
	text
		.split(/\s+/u)
		.filter((word) => word !== "")
		.map((word) => ({ text: word, rank: 0 }));

const placeKinds: ReadonlySet<string> = new Set([
	"nation",
	"region",
	"city",
	"area",
	"landmark",
	"elsewhere",
] as const);

export const isPlace = (meaning: { readonly kind: string }): meaning is PlaceMeaning =>
	placeKinds.has(meaning.kind);

const idleKinds: ReadonlySet<string> = new Set([
	"filler",
	"particle",
	"unused",
	"absent",
	"negation",
	"needless",
] as const);

export const isIdle = (meaning: { readonly kind: string }): meaning is IdleMeaning =>
	idleKinds.has(meaning.kind);
