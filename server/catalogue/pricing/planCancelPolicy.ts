import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { cancelPolicyFor } from "#domain/cancellation/cancelTerms.ts";
import { voucherCancelPolicy } from "#domain/offer/voucher.ts";
import { invariant } from "#domain/shared/invariant.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { zonedInstant } from "#domain/shared/zonedInstant.ts";

/**
 * Format of rateplan.cancel_policy: the percentage refunded until the given number of hours before check-in. A tier with null hours has no
 * deadline but check-in itself.
 */
export interface StoredCancelPolicy {
	readonly tiers: readonly { readonly hoursBefore: number | null; readonly refundPercent: number }[];
}

const hour = 3_600_000;

/** Returns the instant, in epoch milliseconds, at which the clock in `timeZone` (an IANA name) shows the given day and 'HH:mm'. */
export function stayInstant(day: StayDate, time: string, timeZone: string): number {
	const instant = zonedInstant(day, time, timeZone);
	invariant(instant !== null, "a place has a time zone that is known");
	return instant;
}

/**
 * Returns a plan's cancellation terms for one check-in, with hours before check-in converted to instants in the stay's time zone. Sold after
 * the hour of check-in, from which a member cannot cancel, nothing is refunded. [DEC-099]
 */
export function planCancelPolicy(
	stored: StoredCancelPolicy,
	isPartialCancelAllowed: boolean,
	checkIn: { readonly day: StayDate; readonly time: string; readonly timeZone: string },
	now: number,
): CancelPolicy {
	const start = stayInstant(checkIn.day, checkIn.time, checkIn.timeZone);
	const tiers = stored.tiers.filter(({ hoursBefore }) => hoursBefore !== null || now < start);
	const steps = tiers.map(({ hoursBefore, refundPercent }) => ({
		until: hoursBefore === null ? null : start - hoursBefore * hour,
		refundPercent,
	}));
	return cancelPolicyFor(steps, isPartialCancelAllowed, checkIn.timeZone);
}

/** Like `planCancelPolicy`, but for a voucher, whose deadlines count from the time of purchase. [DEC-192] */
export const voucherPolicy = (
	{ tiers }: StoredCancelPolicy,
	isPartialCancelAllowed: boolean,
	boughtAt: number,
): CancelPolicy =>
	voucherCancelPolicy(
		Math.max(0, ...tiers.map((tier) => tier.refundPercent)),
		isPartialCancelAllowed,
		boughtAt,
	);
