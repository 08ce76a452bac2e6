import { Refusal } from "#server/platform/http/Refusal.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const createInquiry: ContentHandler<"createInquiry"> = async ({ body }, { member, services }) => {
	const { inquiryType, ...inquiry } = body;
	if (inquiryType !== inquiry.type) throw new Refusal("invalidRequest");
	return { idx: await services.inquiries.send(member.memberId, inquiry) };
};
