import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays, daysInMonth, partsOf, type StayDate } from "#domain/shared/StayDate.ts";
import { nightsOf, type StayDates } from "#domain/shared/StayDates.ts";

/** The stay to be priced. */
export interface StayTerms extends StayDates {
	readonly rooms: number;
	/** Adults and children together, in all rooms. */
	readonly guests: number;
}

/** The moment of pricing, which decides which discounts and sales are active. */
export interface Moment {
	/** Current time in epoch milliseconds. */
	readonly now: number;
	/** The date of `now` in Korea. */
	readonly today: StayDate;
}

export const momentOf = (now: number): Moment => ({ now, today: koreanDay(now) });

/** A range of nights within one month row. `from` and `to` are days of the month, both included. */
export interface MonthSpan {
	/** The month as yyyymm. */
	readonly ym: number;
	readonly from: number;
	readonly to: number;
}

/** Returns the month row a day belongs to, as yyyymm. */
export function monthOf(day: StayDate): number {
	const { year, month } = partsOf(day);
	return year * 100 + month;
}

/** Returns the month rows that cover the nights of a stay, earliest first. */
export function monthSpans(stay: StayDates): MonthSpan[] {
	const spans: MonthSpan[] = [];
	let day = stay.checkInDate;
	for (let left = nightsOf(stay); left > 0; ) {
		const from = partsOf(day).day;
		const length = Math.min(left, daysInMonth(day) - from + 1);
		spans.push({ ym: monthOf(day), from, to: from + length - 1 });
		left -= length;
		day = addDays(day, length);
	}
	return spans;
}
