import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const readInquiry: ContentHandler<"readInquiry"> = async ({ path, body }, { member, services }) => {
	if (body.idx !== path.idx) throw new Refusal("invalidRequest");
	const seenAt = koreanInstant(body.commentRegDate);
	await services.inquiries.markRead(member.memberId, path.idx, seenAt === null ? null : new Date(seenAt));
	return { idx: path.idx };
};
