import type { Guests } from "#domain/guests/Guests.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";
import type { SearchCondition } from "./SearchCondition.ts";
import type { FilterKey } from "./stayFilters.ts";

/** What a word can mean, in the order in which chips are said. */
export const meaningKinds = [
	"nation",
	"region",
	"city",
	"area",
	"landmark",
	"elsewhere",
	"stay",
	"dates",
	"grade",
	"freeCancel",
	"score",
	"meal",
	"theme",
	"facility",
	"without",
	"price",
	"sort",
	"guests",
	"kind",
] as const;

/** One thing a search text was understood to say. [DEC-193] */
export interface ReadingChip {
	readonly kind: (typeof meaningKinds)[number];
	readonly label: string;
	/** The text without it; empty when it says nothing else. */
	readonly searchText: string;
}

/** How the server read a search text; all of it applies to the list. [DEC-193] */
export interface SearchReading {
	/** '강릉 호텔'; empty when nothing was understood. */
	readonly title: string;
	readonly chips: readonly ReadingChip[];
	/** Words that were not understood, or that stays cannot be searched by. */
	readonly unknown: readonly string[];
	/** The quarter or sight that has no such stay itself; the list is what lies around it. */
	readonly around: string | null;
	/** Of the text; they take the place of those of the condition. */
	readonly guests: Guests | null;
	readonly dates: StayDates | null;
	/** The text without what it says of days and people, which have become the condition's; empty when it says nothing else. */
	readonly settledText: string;
}

/** A text to search for, and how many stays it finds for the same dates and guests. */
export interface CountedReading {
	readonly label: string;
	readonly searchText: string;
	readonly count: number;
}

/** A condition that can go: words of the text, or a filter. */
export interface DroppedCondition {
	readonly count: number;
	readonly dropped:
		| { readonly kind: "words"; readonly label: string; readonly searchText: string }
		| { readonly kind: "filter"; readonly key: FilterKey | "bounds" };
}

/** Ways on from a search that found nothing; each finds something. [DEC-193] */
export interface SearchHelp {
	readonly readings: readonly CountedReading[];
	readonly conditions: readonly DroppedCondition[];
	readonly dates: readonly (StayDates & { readonly count: number })[];
}

/** A condition with the days and people of its text, which says them no longer: they can be chosen again. [DEC-193] */
export const settledCondition = (
	condition: SearchCondition,
	reading: SearchReading | null,
): SearchCondition =>
	reading
		? { ...condition, ...reading.dates, ...reading.guests, searchText: reading.settledText }
		: condition;
