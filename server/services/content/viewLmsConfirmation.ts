import { isSelectable, linkCaller } from "#server/commerce/link/LmsLinks.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const viewLmsConfirmation: ContentHandler<"viewLmsConfirmation"> = async ({ path }, call) => {
	const product = await call.services.links.view(linkCaller(call), path.orderNum);
	return {
		orderNum: path.orderNum,
		confirmNum: product.confirmationNumber,
		startDate: product.checkIn,
		selectable: isSelectable(product),
		orderProductStatus: product.status ?? "pending",
	};
};
