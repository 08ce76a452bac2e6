import type { ContentHandler } from "#server/services/Handler.ts";

export const endWishShare: ContentHandler<"endWishShare"> = async (_, { member, services }) => {
	await services.wishes.endShare(member);
	return {};
};
