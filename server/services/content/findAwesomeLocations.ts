import type { ContentHandler } from "#server/http/handlers.ts";

export const findAwesomeLocations: ContentHandler<"findAwesomeLocations"> = async ({ path }, { services }) =>
	services.catalog.regionsOf(path.keyword);
