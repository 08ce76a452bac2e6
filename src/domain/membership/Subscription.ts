import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { SubscriptionMachineState } from "./subscriptionMachine.ts";

/** The states of one history row (SUBS-01). */
export type SubscriptionState = Exclude<SubscriptionMachineState, "none">;

/** What can be bought: Silver by the month, Gold by the year. */
export type MembershipPlan = "Silver" | "Gold";

/** The running subscription, or the last one (DEC-174). */
export interface Subscription {
	readonly id: number;
	readonly plan: MembershipPlan;
	readonly state: SubscriptionState;
	/** First day of the first term; terms are counted from it (DEC-072). */
	readonly anchor: StayDate;
	/** First and last day of the running term. */
	readonly termStart: StayDate;
	readonly termEnd: StayDate;
	/** Null when nothing will be charged any more. */
	readonly nextCharge: StayDate | null;
	/** What the next charge will be. */
	readonly price: Won;
	readonly lastPaidOn: StayDate | null;
	/** '신한카드 ****-1234'; null when no card is kept. */
	readonly cardName: string | null;
	/** Failed tries of the due charge, 0 to 3. */
	readonly failedCharges: number;
	/** The server allows giving Gold back now: it knows the bookings made since (DEC-073). */
	readonly isWithdrawable: boolean;
}

/** What a member is told before deciding anything about the membership (DEC-174). */
export interface MembershipStatus {
	/** Null for who never had one. */
	readonly subscription: Subscription | null;
	/** False once this person has joined Silver (DEC-069). */
	readonly isSilverAvailable: boolean;
	/** Where the provider asks for a card; it differs from member to member. */
	readonly cardRegistrationUrl: string;
}

/** A card kept at the provider: its number never comes here. */
export interface KeptCard {
	readonly id: number;
	/** '신한카드 ****-1234'. */
	readonly name: string;
}

/** One line of the subscription payment history. */
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
