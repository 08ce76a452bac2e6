import { Refusal } from "#server/platform/http/Refusal.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const readInquiry: ContentHandler<"readInquiry"> = async ({ path, body }, { member, services }) => {
	if (body.idx !== path.idx) throw new Refusal("invalidRequest");
	await services.inquiries.markRead(member.memberId, path.idx);
	return { idx: path.idx };
};
