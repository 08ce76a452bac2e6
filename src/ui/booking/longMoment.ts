import { bookingFormCopy } from "#copy/bookingForm.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { longDate } from "#ui/format/days.ts";

/** '2026.12.1(화) 15:00', by the stay's own clock; abroad it says so. */
export const longMoment = (day: StayDate, time: string | null, isAbroad: boolean): string =>
	time === null
		? longDate(day)
		: `${longDate(day)} ${time.slice(0, 5)}${isAbroad ? ` ${bookingFormCopy.local}` : ""}`;
