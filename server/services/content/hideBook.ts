import type { ContentHandler } from "#server/services/Handler.ts";

export const hideBook: ContentHandler<"hideBook"> = async ({ path }, { member, services }) => {
	await services.bookings.hide(member.memberId, path.id);
	return { orderProductIdx: path.id, deleteYn: "Y" };
};
