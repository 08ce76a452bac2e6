import type { RefundSplit } from "#domain/booking/RefundQuote.ts";
import type { Transition } from "./orderCourse.ts";

/** The refund of one room of a cancelled booking. */
export interface RefundPart {
	readonly orderProductId: number;
	readonly penalty: number;
	readonly refundAmount: number;
	readonly refundPointAmount: number;
	readonly refundUserPointAmount: number;
	/** Whether the penalty exceeded money and points, so that the coupon is lost. */
	readonly ateCoupon: boolean;
}

/** The refund of a cancelled booking, and when it was requested. */
export interface PlantedRefund {
	readonly asked: Transition;
	readonly split: RefundSplit;
	readonly parts: readonly RefundPart[];
	/** Whether only one of several rooms was cancelled. */
	readonly isPart: boolean;
	readonly isDone: boolean;
	/** Epoch milliseconds of its completion, once completed. */
	readonly endedAt: number;
}
