import type {
	CancelIntent,
	CancelResult,
	ConfirmResult,
	LookupResult,
} from "#server/commerce/payment/gateway/PaymentGateway.ts";

export interface IssuedKey {
	readonly kind: "issued";
	/** Key for charging the card repeatedly; the provider returns it only once. */
	readonly billingKey: string;
	/** '신한카드 ****-1234' */
	readonly cardLabel: string;
}

export type IssueResult =
	| IssuedKey
	/** `config`: our own keys or settings are wrong. */
	| { readonly kind: "declined" | "config" | "unknown"; readonly code: string };

/** Codes of refusals which say that the provider no longer has the card. */
export const goneCodes: ReadonlySet<string> = new Set(["NOT_FOUND_BILLING", "ALREADY_REMOVED_BILLING_KEY"]);

export interface ChargeIntent {
	readonly billingKey: string;
	readonly customerKey: string;
	readonly orderId: string;
	readonly orderName: string;
	readonly amount: number;
	readonly idempotencyKey: string;
}

/** A provider that stores cards and charges them on request. No method is ever called inside a database transaction. */
export interface BillingGateway {
	/** As in billing_key.provider. */
	readonly provider: string;
	/** Returns the URL of the provider's card page, which returns to the page's `returnPath` with `authKey`. */
	registrationUrl(customerKey: string): string;
	/** Exchanges the one-time authKey for a billing key. */
	issueKey(authKey: string, customerKey: string): Promise<IssueResult>;
	charge(intent: ChargeIntent): Promise<ConfirmResult>;
	lookup(orderId: string): Promise<LookupResult>;
	cancel(intent: CancelIntent): Promise<CancelResult>;
	/**
	 * Deletes a card, also one that has already been deleted.
	 * @throws when it may still exist
	 */
	removeKey(billingKey: string): Promise<void>;
	/** Returns the billing key that a webhook reports as removed; null for any other webhook. */
	readRemovedKey(rawBody: string, header: (name: string) => string | null, now: number): string | null;
}
