import type { ContentHandler } from "#server/http/handlers.ts";

export const viewInquiry: ContentHandler<"viewInquiry"> = async ({ path, query }, { member, services }) => ({
	inquiry: await services.inquiries.newest(member.memberId, path.type, query.orderNum),
});
