import type { Schemas } from "#server/catalogue/stay/wire.ts";
import type { CancelStep } from "#server/commerce/cancellation/requestCancel.ts";

/** Maps a step of a room's cancellation to the wire format. */
export const cancelledProduct = (step: CancelStep): Schemas["CancelledProduct"] => ({
	orderProductIdx: step.orderProductId,
	orderProductStatus: step.status ?? "pending",
	payStatus: step.paymentStatus,
	cancelAmount: step.refundedAmount,
});
