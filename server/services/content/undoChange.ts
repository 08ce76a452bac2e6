import type { ContentHandler } from "#server/services/Handler.ts";

export const undoChange: ContentHandler<"undoChange"> = async ({ path }, { member, services }) => {
	await services.changes.undo(member.memberId, path.id);
	return { orderProductIdx: path.id };
};
