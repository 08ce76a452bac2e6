import type { ContentHandler } from "#server/services/Handler.ts";

export const listAdvanceNotices: ContentHandler<"listAdvanceNotices"> = async (_, { member, services }) => ({
	advanceNotices: await services.advanceNotices.list(member?.memberId ?? null),
});
