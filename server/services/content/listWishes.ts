import type { ContentHandler } from "#server/services/Handler.ts";

export const listWishes: ContentHandler<"listWishes"> = async ({ query }, { member, services }) => ({
	wishs: await services.wishes.list(member, query),
});
