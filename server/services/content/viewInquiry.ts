import type { ContentHandler } from "#server/services/Handler.ts";

export const viewInquiry: ContentHandler<"viewInquiry"> = async ({ path, query }, { member, services }) => ({
	inquiry: await services.inquiries.newest(member.memberId, path.type, query.orderNum),
});
