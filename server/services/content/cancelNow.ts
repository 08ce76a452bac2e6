import { cancelledProduct } from "#server/services/answers/cancelledProduct.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const cancelNow: ContentHandler<"cancelNow"> = async ({ path }, call) => {
	const { member, services, idempotencyKey } = call;
	return cancelledProduct(await services.cancellations.now(member.memberId, path.id, idempotencyKey));
};
