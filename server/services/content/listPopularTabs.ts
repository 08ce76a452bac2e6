import type { ContentHandler } from "#server/http/handlers.ts";

export const listPopularTabs: ContentHandler<"listPopularTabs"> = async (_, { services }) =>
	services.catalog.popularTabs();
