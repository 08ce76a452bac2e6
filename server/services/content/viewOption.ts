import type { ContentHandler } from "#server/http/handlers.ts";

export const viewOption: ContentHandler<"viewOption"> = async ({ path, body }, { member, services }) =>
	services.catalog.viewOption(path, body, member);
