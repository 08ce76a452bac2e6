import type { PaymentKind, PaymentStatus } from "#domain/payment/Payment.ts";

/** A payment of an order or of an extra charge. Amounts in whole won, times in epoch milliseconds. */
export interface OrderPayment {
	readonly id: number;
	readonly orderPayId: number;
	/** Null for the payment of the order itself. */
	readonly extraPaymentId: number | null;
	readonly kind: PaymentKind;
	readonly method: string;
	readonly provider: string;
	/** The provider's ID of the payment; null while nothing has been charged. */
	readonly providerKey: string | null;
	readonly amount: number;
	/** Amount refunded so far. */
	readonly refundedAmount: number;
	readonly status: PaymentStatus;
	readonly heldStatus: PaymentStatus | null;
	readonly failCode: string | null;
	readonly expiresAt: number;
	readonly paidAt: number | null;
	readonly refundedAt: number | null;
}

/** A time, from a column or from JSON. */
type Moment = Date | string;

/** A row of `payment`. */
export interface PaymentRow {
	readonly payment_id: number;
	readonly order_pay_id: number;
	readonly order_add_pay_id: number | null;
	readonly kind: PaymentKind;
	readonly method: string;
	readonly provider: string;
	readonly provider_key: string | null;
	readonly amount: number;
	readonly cancelled_amount: number;
	readonly status: PaymentStatus;
	readonly status_before: PaymentStatus | null;
	readonly fail_code: string | null;
	readonly expires_at: Moment;
	readonly paid_at: Moment | null;
	readonly cancelled_at: Moment | null;
}

const instant = (at: Moment): number => new Date(at).getTime();
const instantOrNone = (at: Moment | null): number | null => (at === null ? null : instant(at));

export const paymentOf = (row: PaymentRow): OrderPayment => ({
	id: row.payment_id,
	orderPayId: row.order_pay_id,
	extraPaymentId: row.order_add_pay_id,
	kind: row.kind,
	method: row.method,
	provider: row.provider,
	providerKey: row.provider_key,
	amount: row.amount,
	refundedAmount: row.cancelled_amount,
	status: row.status,
	heldStatus: row.status_before,
	failCode: row.fail_code,
	expiresAt: instant(row.expires_at),
	paidAt: instantOrNone(row.paid_at),
	refundedAt: instantOrNone(row.cancelled_at),
});
