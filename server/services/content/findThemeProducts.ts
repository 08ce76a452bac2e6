import type { ContentHandler } from "#server/http/handlers.ts";

export const findThemeProducts: ContentHandler<"findThemeProducts"> = async (
	{ path, body },
	{ member, services },
) => services.themes.products(path.id, body, member);
