import type { ContentHandler } from "#server/services/Handler.ts";

export const applyAdvanceNotice: ContentHandler<"applyAdvanceNotice"> = async (
	{ body },
	{ member, services },
) => {
	await services.advanceNotices.apply(member.memberId, body.alarmIdx, body.eventType);
	return { alarmIdx: body.alarmIdx, applied: true };
};
