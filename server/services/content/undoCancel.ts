import { cancelledProduct } from "#server/cancellations/cancelledProduct.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

export const undoCancel: ContentHandler<"undoCancel"> = async ({ path }, { member, services }) => {
	const step = await services.cancellations.undo(member.memberId, path.id);
	const { orderProductIdx, orderProductStatus, payStatus } = cancelledProduct(step);
	return { orderProductIdx, orderProductStatus, payStatus };
};
