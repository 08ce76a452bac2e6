import { firstProduct, productOf } from "#domain/booking/Order.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { cancelInfoAnswer } from "#server/services/answers/bookingAnswer.ts";
import { cancelledProduct } from "#server/services/answers/cancelledProduct.ts";
import { withNewQuote } from "#server/services/answers/quoteAnswer.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

export const cancelPayment: PaymentHandler<"cancelPayment"> = async ({ body }, call) => {
	const { member, services, idempotencyKey, now } = call;
	const { orderPayIdx: orderPayId, reason, quoteId } = body;
	const steps = await withNewQuote(
		services.cancellations.cancelOrder(member.memberId, orderPayId, { reason, quoteId }, idempotencyKey),
	);
	const order = await services.bookings.viewWhole(member.memberId, orderPayId);
	const product = productOf(order, steps[0]?.orderProductId ?? firstProduct(order).orderProductId);
	const refund = await services.cancellations.refundOf(orderPayId, product.orderProductId);
	const info = cancelInfoAnswer(product, refund, now());
	if (!info) throw new Refusal("notFound");
	return {
		orderPayIdx: orderPayId,
		orderNum: order.orderNum,
		payStatus: steps[0]?.paymentStatus ?? "cancelRequest",
		orderProducts: steps.map(cancelledProduct),
		cancelInfo: info,
	};
};
