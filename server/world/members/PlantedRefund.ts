import type { RefundSplit } from "#domain/booking/RefundQuote.ts";
import type { QuotePart } from "#server/cancellations/quotes.ts";
import type { Step } from "./orderCourse.ts";

/** What a cancelled booking gives back, and when that was asked for. */
export interface PlantedRefund {
	readonly asked: Step;
	readonly split: RefundSplit;
	readonly parts: readonly QuotePart[];
	/** Only one of several rooms. */
	readonly isPart: boolean;
	readonly isDone: boolean;
	/** Epoch milliseconds; for one that is done. */
	readonly endedAt: number;
}
