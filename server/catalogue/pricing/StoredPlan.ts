import type { PlanRule } from "./PlanRule.ts";
import type { StoredCancelPolicy } from "./planCancelPolicy.ts";

/** Highest credible list price of a night, in won. Anything above it is a supplier error, and the night counts as closed everywhere. */
export const MAX_NIGHT_PRICE = 500_000_000;

/** A plan with the stored prices and stock of the requested nights. */
export interface StoredPlan {
	readonly propertyId: number;
	readonly roomId: number;
	readonly ratePlanId: number;
	readonly name: string;
	readonly roomName: string;
	readonly meal: string | null;
	/** Check-in time ('HH:mm') in the stay's time zone. */
	readonly checkInTime: string;
	readonly timeZone: string;
	readonly rule: PlanRule;
	readonly cashbackPercent: number;
	readonly taxPercent: number;
	/** Fee paid at the property, per room and night. */
	readonly propertyFee: number;
	readonly cancelPolicy: StoredCancelPolicy;
	/** Whether individual rooms of an order may be cancelled. */
	readonly isPartialCancelAllowed: boolean;
	/** List price of one dateless voucher; null for plans sold by the night. */
	readonly voucherPrice: number | null;
	/** List price of each night for one room; null when the night is closed. Empty for vouchers. */
	readonly prices: readonly (number | null)[];
	/** Rooms left on each night. Empty for vouchers. */
	readonly stock: readonly number[];
}
