import type { CallOptions } from "#application/UseCase.ts";
import type { StayReviews } from "#domain/review/Review.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Reviews } from "#ports/Reviews.ts";

/** Reviews of a stay; null, and no call, for crawlers (PROD-07, HTTP-06, DEC-114). */
export class ListReviews {
	readonly #reviews: Reviews;

	constructor(deps: { readonly reviews: Reviews }) {
		this.#reviews = deps.reviews;
	}

	async execute(
		{ stayId, isCrawler }: { readonly stayId: number; readonly isCrawler: boolean },
		options: CallOptions = {},
	): Promise<Result<StayReviews, CallFailure> | null> {
		return isCrawler ? null : this.#reviews.ofStay(stayId, options);
	}
}
