import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { SubscriptionMachineState } from "./subscriptionMachine.ts";

/** States of a row in the subscription history (SUBS-01). */
export type SubscriptionState = Exclude<SubscriptionMachineState, "none">;

/** The plans on sale: Silver monthly, Gold yearly. */
export type MembershipPlan = "Silver" | "Gold";

/** The active subscription, or the most recent one (DEC-174). */
export interface Subscription {
	readonly id: number;
	readonly plan: MembershipPlan;
	readonly state: SubscriptionState;
	/** First day of the first term, from which all terms are counted (DEC-072). */
	readonly anchor: StayDate;
	/** First day of the current term; `termEnd` is its last. */
	readonly termStart: StayDate;
	readonly termEnd: StayDate;
	/** Null when there will be no further charge. */
	readonly nextCharge: StayDate | null;
	/** Amount of the next charge. */
	readonly price: Won;
	readonly lastPaidOn: StayDate | null;
	/** E.g. '신한카드 ****-1234'; null when no card is stored. */
	readonly cardName: string | null;
	/** Failed attempts of the charge that is due, 0 to 3. */
	readonly failedCharges: number;
	/** Whether the server currently allows withdrawing from Gold; it knows the bookings made since the charge (DEC-073). */
	readonly isWithdrawable: boolean;
}

/** What a member is shown before making a decision about the membership (DEC-174). */
export interface MembershipStatus {
	/** Null for a member who never had one. */
	readonly subscription: Subscription | null;
	/** False once this person has ever joined Silver (DEC-069). */
	readonly isSilverAvailable: boolean;
	/** URL at which the payment provider registers a card; specific to each member. */
	readonly cardRegistrationUrl: string;
}

/** A card stored at the payment provider; its number never reaches us. */
export interface SavedCard {
	readonly id: number;
	/** E.g. '신한카드 ****-1234'. */
	readonly name: string;
}

/** One entry of the subscription payment history. */
export interface BillingRecord {
	readonly id: number;
	readonly plan: MembershipPlan;
	readonly state: SubscriptionState;
	readonly amount: Won;
	readonly isPaid: boolean;
	readonly isRefunded: boolean;
	/** Epoch milliseconds. */
	readonly chargedAt: number;
	readonly termStart: StayDate;
	readonly termEnd: StayDate;
	readonly cardName: string | null;
}
