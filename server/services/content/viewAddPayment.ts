import { productOf } from "#domain/booking/Order.ts";
import { imageAnswers } from "#server/catalogue/stay/images.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { extraPaymentAnswer } from "#server/services/answers/bookingAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const viewAddPayment: ContentHandler<"viewAddPayment"> = async ({ body }, { member, services }) => {
	const order = await services.bookings.view(member.memberId, body.orderProductIdx);
	const { extraPayments, images, change } = await services.bookings.pageData(order, body.orderProductIdx, 20);
	const demand = extraPayments.find(
		({ id, orderProductId }) => id === body.orderAddPayIdx && orderProductId === body.orderProductIdx,
	);
	if (!demand) throw new Refusal("notFound");
	return {
		pay: extraPaymentAnswer(order, demand, false, change),
		productImgs: imageAnswers(images, productOf(order, body.orderProductIdx).channelIndex),
	};
};
