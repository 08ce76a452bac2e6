import type { ContentHandler } from "#server/services/Handler.ts";

export const viewThemeContent: ContentHandler<"viewThemeContent"> = async ({ path }, { services }) => ({
	content: await services.themes.content(path.id),
});
