import type { components } from "#contracts/content.d.ts";
import { fitGuests } from "#domain/guests/Guests.ts";
import type {
	CountedReading,
	DroppedCondition,
	SearchHelp,
	SearchReading,
} from "#domain/search/SearchReading.ts";
import { filterKeys } from "#domain/search/stayFilters.ts";
import { parseStayDate } from "#domain/shared/StayDate.ts";
import { stayDates } from "#domain/shared/StayDates.ts";

type Wire = components["schemas"];

export const countedReading = ({ label, searchText, count }: Wire["CountedReading"]): CountedReading => ({
	label,
	searchText,
	count,
});

/** `condition` is the response's condition, whose dates and guests may come from the search text. */
export const searchReading = (
	reading: Wire["SearchReading"],
	condition: Wire["SearchCondition"],
): SearchReading => {
	const hasChip = (wanted: string): boolean => reading.chips.some(({ kind }) => kind === wanted);
	const { checkInDate, checkOutDate, adtCnt, chdCnt, chdAges } = condition;
	return {
		title: reading.title,
		chips: reading.chips.map(({ kind, label, searchText }) => ({ kind, label, searchText })),
		unknown: reading.unknown,
		around: reading.around,
		guests: hasChip("guests") ? fitGuests(adtCnt, chdCnt, chdAges) : null,
		dates: hasChip("dates") ? stayDates(parseStayDate(checkInDate), parseStayDate(checkOutDate)) : null,
		settledText: reading.settledText,
	};
};

function droppedCondition({
	label,
	searchText,
	filter,
	count,
}: Wire["DroppedCondition"]): DroppedCondition[] {
	if (searchText !== null) return [{ count, dropped: { kind: "words", label, searchText } }];
	const key = [...filterKeys, "bounds" as const].find((each) => each === filter);
	return key === undefined ? [] : [{ count, dropped: { kind: "filter", key } }];
}

/** Maps the help for a search; invalid dates and filters unknown to this build are dropped. */
export const searchHelp = ({ readings, conditions, dates }: Wire["SearchHelp"]): SearchHelp => ({
	readings: readings.map(countedReading),
	conditions: conditions.flatMap(droppedCondition),
	dates: dates.flatMap(({ checkInDate, checkOutDate, count }) => {
		const stay = stayDates(parseStayDate(checkInDate), parseStayDate(checkOutDate));
		return stay ? [{ ...stay, count }] : [];
	}),
});
