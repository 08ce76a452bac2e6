import type { Failure } from "#domain/failure/Failure.ts";
import type { PaymentKind, PaymentMethod } from "#domain/payment/Payment.ts";
import type {
	PaidOrder,
	PaymentOutcome,
	PaymentReturn,
	PreparedPayment,
} from "#domain/payment/PaymentOutcome.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Keyed } from "./Bookings.ts";
import type { CallOptions } from "./CallOptions.ts";

export interface PaymentDemand {
	readonly kind: PaymentKind;
	readonly method: PaymentMethod;
	readonly target: { readonly orderNumber: string } | { readonly extraPaymentId: number };
}

/** The payment service (CALL-OTHER-01, DEC-173). The calling screen shows refusals. */
export interface Payments {
	prepare(demand: PaymentDemand, keyed: Keyed): Promise<Result<PreparedPayment, Failure>>;
	approve(back: PaymentReturn, keyed: Keyed): Promise<Result<PaymentOutcome, Failure>>;
	/** Loads the payment state of an order; polled while the outcome is unknown. */
	view(orderNumber: string, options?: CallOptions): Promise<Result<PaidOrder, Failure>>;
}
