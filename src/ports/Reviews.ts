import type { Failure } from "#domain/failure/Failure.ts";
import type { StayReviews } from "#domain/review/Review.ts";
import type { ReviewChoice } from "#domain/review/ReviewChoice.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** Travellers' reviews. */
export interface Reviews {
	/**
	 * Lists the reviews of a stay that match the choice, from the first or after a given one; the screen shows a failure itself
	 * (CALL-CONTENT-11).
	 */
	ofStay(
		stayId: number,
		choice: ReviewChoice,
		options?: CallOptions & { readonly after?: number | undefined },
	): Promise<Result<StayReviews, Failure>>;
	/** Reports an inappropriate review. Idempotent per member. */
	report(reviewId: number): Promise<Result<null, Failure>>;
}
