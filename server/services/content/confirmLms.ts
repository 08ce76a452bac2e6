import type { ContentHandler } from "#server/http/handlers.ts";
import { Refusal } from "#server/http/Refusal.ts";

export const confirmLms: ContentHandler<"confirmLms"> = async ({ path, body }, { services, ip }) => {
	if (path.orderNum !== body.orderNum || path.confirmNum !== body.confirmNum)
		throw new Refusal("invalidRequest");
	const product = await services.links.confirm(ip, path.orderNum, path.confirmNum);
	return {
		orderNum: path.orderNum,
		confirmNum: product.confirm_num ?? path.confirmNum,
		orderProductStatus: product.status ?? "confirm",
	};
};
