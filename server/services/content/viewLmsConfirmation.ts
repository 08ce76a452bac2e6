import { isSelectable } from "#server/bookings/createLinks.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

export const viewLmsConfirmation: ContentHandler<"viewLmsConfirmation"> = async (
	{ path },
	{ services, ip },
) => {
	const product = await services.links.view(ip, path.orderNum);
	return {
		orderNum: path.orderNum,
		confirmNum: product.confirm_num,
		startDate: product.check_in,
		selectable: isSelectable(product),
		orderProductStatus: product.status ?? "pending",
	};
};
