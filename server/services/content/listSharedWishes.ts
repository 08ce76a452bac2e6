import type { ContentHandler } from "#server/services/Handler.ts";

export const listSharedWishes: ContentHandler<"listSharedWishes"> = ({ path, query }, { member, services }) =>
	services.wishes.shared(path.token, query, member);
