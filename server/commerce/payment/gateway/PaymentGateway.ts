/** What a provider knows about one payment. Amounts whole won. */
export interface GatewayPayment {
	/** The provider's own number of the payment. */
	readonly paymentKey: string;
	/** The number we gave it: see `gatewayOrderId`. */
	readonly orderId: string;
	readonly status:
		| "READY"
		| "IN_PROGRESS"
		| "WAITING_FOR_DEPOSIT"
		| "DONE"
		| "CANCELED"
		| "PARTIAL_CANCELED"
		| "ABORTED"
		| "EXPIRED";
	readonly totalAmount: number;
	/** What can still be given back. */
	readonly balanceAmount: number;
	readonly currency: string;
	/** What may be shown and kept: masked card number, receipt address. */
	readonly detail: Readonly<Record<string, string>>;
}

/** The answer to a charge. `unknown` is not a failure: nobody knows yet. `config`: our own set-up is wrong, nothing was charged. */
export type ConfirmResult =
	| { readonly kind: "approved"; readonly payment: GatewayPayment }
	| { readonly kind: "declined"; readonly code: string }
	| { readonly kind: "expired"; readonly code: string }
	| {
			readonly kind: "unknown";
			readonly code: string;
			/** The provider has heard it, and answers this key the same for ever. */
			readonly spent?: "answered";
	  }
	| { readonly kind: "config"; readonly code: string };

/** The answer to giving money back. `refused` is final; `unknown` is looked up. */
export type CancelResult =
	| { readonly kind: "cancelled"; readonly balanceAmount: number }
	| { readonly kind: "refused"; readonly code: string }
	| {
			readonly kind: "unknown";
			readonly code: string;
			/**
			 * The provider has heard it, and answers this key the same for ever. `otherBalance`: it holds another sum than it was told, and
			 * has done nothing.
			 */
			readonly spent?: "answered" | "otherBalance";
	  };

export type LookupResult =
	| { readonly kind: "found"; readonly payment: GatewayPayment }
	| { readonly kind: "notFound" }
	| { readonly kind: "unknown"; readonly code: string };

/** What a browser is sent to the provider with. */
export interface Checkout {
	readonly orderId: string;
	readonly orderName: string;
	readonly amount: number;
	/** One of PaymentMethod. */
	readonly method: string;
	/** Where the browser comes back to, without the provider's own parameters. */
	readonly returnPath: string;
	readonly failPath: string;
	/** Epoch milliseconds. */
	readonly expiresAt: number;
}

export interface ConfirmIntent {
	readonly paymentKey: string;
	readonly orderId: string;
	readonly amount: number;
	readonly idempotencyKey: string;
}

export interface CancelIntent {
	readonly paymentKey: string;
	readonly orderId: string;
	readonly amount: number;
	/** What the provider should still hold before this cancel. */
	readonly balance: number;
	readonly reason: string;
	readonly idempotencyKey: string;
}

/** An event a provider sent; what it claims is looked up before it is believed. */
export interface GatewayEvent {
	readonly eventId: string;
	readonly orderId: string;
	/** Set when the traveller has agreed in the provider's window but our page has not come back. */
	readonly paymentKey: string | null;
	readonly type: "authenticated" | "failed" | "changed";
	readonly code: string | null;
}

/** A payment provider. No call here ever runs inside a database transaction. */
export interface PaymentGateway {
	/** As in payment.provider and the webhook's path. */
	readonly provider: string;
	/** The address of the provider's page for a payment. */
	checkout(checkout: Checkout): Promise<string>;
	confirm(intent: ConfirmIntent): Promise<ConfirmResult>;
	lookup(orderId: string): Promise<LookupResult>;
	cancel(intent: CancelIntent): Promise<CancelResult>;
	/** The event in a webhook, or null when it is not the provider's. */
	readWebhook(rawBody: string, header: (name: string) => string | null, now: number): GatewayEvent | null;
}

/** The number a provider knows a payment by: one for each payment, because a declined one may be followed by another. */
export const gatewayOrderId = (orderNum: string, paymentId: number): string => `${orderNum}-${paymentId}`;

/** The payment a provider's order number names, or null. */
export function paymentIdOf(orderId: string): number | null {
	const id = Number(/-(\d{1,15})$/.exec(orderId)?.[1] ?? Number.NaN);
	return Number.isSafeInteger(id) ? id : null;
}
