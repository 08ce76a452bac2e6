import { linkCaller } from "#server/commerce/link/LmsLinks.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const cancelLms: ContentHandler<"cancelLms"> = async ({ path }, call) => {
	const product = await call.services.links.cancel(linkCaller(call), path.orderNum);
	return { orderNum: path.orderNum, orderProductStatus: product.status ?? "cancel_request" };
};
