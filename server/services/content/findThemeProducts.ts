import type { ContentHandler } from "#server/services/Handler.ts";

export const findThemeProducts: ContentHandler<"findThemeProducts"> = async (
	{ path, body },
	{ member, services },
) => services.themes.products(path.id, body, member);
