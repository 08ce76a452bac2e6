import { reviewedBookingAnswer } from "#server/services/answers/reviewedBookingAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const viewOrderReview: ContentHandler<"viewOrderReview"> = async ({ path }, { member, services }) =>
	reviewedBookingAnswer(await services.reviews.ofBooking(member.memberId, path.id));
