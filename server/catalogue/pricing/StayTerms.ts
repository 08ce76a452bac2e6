import { koreanDay } from "#domain/shared/koreanTime.ts";
import { addDays, daysInMonth, partsOf, type StayDate } from "#domain/shared/StayDate.ts";
import { nightsOf, type StayDates } from "#domain/shared/StayDates.ts";

/** The stay a price is asked for. */
export interface StayTerms extends StayDates {
	readonly rooms: number;
	/** Adults and children together, over all rooms. */
	readonly guests: number;
}

/** When a price is asked for: discounts and sales begin and end. */
export interface Moment {
	/** Epoch milliseconds. */
	readonly now: number;
	/** The Korean day of `now`. */
	readonly today: StayDate;
}

export const momentOf = (now: number): Moment => ({ now, today: koreanDay(now) });

/** A stretch of nights within one month row: slots are days of the month, both ends included. */
export interface MonthSpan {
	/** yyyymm. */
	readonly ym: number;
	readonly from: number;
	readonly to: number;
}

/** The month row a day's slot is in, as yyyymm. */
export function monthOf(day: StayDate): number {
	const { year, month } = partsOf(day);
	return year * 100 + month;
}

/** The month rows that hold the nights of a stay, earliest first. */
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
