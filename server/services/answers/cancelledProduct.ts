import type { Schemas } from "#server/catalogue/stay/wire.ts";
import type { CancelStep } from "#server/commerce/cancellation/askCancel.ts";

/** A room after a step of a cancel, as it goes over the wire. */
export const cancelledProduct = (step: CancelStep): Schemas["CancelledProduct"] => ({
	orderProductIdx: step.orderProductId,
	orderProductStatus: step.status ?? "pending",
	payStatus: step.paymentStatus,
	cancelAmount: step.refundedAmount,
});
