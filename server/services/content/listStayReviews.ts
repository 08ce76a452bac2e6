import type { ContentHandler } from "#server/http/handlers.ts";

export const listStayReviews: ContentHandler<"listStayReviews"> = ({ path }, { services }) =>
	services.reviews.ofStay(path.productIdx);
