import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { Payment } from "./Payment.ts";

/** A payment prepared at the provider (DEC-173). */
export interface PreparedPayment {
	readonly paymentId: number;
	/** Null when nothing is left to pay, in which case the payment is already complete. */
	readonly checkoutUrl: string | null;
	readonly amount: Won;
}

/** The parameters with which the provider redirected the traveller back (DEC-016). */
export interface PaymentReturn {
	readonly orderNumber: string;
	readonly paymentId: number;
	readonly token: string;
}

/** State of a payment. 'unknown' is never a failure: the provider has not decided yet. */
export interface PaymentOutcome {
	readonly outcome: "approved" | "unknown";
	readonly orderNumber: string;
	readonly payment: Payment;
	readonly lines: readonly PriceLine[];
	readonly digest: string;
}

/** A payment's outcome together with what was bought. */
export interface PaidOrder extends PaymentOutcome {
	readonly orderProductId: number;
	readonly stayName: string;
	/** Null while the order is unpaid. */
	readonly status: OrderProductStatus | null;
	/** Last day of a voucher's validity; null for all other products. */
	readonly validUntil: StayDate | null;
}
