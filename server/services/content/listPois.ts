import type { ContentHandler } from "#server/services/Handler.ts";

export const listPois: ContentHandler<"listPois"> = async ({ path, body }, { services }) =>
	services.catalog.listPois(path.productIdx, body.radius);
