import type { ContentHandler } from "#server/http/handlers.ts";

export const viewMain: ContentHandler<"viewMain"> = async (_, { services }) => ({
	mainBanners: await services.content.banners(),
});
