import type { CancelPolicy, CancelTier } from "#domain/cancellation/CancelPolicy.ts";
import { cancelPolicyOf } from "#domain/cancellation/cancelTerms.ts";
import { voucherCancelPolicy } from "#domain/offer/voucher.ts";
import { type StayDate, toDayNumber } from "#domain/shared/StayDate.ts";
import type { StoredCancelPolicy } from "#world/stays/cancelPolicies.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns a time zone's offset ahead of UTC at an instant. */
function offsetAt(timeZone: string, instant: number): number {
	const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(
		instant,
	);
	const [, sign, hours, minutes] =
		/GMT([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? [];
	return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * hour + Number(minutes ?? 0) * minute);
}

/** Returns the instant at which a time zone's clock shows a day and 'HH:mm'. */
export function instantAt(date: StayDate, time: string, timeZone: string): number {
	const [hours, minutes] = time.split(":").map(Number);
	const wall = toDayNumber(date) * day + (hours ?? 0) * hour + (minutes ?? 0) * minute;
	return wall - offsetAt(timeZone, wall - offsetAt(timeZone, wall));
}

/** Returns a plan's terms for a check-in: hours before it become instants in the stay's time zone. */
export function termsOf(
	{ tiers }: StoredCancelPolicy,
	isPartialCancelAllowed: boolean,
	checkIn: number,
	timeZone: string,
): CancelPolicy {
	const steps = tiers
		.filter(({ hoursBefore, refundPercent }) => refundPercent > 0 || hoursBefore === null)
		.map(
			({ hoursBefore, refundPercent }): CancelTier => ({
				until: hoursBefore === null ? null : checkIn - hoursBefore * hour,
				refundPercent,
			}),
		);
	return cancelPolicyOf(steps, isPartialCancelAllowed, timeZone);
}

/** Returns a voucher's terms. It has no check-in to count from, so the plan's first refund tier applies within seven days of purchase. */
export function voucherTerms(
	{ tiers }: StoredCancelPolicy,
	isPartialCancelAllowed: boolean,
	boughtAt: number,
): CancelPolicy {
	const refundPercent = Math.max(0, ...tiers.map((tier) => tier.refundPercent));
	return voucherCancelPolicy(refundPercent, isPartialCancelAllowed, boughtAt);
}
