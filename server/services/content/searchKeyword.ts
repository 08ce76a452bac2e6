import type { ContentHandler } from "#server/services/Handler.ts";

export const searchKeyword: ContentHandler<"searchKeyword"> = async ({ body }, { member, services }) =>
	services.catalog.searchKeyword(body, member);
