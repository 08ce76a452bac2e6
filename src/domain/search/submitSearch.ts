import type { StayDates } from "#domain/shared/StayDates.ts";
import { confirmDates } from "./calendar.ts";
import { completeDates } from "./defaultDates.ts";
import { type SearchCondition, type SearchDraft, typedPlace } from "./SearchCondition.ts";
import { fitSearchText } from "./searchQuery.ts";

export interface SearchBarState {
	readonly draft: SearchDraft;
	/** The text in the keyword box. */
	readonly text: string;
	readonly isCalendarOpen: boolean;
}

/**
 * The condition the search button searches for. With the calendar open a lone check-in is confirmed first; a pair that is still
 * missing falls back to the default dates; an empty text keeps the draft's place, a new text is a place that was typed.
 * [SEARCH-BAR-02, SEARCH-BAR-03, DEC-040, DEC-041]
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
