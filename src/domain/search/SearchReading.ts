import type { Guests } from "#domain/guests/Guests.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";
import type { SearchCondition } from "./SearchCondition.ts";
import type { FilterKey } from "./stayFilters.ts";

/** Kinds of meaning a word can have, in chip order. */
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

/** One thing understood from a search text. [DEC-193] */
export interface ReadingChip {
	readonly kind: (typeof meaningKinds)[number];
	readonly label: string;
	/** The search text without this part; empty when nothing else remains. */
	readonly searchText: string;
}

/** The server's interpretation of a search text; all of it applies to the list. [DEC-193] */
export interface SearchReading {
	/** E.g. '강릉 호텔'; empty when nothing was understood. */
	readonly title: string;
	readonly chips: readonly ReadingChip[];
	/** Words that were not understood, or by which stays cannot be searched. */
	readonly unknown: readonly string[];
	/** The area or landmark that has no matching stay itself, in which case the list shows stays around it; null otherwise. */
	readonly around: string | null;
	/** Guests and dates named in the text, which override those of the condition; null when not named. */
	readonly guests: Guests | null;
	readonly dates: StayDates | null;
	/** The text without its dates and guests, which have been moved to the condition; empty when nothing else remains. */
	readonly settledText: string;
}

/** A suggested search text, and the number of stays it finds for the same dates and guests. */
export interface CountedReading {
	readonly label: string;
	readonly searchText: string;
	readonly count: number;
}

/** A condition that can be dropped: words of the text, or a filter. */
export interface DroppedCondition {
	readonly count: number;
	readonly dropped:
		| { readonly kind: "words"; readonly label: string; readonly searchText: string }
		| { readonly kind: "filter"; readonly key: FilterKey | "bounds" };
}

/** Alternatives for a search that found nothing; each of them finds at least one stay. [DEC-193] */
export interface SearchHelp {
	readonly readings: readonly CountedReading[];
	readonly conditions: readonly DroppedCondition[];
	readonly dates: readonly (StayDates & { readonly count: number })[];
}

/** Returns the condition with the dates and guests of its text applied and removed from the text, so that they can be changed again. [DEC-193] */
export const settledCondition = (
	condition: SearchCondition,
	reading: SearchReading | null,
): SearchCondition =>
	reading
		? { ...condition, ...reading.dates, ...reading.guests, searchText: reading.settledText }
		: condition;
