import type { ContentHandler } from "#server/services/Handler.ts";

export const listPlacePriceDays: ContentHandler<"listPlacePriceDays"> = ({ body }, { member, services }) =>
	services.catalog.listPlacePriceDays(body, member);
