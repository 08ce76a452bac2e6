import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { refundableUntil } from "#domain/cancellation/cancelTerms.ts";

/** Returns when the full refund and when every refund of a policy ends, as stored next to it; null when it has no end or never was. */
export const refundEnds = (policy: CancelPolicy): readonly (Date | null)[] =>
	[100, 1].map((percent) => {
		const until = refundableUntil(policy, percent);
		return until === null ? null : new Date(until);
	});
