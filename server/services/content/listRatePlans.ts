import type { ContentHandler } from "#server/services/Handler.ts";

export const listRatePlans: ContentHandler<"listRatePlans"> = async ({ path, body }, { member, services }) =>
	services.catalog.listRatePlans(path.productIdx, body, member);
