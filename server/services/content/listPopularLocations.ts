import type { ContentHandler } from "#server/services/Handler.ts";

export const listPopularLocations: ContentHandler<"listPopularLocations"> = async ({ path }, { services }) =>
	services.catalog.popularLocations(path.idx);
