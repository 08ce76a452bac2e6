import type { ContentHandler } from "#server/services/Handler.ts";

export const listPopularTabs: ContentHandler<"listPopularTabs"> = async (_, { services }) =>
	services.catalog.popularTabs();
