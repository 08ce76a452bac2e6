import { fill } from "#copy/fill.ts";
import { searchCopy } from "#copy/search.ts";
import { guestsSummary } from "#domain/guests/Guests.ts";
import { monthDayRange } from "#domain/shared/dateForms.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import type { SearchCondition } from "./SearchCondition.ts";

export interface SearchSummary {
	readonly place: string;
	/** '12.6(일) ~ 12.7(월)' */
	readonly dates: string;
	/** '1박' */
	readonly nights: string;
	/** '성인 2명 · 아동 0명' */
	readonly guests: string;
}

/** '{N}박'. [DEC-061] */
export const nightsText = (nights: number): string => fill(searchCopy.calendar.footer.nights, { N: nights });

/** What a place is called: its text, or what is known of a search without one. [UI-SUM-01, DEC-193] */
export function placeName({
	searchText,
	cityCode,
}: Pick<SearchCondition, "searchText" | "cityCode">): string {
	if (searchText !== "") return searchText;
	return cityCode === "" ? searchCopy.place.anywhere : searchCopy.place.chosen;
}

/** What the collapsed search shows. [UI-SUM-01, UI-SUM-02, UI-SUM-03, UI-SUM-04, DEC-060, DEC-061, DEC-062] */
export const searchSummary = (condition: SearchCondition): SearchSummary => ({
	place: placeName(condition),
	dates: monthDayRange(condition.checkInDate, condition.checkOutDate),
	nights: nightsText(nightsOf(condition)),
	guests: guestsSummary(condition),
});
