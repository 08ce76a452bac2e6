import type { StayDates } from "#domain/shared/StayDates.ts";
import { confirmDates } from "./calendar.ts";
import { completeDates } from "./defaultDates.ts";
import { type SearchCondition, type SearchDraft, typedPlace } from "./SearchCondition.ts";
import { fitSearchText } from "./searchQuery.ts";

export interface SearchBarState {
	readonly draft: SearchDraft;
	/** Text in the keyword box. */
	readonly text: string;
	readonly isCalendarOpen: boolean;
}

/**
 * Returns the condition to search for when the search button is pressed. With the calendar open, a lone check-in is confirmed first; dates
 * still missing fall back to the defaults; an empty text keeps the draft's place, and a new text becomes a typed place. [SEARCH-BAR-02,
 * SEARCH-BAR-03, DEC-040, DEC-041]
 */
export function submitSearch(
	{ draft, text, isCalendarOpen }: SearchBarState,
	defaults: StayDates,
): SearchCondition {
	const confirmed = isCalendarOpen ? confirmDates(draft) : null;
	const dates = confirmed?.ok
		? confirmed.value
		: completeDates(draft.checkInDate, draft.checkOutDate, defaults);
	const typed = fitSearchText(text);
	const place = typed === "" || typed === draft.searchText ? {} : typedPlace(typed);
	return { ...draft, ...place, ...dates };
}
