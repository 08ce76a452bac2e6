import { parseBounds } from "#domain/stay/GeoBounds.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const listMapPlaces: ContentHandler<"listMapPlaces"> = async ({ query }, { services }) => {
	const bounds = parseBounds(query.bounds);
	if (!bounds || bounds.east <= bounds.west) throw new Refusal("invalidRequest");
	return services.catalog.listMapPlaces(bounds);
};
