import type { ContentHandler } from "#server/services/Handler.ts";

export const listPopularSubLocations: ContentHandler<"listPopularSubLocations"> = async (
	{ path },
	{ services },
) => services.catalog.popularSubLocations(path.idx, path.area);
