import type { ContentHandler } from "#server/services/Handler.ts";

export const listThemes: ContentHandler<"listThemes"> = async (_, { services }) => ({
	themes: await services.themes.list(),
});
