import type { ContentHandler } from "#server/http/handlers.ts";

export const viewNotice: ContentHandler<"viewNotice"> = async ({ path }, { services }) => ({
	notice: await services.content.notice(path.idx),
});
