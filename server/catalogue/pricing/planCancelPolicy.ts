import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { cancelPolicyFor } from "#domain/cancellation/cancelTerms.ts";
import { voucherCancelPolicy } from "#domain/offer/voucher.ts";
import { invariant } from "#domain/shared/invariant.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { zonedInstant } from "#domain/shared/zonedInstant.ts";

/** rateplan.cancel_policy: the share that comes back until so many hours before check-in; null hours = ever after. */
export interface StoredCancelPolicy {
	readonly tiers: readonly { readonly hoursBefore: number | null; readonly refundPercent: number }[];
}

const hour = 3_600_000;

/** When a stay's own clock shows a day and 'HH:mm'; places have zones of the database of zones. */
export function stayInstant(day: StayDate, time: string, timeZone: string): number {
	const instant = zonedInstant(day, time, timeZone);
	invariant(instant !== null, "a place has a time zone that is known");
	return instant;
}

/** A plan's cancellation terms for one check-in: hours before check-in become instants by the stay's own clock. [DEC-099] */
export function planCancelPolicy(
	stored: StoredCancelPolicy,
	isPartialCancelAllowed: boolean,
	checkIn: { readonly day: StayDate; readonly time: string; readonly timeZone: string },
): CancelPolicy {
	const start = stayInstant(checkIn.day, checkIn.time, checkIn.timeZone);
	const steps = stored.tiers.map(({ hoursBefore, refundPercent }) => ({
		until: hoursBefore === null ? null : start - hoursBefore * hour,
		refundPercent,
	}));
	return cancelPolicyFor(steps, isPartialCancelAllowed, checkIn.timeZone);
}

/** The same for a voucher, which counts from the moment of buying. [DEC-192] */
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
