import type { ContentHandler } from "#server/services/Handler.ts";

export const viewProduct: ContentHandler<"viewProduct"> = async ({ path, body }, { member, services }) =>
	services.catalog.viewProduct(path.productIdx, body, member);
