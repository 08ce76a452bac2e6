import { extraPaymentAnswer } from "#server/bookings/bookingAnswer.ts";
import { extraPaymentsOf, stayImages } from "#server/bookings/bookingFacts.ts";
import { productOf } from "#server/bookings/orders.ts";
import { imageAnswers } from "#server/catalog/images.ts";
import type { ContentHandler } from "#server/http/handlers.ts";
import { Refusal } from "#server/http/Refusal.ts";

export const viewAddPayment: ContentHandler<"viewAddPayment"> = async ({ body }, { member, services }) => {
	const order = await services.bookings.view(member.memberId, body.orderProductIdx);
	const demands = await extraPaymentsOf(services.db, order.pay.order_pay_id);
	const demand = demands.find(
		(each) => each.order_add_pay_id === body.orderAddPayIdx && each.order_product_id === body.orderProductIdx,
	);
	if (!demand) throw new Refusal("notFound");
	const product = productOf(order, body.orderProductIdx);
	const images = await stayImages(services.db, product.property_id, 20);
	return {
		pay: extraPaymentAnswer(order, demand, false),
		productImgs: imageAnswers(images, product.channel_idx),
	};
};
