import type { MembershipPlan } from "#domain/membership/Subscription.ts";
import type { Term } from "#domain/membership/term.ts";
import type { PaymentStatus } from "#domain/payment/Payment.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

export type ChargeStatus = Exclude<PaymentStatus, "partialCancel" | "partialCanceled">;

/** One attempt to charge one term of a subscription. */
export interface Charge {
	readonly id: number;
	/** Null until a first charge is approved. */
	readonly subscriptionId: number | null;
	readonly memberId: number;
	readonly plan: MembershipPlan;
	readonly purpose: "first" | "upgrade" | "renew";
	readonly termIndex: number;
	readonly termFirst: StayDate;
	readonly termLast: StayDate;
	readonly orderNum: string;
	readonly billingKeyId: number;
	readonly amount: number;
	readonly status: ChargeStatus;
	readonly providerKey: string | null;
	/** When it was requested; paidAt is when it was paid. Epoch milliseconds. */
	readonly createdAt: number;
	readonly paidAt: number | null;
	/** How often the provider was asked about it, or its refund, without a clear answer. */
	readonly checks: number;
	/** How often its refund was refused. */
	readonly refundsRefused: number;
	/** Amount taken by mistake; strayState is the state of its refund. */
	readonly strayAmount: number | null;
	readonly strayState: "waiting" | "done" | "refused" | null;
}

/** A charge with its card. */
export interface CardCharge extends Charge {
	readonly provider: string;
	readonly customerKey: string;
	readonly keyCipher: string;
	/** Whether the card was removed by the provider or replaced by the member. */
	readonly isCardGone: boolean;
	/** Whether it renews a subscription that the member has cancelled meanwhile. */
	readonly isUnwanted: boolean;
}

export interface NewCharge {
	readonly memberId: number;
	readonly plan: MembershipPlan;
	readonly purpose: Charge["purpose"];
	readonly subscriptionId: number | null;
	readonly termIndex: number;
	readonly term: Term;
	readonly attempt: number;
	readonly billingKeyId: number;
	readonly idempotencyKey: string;
	readonly orderNum: string;
	readonly amount: number;
	/** Epoch milliseconds. */
	readonly leaseUntil: number;
	readonly now: number;
}

/** Columns a charge's transition writes besides its status. */
export interface ChargeChange {
	readonly subscriptionId?: number | null;
	readonly providerKey?: string;
	readonly failCode?: string;
	/** Epoch milliseconds; absent when no further check is needed. */
	readonly checkAt?: number;
}
