import { exceptShownOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Review } from "#domain/review/Review.ts";
import type { ReviewDraft } from "#domain/review/reviewRules.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { OrderReviews } from "#ports/OrderReviews.ts";

/** Writes the review of a booking; only once per booking (DEC-097). */
export class WriteReview {
	readonly failures = exceptShownOnScreen("alreadyReviewed");
	readonly #reviews: OrderReviews;

	constructor(deps: { readonly reviews: OrderReviews }) {
		this.#reviews = deps.reviews;
	}

	execute(orderProductId: number, draft: ReviewDraft): Promise<Result<Review, Failure>> {
		return this.#reviews.write(orderProductId, {
			...draft,
			title: draft.title.trim(),
			content: draft.content.trim(),
		});
	}
}
