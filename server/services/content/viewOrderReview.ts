import type { ContentHandler } from "#server/http/handlers.ts";

export const viewOrderReview: ContentHandler<"viewOrderReview"> = async ({ path }, { member, services }) =>
	services.reviews.ofBooking(member.memberId, path.id);
