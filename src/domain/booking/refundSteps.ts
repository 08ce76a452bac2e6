import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { tierEnd, tiersOf } from "#domain/cancellation/cancelTerms.ts";
import { noWon, type Won } from "#domain/shared/Won.ts";
import { refundTotalAt, roomParts } from "./refund.ts";

/** The refund for cancelling within a time span. */
export interface RefundStep {
	/** Start in epoch milliseconds; null means now. */
	readonly from: number | null;
	/** Exclusive end in epoch milliseconds; null means open-ended. */
	readonly until: number | null;
	readonly percent: number;
	/** Null when the amount paid is unknown. */
	readonly amount: Won | null;
}

/**
 * Lists the refunds of cancelling `rooms` rooms from now on, step by step, assuming they are paid entirely with money. Empty when there is
 * no policy or it has no tiers. [DEC-099]
 */
export function refundSteps(
	policy: CancelPolicy | null,
	total: Won | null,
	now: number,
	rooms = 1,
): readonly RefundStep[] {
	if (policy === null || policy.tiers.length === 0) return [];
	const onlyMoney = { awesomeCash: noWon, welfarePoints: noWon, coupon: noWon };
	const parts = total && roomParts({ money: total, ...onlyMoney }, rooms);
	let from: number | null = null;
	return tiersOf(policy)
		.filter(({ until }) => until === null || until > now)
		.map(({ until, refundPercent }) => {
			const amount = parts && refundTotalAt(parts, [...parts.keys()], refundPercent);
			const step = { from, until, percent: refundPercent, amount };
			from = until;
			return step;
		});
}

/** Formats a deadline in the same way as the policy's headline and lines. */
export const deadlineText = (until: number, { timeZone }: Pick<CancelPolicy, "timeZone">): string =>
	tierEnd(until, timeZone);
