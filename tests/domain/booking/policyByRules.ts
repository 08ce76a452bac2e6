import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { cancelPolicyFor } from "#domain/cancellation/cancelTerms.ts";
import { type StayDate, toDayNumber } from "#domain/shared/StayDate.ts";

interface Rule {
	readonly daysBefore: number;
	/** 'HH:mm' in the stay's local time; '24:00' = the end of the day. */
	readonly time: string;
	readonly refundPercent: number;
}

const minute = 60_000;

/** Builds a policy from an operator's rules: this percentage is refunded until this time on the day this many days before check-in. */
export function policyByRules(
	rules: readonly Rule[],
	checkIn: StayDate,
	utcOffset: number,
	isPartialCancelAllowed: boolean,
): CancelPolicy {
	const steps = rules.map(({ daysBefore, time, refundPercent }) => {
		const [hours = 0, minutes = 0] = time.split(":").map(Number);
		const wall = (toDayNumber(checkIn) - daysBefore) * 1440 + hours * 60 + minutes;
		return { until: (wall - utcOffset) * minute, refundPercent };
	});
	return cancelPolicyFor(steps, isPartialCancelAllowed);
}
