import { daysInMonth, type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";

const months = new Map<number, readonly StayDate[]>();

/** Returns the days of a month (yyyymm); index 0 is the first slot of a month row. */
export function daysOf(ym: number): readonly StayDate[] {
	let days = months.get(ym);
	if (!days) {
		const month = `${String(Math.floor(ym / 100)).padStart(4, "0")}-${String(ym % 100).padStart(2, "0")}`;
		const length = daysInMonth(stayDateOf(`${month}-01`));
		days = Array.from({ length }, (_, slot) => stayDateOf(`${month}-${String(slot + 1).padStart(2, "0")}`));
		months.set(ym, days);
	}
	return days;
}
