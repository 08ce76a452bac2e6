import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
import { koreanHolidays } from "#domain/shared/holidays.ts";
import { koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, partsOf, type StayDate, weekday } from "#domain/shared/StayDate.ts";

/** Validity of a dateless voucher: until when, and for which days. [DEC-192] */
export interface VoucherTerms {
	/** Days from the day of purchase. */
	readonly validDays: number;
	/** Last possible check-in day. */
	readonly validUntil: StayDate;
	/** Whether check-in is limited to Sunday to Thursday, excluding the eve of a public holiday. */
	readonly weekdaysOnly: boolean;
}

/** Nights per voucher; one voucher covers one night in one room. */
export const voucherNights = 1;

/** Validity in days when the plan does not specify one. */
export const defaultVoucherDays = 365;

/** Returns the last day a voucher can be used. [DEC-192] */
export const voucherEnd = (boughtOn: StayDate, validDays: number): StayDate => addDays(boughtOn, validDays);

/** Statutory withdrawal period for online purchases, in whole days starting the day after the purchase. */
const voucherRefundDays = 7;

/**
 * Returns the cancellation policy of a voucher. Since there is no check-in to count from, the plan's initial refund percentage applies for
 * seven days after the purchase, the seventh included, and nothing is refunded afterwards. [DEC-192]
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

/** Day-of-week number, where Sunday is 0. */
const friday = 5;

/** Whether the night is followed by a working day: Sunday to Thursday, and not the eve of a public holiday. */
function isWeekdayNight(night: StayDate): boolean {
	const next = addDays(night, 1);
	return weekday(night) < friday && !koreanHolidays(partsOf(next).year).has(next);
}

/** Why a voucher is not valid for a check-in day. */
export type VoucherDayRefusal = "past" | "expired" | "weekend";

/** Returns why a voucher is not valid for a check-in day; null when it is. Does not check whether rooms are available. [DEC-192] */
export function voucherDayRefusal(
	day: StayDate,
	{ validUntil, weekdaysOnly }: Pick<VoucherTerms, "validUntil" | "weekdaysOnly">,
	today: StayDate,
): VoucherDayRefusal | null {
	if (day < today) return "past";
	if (day > validUntil) return "expired";
	return weekdaysOnly && !isWeekdayNight(day) ? "weekend" : null;
}
