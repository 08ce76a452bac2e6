import type { ContentHandler } from "#server/services/Handler.ts";

export const findAwesomeLocations: ContentHandler<"findAwesomeLocations"> = async ({ path }, { services }) =>
	services.catalog.regionsOf(path.keyword);
