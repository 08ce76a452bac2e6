import type { ContentHandler } from "#server/http/handlers.ts";

export const cancelLms: ContentHandler<"cancelLms"> = async ({ path }, { services, ip }) => {
	const product = await services.links.cancel(ip, path.orderNum);
	return { orderNum: path.orderNum, orderProductStatus: product.status ?? "cancel_request" };
};
