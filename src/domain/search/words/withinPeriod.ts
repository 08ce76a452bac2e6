import type { SaidDay } from "./days.ts";

type Period = Extract<SaidDay, { readonly by: "monthPart" | "week" }>;

/** Whether a day is any day of a month or week that stands on its own: '1월', '다음주'. */
export const isPeriod = (day: SaidDay): day is Period =>
	day.by === "week" || (day.by === "monthPart" && day.first === 1 && day.last === 31);

/** Returns a day as said within a month or week: '1월 제주 주말' is a weekend of January, '다음주 제주 금요일' the Friday of next week. */
function within(day: SaidDay, period: Period): SaidDay {
	const isOfWeek = (day.by === "weekend" || day.by === "weekday") && day.weeks === null;
	if (period.by === "week") return isOfWeek ? { ...day, weeks: period.weeks } : day;
	const { year, month } = period;
	if (day.by === "date" && day.month === null) return { ...day, year, month };
	return isOfWeek
		? { by: "nthOf", year, month, nth: null, weekday: day.by === "weekday" ? day.weekday : null }
		: day;
}

/** Returns the days of a text: a month or week on its own is a day only if no other is said, and otherwise that of the others. [DEC-193] */
export function withinPeriod(days: readonly SaidDay[]): readonly SaidDay[] {
	const [period] = days.filter(isPeriod);
	if (!period) return days;
	const others = days.filter((day) => !isPeriod(day));
	return others.length > 0 ? others.map((day) => within(day, period)) : [period];
}
