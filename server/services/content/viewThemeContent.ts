import type { ContentHandler } from "#server/http/handlers.ts";

export const viewThemeContent: ContentHandler<"viewThemeContent"> = async ({ path }, { services }) => ({
	content: await services.themes.content(path.id),
});
