import type { ReviewableBooking } from "#domain/booking/Booking.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Review } from "#domain/review/Review.ts";
import type { ReviewDraft } from "#domain/review/reviewRules.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallOptions } from "./CallOptions.ts";

/** The stay of a booking and its review; `review` is null while there is none. */
export interface OrderReview {
	readonly booking: ReviewableBooking;
	readonly imageUrl: string | null;
	readonly review: Review | null;
}

/** Reviews by booking (CALL-CONTENT-12, DEC-097). The screen itself shows the refusal of a second review. */
export interface OrderReviews {
	view(orderProductId: number, options?: CallOptions): Promise<Result<OrderReview, Failure>>;
	/**
	 * Adds a photo to the review.
	 * @param photo `image` is a JPEG in base64.
	 */
	addPhoto(
		orderProductId: number,
		photo: { readonly image: string; readonly alt: string },
	): Promise<Result<Review, Failure>>;
	removePhoto(orderProductId: number, url: string): Promise<Result<Review, Failure>>;
	write(orderProductId: number, draft: ReviewDraft): Promise<Result<Review, Failure>>;
}
