import type { ContentHandler } from "#server/http/handlers.ts";

export const listPopularLocations: ContentHandler<"listPopularLocations"> = async ({ path }, { services }) =>
	services.catalog.popularLocations(path.idx);
