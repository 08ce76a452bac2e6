import { cancelledProduct } from "#server/services/answers/cancelledProduct.ts";
import { withNewQuote } from "#server/services/answers/quoteAnswer.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const cancelBookPart: ContentHandler<"cancelBookPart"> = async ({ path, body }, call) => {
	const { member, services, idempotencyKey } = call;
	const request = { reason: body.reason, quoteId: body.quoteId ?? null };
	const step = services.cancellations.cancelPart(member.memberId, path.id, request, idempotencyKey);
	return cancelledProduct(await withNewQuote(step));
};
