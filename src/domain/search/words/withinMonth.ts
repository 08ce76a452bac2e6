import type { SaidDay } from "./days.ts";

type WholeMonth = Extract<SaidDay, { readonly by: "monthPart" }>;

const isWholeMonth = (day: SaidDay): day is WholeMonth =>
	day.by === "monthPart" && day.first === 1 && day.last === 31;

/** Returns a day as said within a month: '1월 제주 주말' is a weekend of January, '1월 제주 15일' its 15th. */
function inMonth(day: SaidDay, { year, month }: WholeMonth): SaidDay {
	if (day.by === "date" && day.month === null) return { ...day, year, month };
	if (day.by === "weekend" && day.weeks === null)
		return { by: "nthOf", year, month, nth: null, weekday: null };
	if (day.by === "weekday" && day.weeks === null)
		return { by: "nthOf", year, month, nth: null, weekday: day.weekday };
	return day;
}

/** Returns the days of a text: a month on its own is a day only if no other is said, and otherwise the month of the others. [DEC-193] */
export function withinMonth(days: readonly SaidDay[]): readonly SaidDay[] {
	const [month] = days.filter(isWholeMonth);
	if (!month) return days;
	const others = days.filter((day) => !isWholeMonth(day));
	return others.length > 0 ? others.map((day) => inMonth(day, month)) : [month];
}
