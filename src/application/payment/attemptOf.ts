import type { BookingDrafts, PaymentAttempt } from "#ports/BookingDrafts.ts";

/** The last attempt to pay, if it was for this order as far as anybody knows: a demand's names none. */
export function attemptOf(
	drafts: Pick<BookingDrafts, "attempt">,
	orderNumber: string | null,
): PaymentAttempt | null {
	const attempt = drafts.attempt();
	if (attempt === null || orderNumber === null || attempt.orderNumber === null) return attempt;
	return attempt.orderNumber === orderNumber ? attempt : null;
}
