import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { Payment } from "./Payment.ts";

/** A payment opened at the provider (DEC-173). */
export interface PreparedPayment {
	readonly paymentId: number;
	/** Null when nothing is left to pay: the payment is complete already. */
	readonly checkoutUrl: string | null;
	readonly amount: Won;
}

/** What the provider sent the traveller back with (DEC-016). */
export interface PaymentReturn {
	readonly orderNumber: string;
	readonly paymentId: number;
	readonly token: string;
}

/** How a payment stands. 'unknown' is never a failure: the provider has not said yet. */
export interface PaymentOutcome {
	readonly outcome: "approved" | "unknown";
	readonly orderNumber: string;
	readonly payment: Payment;
	readonly lines: readonly PriceLine[];
	readonly digest: string;
}

/** The same with what was bought. */
export interface PaidOrder extends PaymentOutcome {
	readonly orderProductId: number;
	readonly stayName: string;
	/** Null while the order is not paid. */
	readonly status: OrderProductStatus | null;
	/** The last day of a voucher; null for all others. */
	readonly validUntil: StayDate | null;
}
