import { refundTimelineCopy } from "#copy/refundTimeline.ts";
import { deadlineText } from "#domain/booking/refundSteps.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";

/** When so much comes back: until a moment, ever after the step before, or always. */
export function refundWhen(
	until: number | null,
	isFirst: boolean,
	policy: Pick<CancelPolicy, "timeZone">,
): string {
	if (until !== null) return refundTimelineCopy.until(deadlineText(until, policy));
	return isFirst ? refundTimelineCopy.always : refundTimelineCopy.after;
}
