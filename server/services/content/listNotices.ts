import type { ContentHandler } from "#server/services/Handler.ts";

export const listNotices: ContentHandler<"listNotices"> = async (_, { services }) => ({
	notices: await services.content.notices(),
});
