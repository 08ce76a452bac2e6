import { bookingAnswer } from "#server/bookings/bookingAnswer.ts";
import { bookingFacts } from "#server/bookings/bookingFacts.ts";
import { linkCaller } from "#server/bookings/createLinks.ts";
import { firstProduct } from "#server/bookings/orders.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

/** The owner sees everything; whoever only holds the link of an lms order sees the guest masked (DEC-085). */
export const viewBookByNumber: ContentHandler<"viewBookByNumber"> = async ({ path }, call) => {
	const { services, member, now } = call;
	const order = await services.links.guard(linkCaller(call), () =>
		services.bookings.viewByNumber(member?.memberId ?? null, path.orderNum),
	);
	const { order_product_id: orderProductId } = firstProduct(order);
	const facts = await bookingFacts(services.db, order, orderProductId, 20);
	const isByLink = order.pay.member_id !== member?.memberId;
	return bookingAnswer(order, facts, { orderProductId, isByLink, now: now() });
};
