/** Refund percentages by hours before check-in; null hours = at any later time. */
export interface StoredCancelPolicy {
	readonly tiers: readonly { readonly hoursBefore: number | null; readonly refundPercent: number }[];
}

const policy = (
	...tiers: readonly (readonly [hoursBefore: number | null, refundPercent: number])[]
): StoredCancelPolicy => ({
	tiers: tiers.map(([hoursBefore, refundPercent]) => ({ hoursBefore, refundPercent })),
});
const day = 24;

/** The policies sold here, from lenient to strict. */
export const cancelPolicies = {
	/** Free until 18:00 on the day before a 15:00 check-in. */
	dayBefore: policy([21, 100], [null, 0]),
	threeDays: policy([3 * day, 100], [null, 0]),
	sevenDays: policy([7 * day, 100], [null, 0]),
	/** Korean pensions use daily tiers. */
	pension: policy([10 * day, 100], [7 * day, 80], [5 * day, 50], [3 * day, 20], [null, 0]),
	pensionPeak: policy([14 * day, 100], [10 * day, 70], [7 * day, 40], [5 * day, 10], [null, 0]),
	resort: policy([5 * day, 100], [2 * day, 70], [day, 50], [null, 0]),
	half: policy([3 * day, 100], [null, 50]),
	abroad: policy([5 * day, 100], [2 * day, 50], [null, 0]),
	none: policy([null, 0]),
} as const;

export type CancelPolicyName = keyof typeof cancelPolicies;
