import { notShown } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { StayReviews } from "#domain/review/Review.ts";
import { everyReview, type ReviewChoice } from "#domain/review/ReviewChoice.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Reviews } from "#ports/Reviews.ts";

/** Lists the reviews of a stay; returns null, without a call, for crawlers (PROD-07, HTTP-06, DEC-114). */
export class ListReviews {
	readonly failures = notShown;
	readonly #reviews: Reviews;

	constructor(deps: { readonly reviews: Reviews }) {
		this.#reviews = deps.reviews;
	}

	async execute(
		{
			stayId,
			isCrawler,
			after,
			choice = everyReview,
		}: {
			readonly stayId: number;
			readonly isCrawler: boolean;
			/** ID of the last review already loaded. */
			readonly after?: number | undefined;
			/** Defaults to all reviews, newest first. */
			readonly choice?: ReviewChoice | undefined;
		},
		options: CallOptions = {},
	): Promise<Result<StayReviews, Failure> | null> {
		return isCrawler ? null : this.#reviews.ofStay(stayId, choice, { ...options, after });
	}
}
