import { nightsBetween, stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { monthSpans } from "#server/catalogue/pricing/StayTerms.ts";
import type { Stay } from "./Stay.ts";

export interface MonthPrices {
	/** Month as yyyymm. */
	readonly ym: number;
	/** One price per day of the month; null when the file has none. */
	readonly prices: readonly (number | null)[];
}

const daysOf = (ym: number): number => new Date(Date.UTC(Math.floor(ym / 100), ym % 100, 0)).getUTCDate();

/** Returns the prices of a plan's nights by month; of several ranges with the same night, the last one wins. */
export function monthPrices(ranges: Stay["rooms"][number]["plans"][number]["prices"]): MonthPrices[] {
	const months = new Map<number, (number | null)[]>();
	for (const { from, to, price } of ranges) {
		const first = stayDateOf(from);
		for (const span of monthSpans(stayFrom(first, nightsBetween(first, stayDateOf(to)) + 1))) {
			const prices = months.get(span.ym) ?? Array.from({ length: daysOf(span.ym) }, () => null);
			months.set(span.ym, prices.fill(price, span.from - 1, span.to));
		}
	}
	return [...months].map(([ym, prices]) => ({ ym, prices }));
}
