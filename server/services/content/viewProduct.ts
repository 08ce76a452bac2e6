import type { ContentHandler } from "#server/http/handlers.ts";

export const viewProduct: ContentHandler<"viewProduct"> = async ({ path, body }, { member, services }) =>
	services.catalog.viewProduct(path.productIdx, body, member);
