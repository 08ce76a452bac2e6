import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { tierEnd, tiersOf } from "#domain/cancellation/cancelTerms.ts";
import { noWon, type Won } from "#domain/shared/Won.ts";
import { refundTotalAt, roomParts } from "./refund.ts";

/** What comes back when cancelled before a moment. */
export interface RefundStep {
	/** Null = from now. */
	readonly from: number | null;
	/** Null = from `from` on. */
	readonly until: number | null;
	readonly percent: number;
	/** Null when what is paid is not known. */
	readonly amount: Won | null;
}

/** From now on: what comes back of so many rooms at each time, all of it paid with money; none where the policy says nothing. [DEC-099] */
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

/** As the policy's headline and lines name it. */
export const deadlineText = (until: number, { timeZone }: Pick<CancelPolicy, "timeZone">): string =>
	tierEnd(until, timeZone);
