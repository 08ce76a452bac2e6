import type { StayReviews } from "#domain/review/Review.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

/** What travellers wrote. */
export interface Reviews {
	/** Of one stay, newest first; the screen shows a failure itself (CALL-CONTENT-11). */
	ofStay(
		stayId: number,
		options?: { readonly signal?: AbortSignal | undefined },
	): Promise<Result<StayReviews, CallFailure>>;
}
