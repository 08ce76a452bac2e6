import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const recommendMainProducts: ContentHandler<"recommendMainProducts"> = async (
	{ body },
	{ member, services },
) => services.catalog.recommendMain(body.searchType, stayDateOf(body.checkInDate), member);
