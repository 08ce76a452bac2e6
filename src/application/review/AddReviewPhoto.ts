import { messageOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { Review } from "#domain/review/Review.ts";
import { err, type Result } from "#domain/shared/Result.ts";
import type { OrderReviews } from "#ports/OrderReviews.ts";
import type { PhotoMaker } from "#ports/PhotoMaker.ts";

interface AddReviewPhotoDeps {
	readonly reviews: OrderReviews;
	readonly photos: PhotoMaker;
}

/**
 * Scales down a photo and adds it to the member's own review; a file that is not an image is refused in the same way as by the server
 * (DEC-097).
 */
export class AddReviewPhoto extends UseCaseOf<AddReviewPhotoDeps> {
	readonly failures = messageOnScreen;
	async execute(orderProductId: number, file: Blob, alt: string): Promise<Result<Review, Failure>> {
		const { reviews, photos } = this.deps;
		const image = await photos.shrink(file);
		if (image === null) return err(refused("invalidRequest"));
		return reviews.addPhoto(orderProductId, { image, alt: alt.trim() });
	}
}
