import type { Failure } from "#domain/failure/Failure.ts";
import type {
	BillingRecord,
	MembershipPlan,
	MembershipStatus,
	SavedCard,
	Subscription,
} from "#domain/membership/Subscription.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { Keyed } from "./Bookings.ts";
import type { CallOptions } from "./CallOptions.ts";

/** The result of buying a plan; the subscription is null while it is unknown whether the card was charged. */
export interface PlanPurchase {
	readonly outcome: "approved" | "unknown";
	readonly subscription: Subscription | null;
}

/** The result of a Gold refund; unknown until the provider has confirmed the refund. */
export interface GoldWithdrawal {
	readonly outcome: "approved" | "unknown";
	readonly refundAmount: Won;
	readonly subscription: Subscription;
}

/** The Awesome subscription (CALL-OTHER-02, DEC-174). The calling screen shows refusals. */
export interface Memberships {
	view(options?: CallOptions): Promise<Result<MembershipStatus, Failure>>;
	/** Returns all charges, newest first. */
	records(options?: CallOptions): Promise<Result<readonly BillingRecord[], Failure>>;
	/** Buys a plan. The member has agreed to lose unused coupons (DEC-075). */
	subscribe(plan: MembershipPlan, cardId: number, keyed: Keyed): Promise<Result<PlanPurchase, Failure>>;
	/** Upgrades to Gold, with the same agreement; without a card ID the current card is charged (DEC-074). */
	upgrade(cardId: number | null, keyed: Keyed): Promise<Result<PlanPurchase, Failure>>;
	/** Cancels the subscription at the end of its term (SUBS-07). */
	cancel(keyed: Keyed): Promise<Result<Subscription, Failure>>;
	/** Refunds Gold at its full price (SUBS-12). */
	withdraw(keyed: Keyed): Promise<Result<GoldWithdrawal, Failure>>;
}

/** Cards stored at the provider for the subscription (DEC-174). The calling screen shows refusals. */
export interface SavedCards {
	/** Exchanges the auth key from the provider's redirect for a chargeable card. */
	register(authKey: string, keyed: Keyed): Promise<Result<SavedCard, Failure>>;
	/** Sets the card for the next charge (SUBS-15, DEC-076). */
	use(cardId: number): Promise<Result<Subscription, Failure>>;
}
