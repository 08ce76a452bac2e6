import type { ContentHandler } from "#server/services/Handler.ts";

export const viewMain: ContentHandler<"viewMain"> = async (_, { services }) => ({
	mainBanners: await services.content.banners(),
});
