import type { ContentHandler } from "#server/services/Handler.ts";

export const listPriceDays: ContentHandler<"listPriceDays"> = async ({ path, body }, { member, services }) =>
	services.catalog.listPriceDays(path.productIdx, body, member);
