import { bookingAnswer } from "#server/bookings/bookingAnswer.ts";
import { bookingFacts } from "#server/bookings/bookingFacts.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

export const viewBook: ContentHandler<"viewBook"> = async ({ path }, { member, services, now }) => {
	const order = await services.bookings.view(member.memberId, path.id);
	const facts = await bookingFacts(services.db, order, path.id, 1);
	return bookingAnswer(order, facts, { orderProductId: path.id, isByLink: false, now: now() });
};
