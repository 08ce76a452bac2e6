import type { PaymentKind, PaymentStatus } from "#domain/payment/Payment.ts";
import { epoch } from "#server/platform/database/epoch.ts";

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

/** SQL columns of an OrderPayment, selected from `payment y`. */
export const paymentColumns = `
	y.payment_id AS id, y.order_pay_id AS "orderPayId", y.order_add_pay_id AS "extraPaymentId", y.kind, y.method, y.provider,
	y.provider_key AS "providerKey", y.amount, y.cancelled_amount AS "refundedAmount", y.status, y.status_before AS "heldStatus",
	y.fail_code AS "failCode", ${epoch("y.expires_at")} AS "expiresAt", ${epoch("y.paid_at")} AS "paidAt",
	${epoch("y.cancelled_at")} AS "refundedAt"`;
