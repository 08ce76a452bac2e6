import type { ContentHandler } from "#server/services/Handler.ts";

export const findProducts: ContentHandler<"findProducts"> = async ({ body }, { member, services }) =>
	services.catalog.listProducts(body, member);
