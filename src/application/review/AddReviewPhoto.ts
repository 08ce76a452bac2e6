import { wordsOnScreen } from "#application/use-case/failurePolicies.ts";
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

/** Adds a photo to the member's own review, made small on the way; what is no picture is refused as the server would (DEC-097). */
export class AddReviewPhoto extends UseCaseOf<AddReviewPhotoDeps> {
	readonly failures = wordsOnScreen;
	async execute(orderProductId: number, file: Blob, alt: string): Promise<Result<Review, Failure>> {
		const { reviews, photos } = this.deps;
		const image = await photos.shrink(file);
		if (image === null) return err(refused("invalidRequest"));
		return reviews.addPhoto(orderProductId, { image, alt: alt.trim() });
	}
}
