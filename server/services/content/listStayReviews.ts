import { stayReviews } from "#server/catalogue/review/stayReviews.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

/** Default and maximum page size. */
const maxReviews = 500;

export const listStayReviews: ContentHandler<"listStayReviews"> = ({ path, query }, { services }) =>
	stayReviews(services.db, path.productIdx, {
		after: query.before ?? null,
		size: query.size ?? maxReviews,
		sort: query.sort ?? "newest",
		roomId: query.roomIdx ?? null,
		stars: query.star ?? null,
	});
