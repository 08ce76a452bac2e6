import type { BookingDrafts, PaymentAttempt } from "#ports/BookingDrafts.ts";

/** Returns the last payment attempt unless it is known to be for another order; an attempt for an extra charge names no order. */
export function attemptOf(
	drafts: Pick<BookingDrafts, "attempt">,
	orderNumber: string | null,
): PaymentAttempt | null {
	const attempt = drafts.attempt();
	if (attempt === null || orderNumber === null || attempt.orderNumber === null) return attempt;
	return attempt.orderNumber === orderNumber ? attempt : null;
}
