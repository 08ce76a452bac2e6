import type { ContentHandler } from "#server/services/Handler.ts";

export const viewWishShare: ContentHandler<"viewWishShare"> = async (_, { member, services }) => ({
	token: await services.wishes.share(member),
});
