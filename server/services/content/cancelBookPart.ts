import { cancelledProduct } from "#server/cancellations/cancelledProduct.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

export const cancelBookPart: ContentHandler<"cancelBookPart"> = async ({ path, body }, call) => {
	const { member, services, idempotencyKey } = call;
	const request = { reason: body.reason, quoteId: body.quoteId ?? null };
	return cancelledProduct(
		await services.cancellations.cancelPart(member.memberId, path.id, request, idempotencyKey),
	);
};
