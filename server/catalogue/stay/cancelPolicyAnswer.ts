import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { type Schemas, yesNo } from "./wire.ts";

/** Limits lines of text to the 20 that are displayed. */
export const shownText = (lines: readonly string[]): string[] => lines.slice(0, 20);

/** Converts cancellation terms to the wire format; times are in Korean time. [ENT-27, DEC-099] */
export const cancelPolicyAnswer = (policy: CancelPolicy, timeZone: string): Schemas["CancelPolicy"] => ({
	isCancelAvail: policy.isCancellable === null ? null : yesNo(policy.isCancellable),
	partialCancel: policy.isPartialCancelAllowed,
	cancelDate: policy.cancelDate,
	cancelText: shownText(policy.cancelText),
	tiers: policy.tiers.slice(0, 20).map(({ until, refundPercent }) => ({
		until: until === null ? null : koreanDateTime(until),
		refundPercent,
	})),
	timeZone,
});
