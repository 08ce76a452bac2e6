import type { Failure } from "#domain/failure/Failure.ts";
import type {
	BillingRecord,
	KeptCard,
	MembershipPlan,
	MembershipStatus,
	Subscription,
} from "#domain/membership/Subscription.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { Keyed } from "./Bookings.ts";
import type { CallOptions } from "./CallOptions.ts";

/** A plan bought; the subscription is null while nobody knows whether the card was charged. */
export interface PlanPurchase {
	readonly outcome: "approved" | "unknown";
	readonly subscription: Subscription | null;
}

/** Gold given back; unknown while the provider has not said that the money is on its way. */
export interface GoldWithdrawal {
	readonly outcome: "approved" | "unknown";
	readonly refundAmount: Won;
	readonly subscription: Subscription;
}

/** The Awesome subscription (CALL-OTHER-02, DEC-174). Refusals are shown by the screen that asked. */
export interface Memberships {
	view(options?: CallOptions): Promise<Result<MembershipStatus, Failure>>;
	/** Every charge, newest first. */
	records(options?: CallOptions): Promise<Result<readonly BillingRecord[], Failure>>;
	/** The member has agreed that unused coupons vanish (DEC-075). */
	subscribe(plan: MembershipPlan, cardId: number, keyed: Keyed): Promise<Result<PlanPurchase, Failure>>;
	/** The same agreement; without a card, the one in use pays (DEC-074). */
	upgrade(cardId: number | null, keyed: Keyed): Promise<Result<PlanPurchase, Failure>>;
	/** Ends with its term (SUBS-07). */
	cancel(keyed: Keyed): Promise<Result<Subscription, Failure>>;
	/** Gold for its full price (SUBS-12). */
	withdraw(keyed: Keyed): Promise<Result<GoldWithdrawal, Failure>>;
}

/** Cards kept at the provider for the subscription (DEC-174). Refusals are shown by the screen that asked. */
export interface KeptCards {
	/** Changes what the provider sent the browser back with for a card that can be charged. */
	register(authKey: string, keyed: Keyed): Promise<Result<KeptCard, Failure>>;
	/** The card of the next charge (SUBS-15, DEC-076). */
	use(cardId: number): Promise<Result<Subscription, Failure>>;
}
