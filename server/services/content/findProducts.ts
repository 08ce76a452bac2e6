import type { ContentHandler } from "#server/http/handlers.ts";

export const findProducts: ContentHandler<"findProducts"> = async ({ body }, { member, services }) =>
	services.catalog.listProducts(body, member);
