import type {
	CancelIntent,
	CancelResult,
	ConfirmResult,
	LookupResult,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";

export interface IssuedKey {
	readonly kind: "issued";
	/** Charges the card again and again; the provider never tells it a second time. */
	readonly billingKey: string;
	/** '신한카드 ****-1234' */
	readonly cardLabel: string;
}

export type IssueResult =
	| IssuedKey
	/** `config`: our own set-up is wrong. */
	| { readonly kind: "declined" | "config" | "unknown"; readonly code: string };

export interface ChargeIntent {
	readonly billingKey: string;
	readonly customerKey: string;
	readonly orderId: string;
	readonly orderName: string;
	readonly amount: number;
	readonly idempotencyKey: string;
}

/** A provider that keeps cards and charges them when asked. No call here ever runs inside a database transaction. */
export interface BillingGateway {
	/** As in billing_key.provider. */
	readonly provider: string;
	/** Where the provider asks for a card. It comes back to the page's `returnPath` with `authKey`. */
	registrationUrl(customerKey: string): string;
	/** Changes the one-time authKey for a key to charge with. */
	issueKey(authKey: string, customerKey: string): Promise<IssueResult>;
	charge(intent: ChargeIntent): Promise<ConfirmResult>;
	lookup(orderId: string): Promise<LookupResult>;
	cancel(intent: CancelIntent): Promise<CancelResult>;
	/** The key a webhook says the provider has removed; null for anything else. */
	readRemovedKey(rawBody: string, header: (name: string) => string | null, now: number): string | null;
}
