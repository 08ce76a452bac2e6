import type { Schemas } from "#server/catalog/wire.ts";
import type { CancelStep } from "./askCancel.ts";

/** A product after a step of a cancel, as it goes over the wire. */
export const cancelledProduct = (step: CancelStep): Schemas["CancelledProduct"] => ({
	orderProductIdx: step.orderProductId,
	orderProductStatus: step.status ?? "pending",
	payStatus: step.payStatus,
	cancelAmount: step.cancelAmount,
});
