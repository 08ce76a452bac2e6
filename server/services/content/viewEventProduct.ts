import type { ContentHandler } from "#server/services/Handler.ts";

export const viewEventProduct: ContentHandler<"viewEventProduct"> = async (
	{ path, query },
	{ member, services },
) => services.events.view(path.id, query.secret ?? null, member);
