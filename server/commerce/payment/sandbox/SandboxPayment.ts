import type { GatewayPayment } from "#server/commerce/payment/gateway/PaymentGateway.ts";

/** Simulated fault when the payment is charged. */
export type ConfirmFault =
	| "none"
	/** The card company declines. */
	| "decline"
	/** Nothing is charged and no response arrives; a retry with the same key is charged. */
	| "timeout"
	/** Charged, but the response is lost. */
	| "lost"
	/** Charged one won less than requested. */
	| "wrongAmount";

/** Simulated fault when money is refunded. */
export type CancelFault = "none" | "lost" | "refuse";

/** A payment as the simulated provider stores it. */
export interface SandboxPayment {
	readonly orderId: string;
	readonly orderName: string;
	readonly amount: number;
	readonly method: string;
	readonly returnPath: string;
	readonly failPath: string;
	/** Epoch milliseconds. */
	readonly expiresAt: number;
	readonly status: GatewayPayment["status"];
	readonly paymentKey: string;
	readonly charged: number;
	readonly balance: number;
	readonly confirmFault: ConfirmFault;
	readonly cancelFault: CancelFault;
	/** Requested on the provider's page; only for methods that may pay in cash. */
	readonly wantsCashReceipt?: boolean;
	/** The response given to each idempotency key. */
	readonly answers: Readonly<Record<string, unknown>>;
	/** All money movements, so that tests can check what was really charged. */
	readonly movements: readonly { readonly kind: "charge" | "cancel"; readonly amount: number }[];
}
