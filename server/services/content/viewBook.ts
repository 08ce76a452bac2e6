import { bookingAnswer } from "#server/services/answers/bookingAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const viewBook: ContentHandler<"viewBook"> = async ({ path }, { member, services, now }) => {
	const order = await services.bookings.view(member.memberId, path.id);
	const facts = await services.bookings.pageData(order, path.id, 1);
	const { secrets } = services;
	return bookingAnswer(order, facts, { orderProductId: path.id, isByLink: false, now: now(), secrets });
};
