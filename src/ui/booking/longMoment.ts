import { bookingFormCopy } from "#copy/bookingForm.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { longDate } from "#ui/format/days.ts";

/** Returns '2026.12.1(화) 15:00' in the stay's local time, which is marked as local abroad; the date alone if the time is null. */
export const longMoment = (day: StayDate, time: string | null, isAbroad: boolean): string =>
	time === null
		? longDate(day)
		: `${longDate(day)} ${time.slice(0, 5)}${isAbroad ? ` ${bookingFormCopy.local}` : ""}`;
