import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
import { koreanHolidays } from "#domain/shared/holidays.ts";
import { koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, partsOf, type StayDate, weekday } from "#domain/shared/StayDate.ts";

/** Until when and for which days a dateless voucher is good. [DEC-192] */
export interface VoucherTerms {
	/** Days from the day of buying. */
	readonly validDays: number;
	/** The last day to check in. */
	readonly validUntil: StayDate;
	/** Check-in from Sunday to Thursday, and not on the eve of a holiday. */
	readonly weekdaysOnly: boolean;
}

/** One voucher is one night in one room. */
export const voucherNights = 1;

/** Unless a plan says otherwise. */
export const defaultVoucherDays = 365;

/** The last day a voucher can be used on. [DEC-192] */
export const voucherEnd = (boughtOn: StayDate, validDays: number): StayDate => addDays(boughtOn, validDays);

/** As long as an online purchase can be withdrawn from by law, which counts whole days from the one after the purchase. */
const voucherRefundDays = 7;

/**
 * The terms of cancelling a voucher: it has no check-in to count from, so what its plan gives back first comes back within
 * seven days of buying, the seventh included. [DEC-192]
 * @param boughtAt epoch milliseconds
 */
export function voucherCancelPolicy(
	refundPercent: number,
	isPartialCancelAllowed: boolean,
	boughtAt: number,
): CancelPolicy {
	const until = Number(koreanInstant(addDays(koreanDay(boughtAt), voucherRefundDays + 1)));
	const back = refundPercent > 0 ? [{ until, refundPercent }] : [];
	return cancelPolicyOf([...back, { until: null, refundPercent: 0 }], isPartialCancelAllowed);
}

/** The week begins with Sunday, as 0. */
const friday = 5;

/** A night before a working day: from Sunday to Thursday, and not the eve of a holiday. */
function isWeekdayNight(night: StayDate): boolean {
	const next = addDays(night, 1);
	return weekday(night) < friday && !koreanHolidays(partsOf(next).year).has(next);
}

/** Why a voucher is not good for a check-in; null = it is. */
export type VoucherDayRefusal = "past" | "expired" | "weekend";

/** Whether a holder may ask for a day; whether rooms are left is another question. [DEC-192] */
export function voucherDayRefusal(
	day: StayDate,
	{ validUntil, weekdaysOnly }: Pick<VoucherTerms, "validUntil" | "weekdaysOnly">,
	today: StayDate,
): VoucherDayRefusal | null {
	if (day < today) return "past";
	if (day > validUntil) return "expired";
	return weekdaysOnly && !isWeekdayNight(day) ? "weekend" : null;
}
