import { representativeProduct } from "#domain/booking/Order.ts";
import { linkCaller } from "#server/commerce/link/LmsLinks.ts";
import { bookingAnswer } from "#server/services/answers/bookingAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

/** The owner sees everything; a reader who only holds the link of an LMS order sees the guest masked (DEC-085). */
export const viewBookByNumber: ContentHandler<"viewBookByNumber"> = async ({ path }, call) => {
	const { services, member, now } = call;
	const order = await services.links.guard(linkCaller(call), () =>
		services.bookings.viewByNumber(member?.memberId ?? null, path.orderNum),
	);
	const { orderProductId } = representativeProduct(order);
	const facts = await services.bookings.pageData(order, orderProductId, 20);
	const isByLink = order.memberId !== member?.memberId;
	return bookingAnswer(order, facts, { orderProductId, isByLink, now: now(), secrets: services.secrets });
};
