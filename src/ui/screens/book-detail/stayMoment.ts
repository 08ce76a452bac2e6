import { monthDay } from "#domain/shared/dateForms.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { zonedInstant } from "#domain/shared/zonedInstant.ts";
import { bothClocks } from "#domain/shared/zonedTime.ts";

/** Returns '12.6(일) 15:00'; abroad with both clocks: '12.6(일) 15:00 현지 · 한국 05:00(+1)'. The day alone if the time is null. */
export function stayMoment(
	day: StayDate,
	time: string | null,
	place: { readonly nationCode: string; readonly timeZone: string },
): string {
	if (time === null) return monthDay(day);
	const hour = time.slice(0, 5);
	const instant = place.nationCode === "KR" ? null : zonedInstant(day, hour, place.timeZone);
	return instant === null ? `${monthDay(day)} ${hour}` : bothClocks(instant, place.timeZone);
}
