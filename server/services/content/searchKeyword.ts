import type { ContentHandler } from "#server/http/handlers.ts";

export const searchKeyword: ContentHandler<"searchKeyword"> = async ({ body }, { services }) =>
	services.catalog.searchKeyword(body.searchText);
