import type { ReviewScore } from "#domain/review/reviewScore.ts";
import type { StaySort } from "#domain/search/staySort.ts";
import type { SaidDay } from "./days.ts";

/** A place a text can name, as the catalogue knows it. */
export type PlaceMeaning =
	| { readonly kind: "nation"; readonly nationCode: string }
	/** Several nations or cities under one name: 해외, 강원도. */
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
	/** A real place in which the catalogue has no stay: understood, so that it is not taken for a slip of another. */
	| { readonly kind: "elsewhere"; readonly lat: number; readonly lng: number };

/** What a stay must have one of. */
export interface Wish {
	/** Kinds of stay, by their Korean names. */
	readonly kinds: readonly string[];
	/** Codes of facilities. */
	readonly facilities: readonly string[];
	/** Words in the name or the view of a room. */
	readonly rooms: readonly string[];
}

export type MealWish = "breakfast" | "dinner";

/** What a stay is asked to be. */
export type WishMeaning =
	| { readonly kind: "kind"; readonly kinds: readonly string[] }
	| { readonly kind: "grade"; readonly stars: readonly number[] }
	| { readonly kind: "facility"; readonly wish: Wish }
	| { readonly kind: "theme"; readonly wish: Wish }
	| { readonly kind: "meal"; readonly meal: MealWish }
	| { readonly kind: "freeCancel" }
	/** The least average review, in tenths of a star. */
	| { readonly kind: "score"; readonly min: ReviewScore }
	| PriceMeaning
	| { readonly kind: "sort"; readonly sort: StaySort }
	| GuestsMeaning
	| DatesMeaning;

/** What a night of a room may cost, or the whole stay in all its rooms, in won, both ends included. */
export interface PriceMeaning {
	readonly kind: "price";
	readonly min: number | null;
	readonly max: number | null;
	readonly isInAll: boolean;
}

/** Who comes; null: not said. */
export interface GuestsMeaning {
	readonly kind: "guests";
	readonly adults: number | null;
	/** It counts heads, '4명': beside '성인 2명' it says nothing of adults. */
	readonly isAll?: true;
	readonly childAges: readonly number[] | null;
}

/** When it is, as far as one phrase says. */
export interface DatesMeaning {
	readonly kind: "dates";
	readonly from: SaidDay | null;
	readonly to: SaidDay | null;
	readonly nights: number | null;
}

/** Words that say nothing to search by. */
export type IdleMeaning =
	/** Goes without saying: 숙소, 추천, 있는. */
	| { readonly kind: "filler" }
	/** Clings to the word before it: 에서, 가. */
	| { readonly kind: "particle" }
	/** Means something that stays cannot be searched by: 조용한, 맛집. It is said that it was not used. */
	| { readonly kind: "unused" }
	/** A house that many know and the catalogue does not have. */
	| { readonly kind: "absent" }
	/** Says that what stands before it, or in English behind it, is not wanted: 없는, 말고, without. */
	| { readonly kind: "negation"; readonly of: "before" | "next" }
	/** Says that what stands before it is not asked for: 없어도 되는. */
	| { readonly kind: "needless" };

export type Meaning = PlaceMeaning | WishMeaning | IdleMeaning;

/** Something a text can say, in all the ways it can be spelt. */
export interface Term {
	readonly id: string;
	/** How it is called on a chip; it is one of its spellings. */
	readonly label: string;
	readonly meaning: Meaning;
	/** Of several that fit, the heaviest is meant. */
	readonly weight: number;
	/** By how near the name is: its full name or another form of it, a part of it, a word that only hints at it. */
	readonly spellings: readonly Spelling[];
}

export interface Spelling {
	readonly text: string;
	/** 0: the whole name; higher: less of it. Among equally spelt terms the lowest wins. */
	readonly rank: number;
}

/** The spellings of a text of words; spaces inside a spelling do not matter, so it is written without. */
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
