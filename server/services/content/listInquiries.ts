import type { ContentHandler } from "#server/services/Handler.ts";

export const listInquiries: ContentHandler<"listInquiries"> = async ({ path }, { member, services }) => {
	const { inquiries, counts } = await services.inquiries.list(member.memberId, path.status);
	return {
		inquiries,
		count: {
			completeCnt: counts.complete,
			totalCnt: counts.all,
			waitCnt: counts.wait,
			unreadCnt: counts.unread,
		},
	};
};
