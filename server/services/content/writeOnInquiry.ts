import type { ContentHandler } from "#server/services/Handler.ts";

export const writeOnInquiry: ContentHandler<"writeOnInquiry"> = async (
	{ path, body },
	{ member, services },
) => ({ inquiry: await services.inquiries.addMessage(member.memberId, path.idx, body.content) });
