import { percentOf } from "#domain/shared/percent.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { type Won, won } from "#domain/shared/Won.ts";

/** A coupon granted to the traveller on top of the full refund when a stay cannot honour a booking. [DEC-084] */
export interface Compensation {
	readonly amount: Won;
	/** Last day of use. */
	readonly expiresOn: StayDate;
}

export const compensationRules = {
	percent: 10,
	/** The amount is rounded down to a multiple of this, in won. */
	unit: 1_000,
	min: 5_000,
	max: 50_000,
	validDays: 90,
} as const;

/** Returns the compensation for a room. `paid` is what was paid for it in money and points, extra payments included. */
export function compensationFor(paid: Won, refusedOn: StayDate): Compensation {
	const { percent, unit, min, max, validDays } = compensationRules;
	const share = percentOf(paid, percent);
	const amount = Math.min(max, Math.max(min, share - (share % unit)));
	return { amount: won(amount), expiresOn: addDays(refusedOn, validDays) };
}
