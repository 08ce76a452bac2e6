import type { ContentHandler } from "#server/http/handlers.ts";

export const viewProductEvent: ContentHandler<"viewProductEvent"> = async ({ path }, { services }) =>
	services.catalog.viewProductEvent(path.productIdx);
