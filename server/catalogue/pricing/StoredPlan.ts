import type { PlanRule } from "./PlanRule.ts";
import type { StoredCancelPolicy } from "./planCancelPolicy.ts";

/** A night's list price beyond this is a mistake of the supplier: the night counts as closed everywhere. */
export const MAX_NIGHT_PRICE = 500_000_000;

/** A plan with the truth of the asked nights. */
export interface StoredPlan {
	readonly propertyId: number;
	readonly roomId: number;
	readonly ratePlanId: number;
	readonly name: string;
	readonly roomName: string;
	readonly meal: string | null;
	/** When guests come, by the stay's own clock. */
	readonly checkInTime: string;
	readonly timeZone: string;
	readonly rule: PlanRule;
	readonly cashbackPercent: number;
	readonly taxPercent: number;
	/** Paid at the stay, for each room and night. */
	readonly propertyFee: number;
	readonly cancelPolicy: StoredCancelPolicy;
	/** Single rooms of an order may be cancelled. */
	readonly isPartialCancelAllowed: boolean;
	/** The list price of one dateless voucher; null for plans sold by the night. */
	readonly voucherPrice: number | null;
	/** The list price of each night of one room; null = closed. Empty for vouchers. */
	readonly prices: readonly (number | null)[];
	/** Rooms left in each night. Empty for vouchers. */
	readonly stock: readonly number[];
}
