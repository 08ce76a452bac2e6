/** A payment as the provider reports it. Amounts in whole won. */
export interface GatewayPayment {
	/** The provider's ID of the payment. */
	readonly paymentKey: string;
	/** Our ID of the payment: see `gatewayOrderId`. */
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
	/** The amount that can still be refunded. */
	readonly balanceAmount: number;
	readonly currency: string;
	/** Details that may be shown and stored: masked card number, receipt address. */
	readonly detail: Readonly<Record<string, string>>;
}

/** Response to a charge. `unknown` is not a failure: the outcome is not known yet. `config`: our own set-up is wrong and nothing was charged. */
export type ConfirmResult =
	| { readonly kind: "approved"; readonly payment: GatewayPayment }
	| { readonly kind: "declined"; readonly code: string }
	| { readonly kind: "expired"; readonly code: string }
	| {
			readonly kind: "unknown";
			readonly code: string;
			/** The provider has processed this idempotency key and will always return the same response for it. */
			readonly spent?: "answered";
	  }
	| { readonly kind: "config"; readonly code: string };

/** Response to a refund. `refused` is final; `unknown` is looked up. */
export type CancelResult =
	| { readonly kind: "cancelled"; readonly balanceAmount: number }
	| { readonly kind: "refused"; readonly code: string }
	| {
			readonly kind: "unknown";
			readonly code: string;
			/**
			 * The provider has processed this idempotency key and will always return the same response for it. `otherBalance`: its balance
			 * differs from the one we stated, so it did nothing.
			 */
			readonly spent?: "answered" | "otherBalance";
	  };

export type LookupResult =
	| { readonly kind: "found"; readonly payment: GatewayPayment }
	| { readonly kind: "notFound" }
	| { readonly kind: "unknown"; readonly code: string };

/** Parameters for the provider's payment page. */
export interface Checkout {
	readonly orderId: string;
	readonly orderName: string;
	readonly amount: number;
	/** One of PaymentMethod. */
	readonly method: string;
	/** Path the browser returns to, without the provider's own parameters. */
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
	/** The balance the provider should hold before this refund. */
	readonly balance: number;
	readonly reason: string;
	readonly idempotencyKey: string;
}

/** An event sent by a provider; its claims are verified by a look-up. */
export interface GatewayEvent {
	readonly eventId: string;
	readonly orderId: string;
	/** Set when the traveller has approved in the provider's window but has not returned to our page. */
	readonly paymentKey: string | null;
	readonly type: "authenticated" | "failed" | "changed";
	readonly code: string | null;
}

/** A payment provider. No method is ever called inside a database transaction. */
export interface PaymentGateway {
	/** As in payment.provider and in the webhook's path. */
	readonly provider: string;
	/** Returns the URL of the provider's payment page. */
	checkout(checkout: Checkout): Promise<string>;
	confirm(intent: ConfirmIntent): Promise<ConfirmResult>;
	lookup(orderId: string): Promise<LookupResult>;
	cancel(intent: CancelIntent): Promise<CancelResult>;
	/** Parses a webhook; null when it does not come from the provider. */
	readWebhook(rawBody: string, header: (name: string) => string | null, now: number): GatewayEvent | null;
}

/** Returns the ID under which a provider knows a payment: one per payment, because a declined one may be followed by another. */
export const gatewayOrderId = (orderNum: string, paymentId: number): string => `${orderNum}-${paymentId}`;

/** Extracts the payment ID from a provider's order ID; null when there is none. */
export function paymentIdOf(orderId: string): number | null {
	const id = Number(/-(\d{1,15})$/.exec(orderId)?.[1] ?? Number.NaN);
	return Number.isSafeInteger(id) ? id : null;
}
