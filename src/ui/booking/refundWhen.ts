import { refundTimelineCopy } from "#copy/refundTimeline.ts";
import { deadlineText } from "#domain/booking/refundSteps.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";

/** Returns the period of a refund step as text: until a deadline, from the previous step on, or always if it is the only one. */
export function refundWhen(
	until: number | null,
	isFirst: boolean,
	policy: Pick<CancelPolicy, "timeZone">,
): string {
	if (until !== null) return refundTimelineCopy.until(deadlineText(until, policy));
	return isFirst ? refundTimelineCopy.always : refundTimelineCopy.after;
}
