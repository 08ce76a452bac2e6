import { cancelledProduct } from "#server/services/answers/cancelledProduct.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

/** Called by our own servers on a member's behalf; browsers use cancelBookPart. */
export const partCancelPayment: PaymentHandler<"partCancelPayment"> = async ({ body }, call) =>
	cancelledProduct(
		await call.services.cancellations.cancelPart(
			null,
			body.orderProductIdx,
			{ reason: body.reason, quoteId: null },
			call.idempotencyKey,
		),
	);
