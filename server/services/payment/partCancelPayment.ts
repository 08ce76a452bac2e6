import { cancelledProduct } from "#server/services/answers/cancelledProduct.ts";
import type { PaymentHandler } from "#server/services/Handler.ts";

/** Our own servers ask on a member's behalf; browsers use cancelBookPart. */
export const partCancelPayment: PaymentHandler<"partCancelPayment"> = async ({ body }, call) =>
	cancelledProduct(
		await call.services.cancellations.cancelPart(
			null,
			body.orderProductIdx,
			{ reason: body.reason, quoteId: null },
			call.idempotencyKey,
		),
	);
