import type { ContentHandler } from "#server/services/Handler.ts";

export const listCommonCodes: ContentHandler<"listCommonCodes"> = async ({ path }, { services }) => ({
	commonCodes: await services.content.commonCodes(path.code),
});
