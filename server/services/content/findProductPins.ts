import type { ContentHandler } from "#server/services/Handler.ts";

export const findProductPins: ContentHandler<"findProductPins"> = async ({ body }, { member, services }) =>
	services.catalog.listPins(body, member);
