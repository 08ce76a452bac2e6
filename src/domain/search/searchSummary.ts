import { fill } from "#copy/fill.ts";
import { searchCopy } from "#copy/search.ts";
import { guestsSummary } from "#domain/guests/Guests.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import type { SearchCondition } from "./SearchCondition.ts";

export interface SearchSummary {
	readonly place: string;
	/** E.g. '12.6(일) ~ 12.7(월)'. */
	readonly dates: string;
	/** E.g. '1박'. */
	readonly nights: string;
	/** E.g. '성인 2명 · 아동 0명'. */
	readonly guests: string;
}

/** Formats a number of nights as '{N}박'. [DEC-061] */
export const nightsText = (nights: number): string => fill(searchCopy.calendar.footer.nights, { N: nights });

/** Returns a place's display name: its text, or a generic label for a search without text. [UI-SUM-01, DEC-193] */
export function placeName({
	searchText,
	cityCode,
}: Pick<SearchCondition, "searchText" | "cityCode">): string {
	if (searchText !== "") return searchText;
	return cityCode === "" ? searchCopy.place.anywhere : searchCopy.place.chosen;
}

/** Returns what the collapsed search shows. [UI-SUM-01, UI-SUM-02, UI-SUM-03, UI-SUM-04, DEC-060, DEC-061, DEC-062] */
export const searchSummary = (condition: SearchCondition): SearchSummary => ({
	place: placeName(condition),
	dates: monthDayRange(condition.checkInDate, condition.checkOutDate),
	nights: nightsText(nightsOf(condition)),
	guests: guestsSummary(condition),
});
