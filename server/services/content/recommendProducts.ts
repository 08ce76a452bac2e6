import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

export const recommendProducts: ContentHandler<"recommendProducts"> = async (
	{ body },
	{ member, services },
) => services.catalog.recommend(body.productIdx, body.searchType, stayDateOf(body.checkInDate), member);
