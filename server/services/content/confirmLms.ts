import { linkCaller } from "#server/commerce/link/LmsLinks.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const confirmLms: ContentHandler<"confirmLms"> = async ({ path, body }, call) => {
	if (path.orderNum !== body.orderNum || path.confirmNum !== body.confirmNum)
		throw new Refusal("invalidRequest");
	const product = await call.services.links.confirm(linkCaller(call), path.orderNum, path.confirmNum);
	return {
		orderNum: path.orderNum,
		confirmNum: product.confirmationNumber ?? path.confirmNum,
		orderProductStatus: product.status ?? "confirm",
	};
};
