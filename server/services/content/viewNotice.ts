import type { ContentHandler } from "#server/services/Handler.ts";

export const viewNotice: ContentHandler<"viewNotice"> = async ({ path }, { services }) => ({
	notice: await services.content.notice(path.idx),
});
