import type { ContentHandler } from "#server/http/handlers.ts";

export const listWishes: ContentHandler<"listWishes"> = async (_, { member, services }) => ({
	wishs: await services.wishes.list(member.memberId),
});
