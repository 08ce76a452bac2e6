import type { ContentHandler } from "#server/http/handlers.ts";

export const listThemes: ContentHandler<"listThemes"> = async (_, { services }) => ({
	themes: await services.themes.list(),
});
