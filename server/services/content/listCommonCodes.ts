import type { ContentHandler } from "#server/http/handlers.ts";

export const listCommonCodes: ContentHandler<"listCommonCodes"> = async ({ path }, { services }) => ({
	commonCodes: await services.content.commonCodes(path.code),
});
