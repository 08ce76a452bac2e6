import { isSelectable, linkCaller } from "#server/bookings/createLinks.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

export const viewLmsConfirmation: ContentHandler<"viewLmsConfirmation"> = async ({ path }, call) => {
	const product = await call.services.links.view(linkCaller(call), path.orderNum);
	return {
		orderNum: path.orderNum,
		confirmNum: product.confirm_num,
		startDate: product.check_in,
		selectable: isSelectable(product),
		orderProductStatus: product.status ?? "pending",
	};
};
