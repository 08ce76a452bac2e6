import { defaultGuests, type Guests } from "#domain/guests/Guests.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { StayDates } from "#domain/shared/StayDates.ts";
import type { PopularArea } from "#domain/stay/PopularDestination.ts";
import { defaultDates } from "./defaultDates.ts";
import type { KeywordRegion } from "./KeywordResult.ts";

/** Where to search: a text to interpret, plus codes if the place was selected rather than typed. */
export interface SearchPlace {
	readonly searchText: string;
	/** ISO 3166-1 alpha-2; empty means any. [DEC-009] */
	readonly nationCode: string;
	/** Upper-case English, such as 'SEOUL'; empty means any. [DEC-009] */
	readonly cityCode: string;
	/** 0 means the whole city. */
	readonly area: number;
	/** 0 means the whole area. */
	readonly subArea: number;
}

/** Dates, guests and number of rooms: everything the price of a stay depends on. */
export interface StayTerms extends StayDates, Guests {
	readonly rooms: number;
}

/** The condition of a search for stays. [SEARCH-COND-01, ENT-01] */
export interface SearchCondition extends SearchPlace, StayTerms {}

/** A search condition whose dates are still being chosen. */
export type SearchDraft = Omit<SearchCondition, keyof StayDates> & {
	readonly checkInDate: StayDate | null;
	readonly checkOutDate: StayDate | null;
};

/** The default place: all of Seoul. [SEARCH-COND-06] */
export const defaultPlace: SearchPlace = {
	searchText: "서울",
	nationCode: "KR",
	cityCode: "SEOUL",
	area: 0,
	subArea: 0,
};

/** Returns the default search condition. [SEARCH-COND-06, SEARCH-COND-07, SEARCH-COND-08] */
export const defaultCondition = (today: StayDate): SearchCondition => ({
	...defaultPlace,
	...defaultDates(today),
	...defaultGuests,
	rooms: 1,
});

/** Returns a typed place, of which only the text is known. [DEC-046] */
export const typedPlace = (searchText: string): SearchPlace => ({
	searchText,
	nationCode: "",
	cityCode: "",
	area: 0,
	subArea: 0,
});

/** Returns the place of a popular destination's tile. [SEARCH-KW-06] */
export const placeOfArea = ({ name, nationCode, cityCode, area, subArea }: PopularArea): SearchPlace => ({
	searchText: name,
	nationCode,
	cityCode,
	area,
	subArea,
});

/** Returns the place of a region in the live results. [SEARCH-KW-12] */
export const placeOfRegion = ({ name, nationCode, cityCode, area, subArea }: KeywordRegion): SearchPlace => ({
	searchText: name,
	nationCode,
	cityCode,
	area,
	subArea,
});
