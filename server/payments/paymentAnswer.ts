import type { components } from "#adapters/http/schema/payment.d.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { OrderPayRow } from "#server/bookings/orders.ts";
import type { PaymentRow } from "./payments.ts";

const moment = (at: Date | null): string | null => at && koreanDateTime(at.getTime());

/** A payment as it goes over the wire, with the member as at the time of paying. [ENT-22, PAY-03] */
export function paymentAnswer(
	pay: OrderPayRow,
	payment: PaymentRow | null,
): components["schemas"]["Payment"] {
	const isExtra = payment?.kind === "addpay";
	const amount = isExtra ? payment.amount : null;
	return {
		payMethod: payment?.provider === "none" ? null : (payment?.method ?? pay.pay_method),
		payStatus: payment?.status ?? "ready",
		payDate: moment(payment?.paid_at ?? null),
		userTypeAtPaid: pay.user_type_at_paid,
		userGradeAtPaid: pay.user_grade_at_paid,
		userDiscountRateAtPaid: pay.user_discount_rate_at_paid ?? 0,
		originalAmount: amount ?? pay.original_amount,
		saleAmount: amount ?? pay.sale_amount,
		discountedAmount: isExtra ? 0 : pay.discounted_amount,
		pointAmount: isExtra ? 0 : pay.point_amount,
		cancelPointAmount: isExtra ? 0 : pay.cancel_point_amount,
		userPointAmount: isExtra ? 0 : pay.user_point_amount,
		cancelUserPointAmount: isExtra ? 0 : pay.cancel_user_point_amount,
		couponAmount: isExtra ? 0 : pay.coupon_amount,
		totalAmount: amount ?? pay.total_amount,
		cancelAmount: payment?.cancelled_amount ?? 0,
		cancelDate: moment(payment?.cancelled_at ?? null),
	};
}
