import type { ContentHandler } from "#server/http/handlers.ts";

export const listNotices: ContentHandler<"listNotices"> = async (_, { services }) => ({
	notices: await services.content.notices(),
});
