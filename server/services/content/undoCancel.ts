import { cancelledProduct } from "#server/services/answers/cancelledProduct.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const undoCancel: ContentHandler<"undoCancel"> = async ({ path }, { member, services }) => {
	const step = await services.cancellations.undo(member.memberId, path.id);
	const { orderProductIdx, orderProductStatus, payStatus } = cancelledProduct(step);
	return { orderProductIdx, orderProductStatus, payStatus };
};
