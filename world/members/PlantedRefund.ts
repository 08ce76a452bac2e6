import type { RefundSplit } from "#domain/booking/RefundQuote.ts";
import type { Step } from "./orderCourse.ts";

/** What one room of a cancelled booking gets back. */
export interface RefundPart {
	readonly orderProductId: number;
	readonly penalty: number;
	readonly refundAmount: number;
	readonly refundPointAmount: number;
	readonly refundUserPointAmount: number;
	/** The penalty was more than money and points: the coupon is lost. */
	readonly ateCoupon: boolean;
}

/** What a cancelled booking gives back, and when that was asked for. */
export interface PlantedRefund {
	readonly asked: Step;
	readonly split: RefundSplit;
	readonly parts: readonly RefundPart[];
	/** Only one of several rooms. */
	readonly isPart: boolean;
	readonly isDone: boolean;
	/** Epoch milliseconds; for one that is done. */
	readonly endedAt: number;
}
