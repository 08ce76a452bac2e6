import type { components } from "#contracts/payment.d.ts";
import type { Order } from "#domain/booking/Order.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { OrderPayment } from "#server/commerce/payment/store/OrderPayment.ts";

const moment = (at: number | null): string | null => (at === null ? null : koreanDateTime(at));

/** Maps a payment to the wire format, with the member's type and grade at the time of payment. [ENT-22, PAY-03] */
export function paymentAnswer(order: Order, payment: OrderPayment | null): components["schemas"]["Payment"] {
	const isExtra = payment?.kind === "addpay";
	const amount = isExtra ? payment.amount : null;
	return {
		payMethod: payment?.provider === "none" ? null : (payment?.method ?? order.payMethod),
		payStatus: payment?.status ?? "ready",
		payDate: moment(payment?.paidAt ?? null),
		userTypeAtPaid: order.memberTypeAtPaid,
		userGradeAtPaid: order.memberGradeAtPaid,
		userDiscountRateAtPaid: order.discountPercentAtPaid ?? 0,
		originalAmount: amount ?? order.originalAmount,
		saleAmount: amount ?? order.saleAmount,
		discountedAmount: isExtra ? 0 : order.discountedAmount,
		pointAmount: isExtra ? 0 : order.awesomeCashAmount,
		cancelPointAmount: isExtra ? 0 : order.refundedAwesomeCash,
		userPointAmount: isExtra ? 0 : order.welfarePointAmount,
		cancelUserPointAmount: isExtra ? 0 : order.refundedWelfarePoints,
		couponAmount: isExtra ? 0 : order.couponAmount,
		totalAmount: amount ?? order.totalAmount,
		cancelAmount: payment?.refundedAmount ?? 0,
		cancelDate: moment(payment?.refundedAt ?? null),
	};
}
