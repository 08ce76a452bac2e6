import type { SaidDay } from "./days.ts";

type Period = Extract<SaidDay, { readonly by: "monthPart" | "week" }>;

/** Whether a day is any day of a month or week that stands on its own: '1월', '다음주'. */
export const isPeriod = (day: SaidDay): day is Period =>
	day.by === "week" || (day.by === "monthPart" && day.first === 1 && day.last === 31);

const isOpen = (day: SaidDay): day is Period => day.by === "week" || day.by === "monthPart";

/**
 * Returns a day as said within a month, a part of one or a week: '1월 제주 주말' is a weekend of January, '12월 중순 주말' one from its 11th
 * on, '다음주 제주 금요일' the Friday of next week.
 */
function within(day: SaidDay, period: Period): SaidDay {
	const isOfWeek = (day.by === "weekend" || day.by === "weekday") && day.weeks === null;
	if (period.by === "week") return isOfWeek ? { ...day, weeks: period.weeks } : day;
	const { year, month, first } = period;
	if (day.by === "date" && day.month === null) return { ...day, year, month };
	return isOfWeek
		? { by: "nthOf", year, month, nth: null, weekday: day.by === "weekday" ? day.weekday : null, first }
		: day;
}

/**
 * Returns the days of a text: a month or week on its own, or a part of a month, is a day only if no other is said, and otherwise that of the
 * others. [DEC-193]
 */
export function withinPeriod(days: readonly SaidDay[]): readonly SaidDay[] {
	const open = days.filter(isOpen);
	const parts = open.filter((day) => !isPeriod(day));
	const period = parts[0] ?? open[0];
	if (!period) return days;
	const others = days.filter((day) => !isOpen(day));
	if (others.length > 0) return others.map((day) => within(day, period));
	return parts.length > 0 ? parts : [period];
}
