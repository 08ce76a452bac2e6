import type { GatewayPayment } from "#server/commerce/payment/gateway/PaymentGateway.ts";

/** What goes wrong on purpose when the payment is charged. */
export type ConfirmFault =
	| "none"
	/** The card company says no. */
	| "decline"
	/** Nothing is charged and no answer comes; asked again with the same key it is charged. */
	| "timeout"
	/** Charged, but the answer is lost. */
	| "lost"
	/** Charged, then the answer does not come while the process lives: for crash tests. */
	| "hang"
	/** Charged one won less than asked. */
	| "wrongAmount";

/** What goes wrong on purpose when money is given back. */
export type CancelFault = "none" | "lost" | "refuse" | "unavailable";

/** A payment in the memory of the simulated provider. */
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
	/** Asked for on the provider's page, by what was paid in cash. */
	readonly wantsCashReceipt?: boolean;
	/** What was answered to each idempotency key. */
	readonly answers: Readonly<Record<string, unknown>>;
	/** Every movement of money, so that tests can count what was really charged. */
	readonly movements: readonly { readonly kind: "charge" | "cancel"; readonly amount: number }[];
}
