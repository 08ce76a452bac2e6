import type { CallOptions } from "#application/UseCase.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { OrderReview, OrderReviews } from "#ports/OrderReviews.ts";

/** The stay of a booking and its review (SCREEN-13, DEC-026). */
export class ViewOrderReview {
	readonly #reviews: OrderReviews;

	constructor(deps: { readonly reviews: OrderReviews }) {
		this.#reviews = deps.reviews;
	}

	execute(orderProductId: number, options: CallOptions = {}): Promise<Result<OrderReview, CallFailure>> {
		return this.#reviews.view(orderProductId, options);
	}
}
