import { cancelInfoAnswer } from "#server/bookings/bookingAnswer.ts";
import { refundOf } from "#server/bookings/bookingFacts.ts";
import { firstProduct, productOf, readOrder } from "#server/bookings/orders.ts";
import { cancelledProduct } from "#server/cancellations/cancelledProduct.ts";
import type { PaymentHandler } from "#server/http/handlers.ts";
import { Refusal } from "#server/http/Refusal.ts";

export const cancelPayment: PaymentHandler<"cancelPayment"> = async ({ body }, call) => {
	const { member, services, idempotencyKey, now } = call;
	const { orderPayIdx: orderPayId, reason, quoteId } = body;
	const steps = await services.cancellations.cancelOrder(
		member.memberId,
		orderPayId,
		{ reason, quoteId },
		idempotencyKey,
	);
	const order = await readOrder(services.db, { orderPayId });
	const product = order && productOf(order, steps[0]?.orderProductId ?? firstProduct(order).order_product_id);
	const info = product && cancelInfoAnswer(product, await refundOf(services.db, product), now());
	if (!order || !info) throw new Refusal("notFound");
	return {
		orderPayIdx: orderPayId,
		orderNum: order.pay.order_num,
		payStatus: steps[0]?.payStatus ?? "cancelRequest",
		orderProducts: steps.map(cancelledProduct),
		cancelInfo: info,
	};
};
