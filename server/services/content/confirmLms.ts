import { linkCaller } from "#server/bookings/createLinks.ts";
import type { ContentHandler } from "#server/http/handlers.ts";
import { Refusal } from "#server/http/Refusal.ts";

export const confirmLms: ContentHandler<"confirmLms"> = async ({ path, body }, call) => {
	if (path.orderNum !== body.orderNum || path.confirmNum !== body.confirmNum)
		throw new Refusal("invalidRequest");
	const product = await call.services.links.confirm(linkCaller(call), path.orderNum, path.confirmNum);
	return {
		orderNum: path.orderNum,
		confirmNum: product.confirm_num ?? path.confirmNum,
		orderProductStatus: product.status ?? "confirm",
	};
};
