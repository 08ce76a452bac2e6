import { percentOf } from "#domain/shared/percent.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { type Won, won } from "#domain/shared/Won.ts";

/** A coupon that the traveller is given, beside all of the money, when a stay cannot keep a booking. [DEC-084] */
export interface Compensation {
	readonly amount: Won;
	/** Its last day. */
	readonly expiresOn: StayDate;
}

export const compensationRules = {
	percent: 10,
	/** Rounded down to. */
	unit: 1_000,
	min: 5_000,
	max: 50_000,
	validDays: 90,
} as const;

/** Of what was paid for the room in money and points, extra payments included. */
export function compensationFor(paid: Won, refusedOn: StayDate): Compensation {
	const { percent, unit, min, max, validDays } = compensationRules;
	const share = percentOf(paid, percent);
	const amount = Math.min(max, Math.max(min, share - (share % unit)));
	return { amount: won(amount), expiresOn: addDays(refusedOn, validDays) };
}
