import type { ContentHandler } from "#server/services/Handler.ts";

export const shareWishes: ContentHandler<"shareWishes"> = async (_, { member, services }) => ({
	token: await services.wishes.beginShare(member),
});
