import type { Failure } from "#domain/failure/Failure.ts";
import type { StayReviews } from "#domain/review/Review.ts";
import type { ReviewChoice } from "#domain/review/ReviewChoice.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** What travellers wrote. */
export interface Reviews {
	/** Of one stay as chosen, from the first or after a review of it; the screen shows a failure itself (CALL-CONTENT-11). */
	ofStay(
		stayId: number,
		choice: ReviewChoice,
		options?: CallOptions & { readonly after?: number | undefined },
	): Promise<Result<StayReviews, Failure>>;
	/** A member finds it unfit; to say so twice is to say it once. */
	report(reviewId: number): Promise<Result<null, Failure>>;
}
