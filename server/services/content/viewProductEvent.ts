import type { ContentHandler } from "#server/services/Handler.ts";

export const viewProductEvent: ContentHandler<"viewProductEvent"> = async ({ path }, { services }) =>
	services.catalog.viewProductEvent(path.productIdx);
