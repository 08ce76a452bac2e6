import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { Review } from "#domain/review/Review.ts";
import type { ReviewDraft } from "#domain/review/reviewRules.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { OrderReview, OrderReviews } from "#ports/OrderReviews.ts";
import type { PhotoMaker } from "#ports/PhotoMaker.ts";

type Answer<T> = Result<T, Failure>;

/** The fields of a review besides the reviewer's input. */
const unwritten = {
	id: 1,
	userName: "",
	stayId: 1,
	roomName: "",
	starAverage: null,
	writtenOn: stayDateOf("2026-11-21"),
	checkIn: null,
	checkOut: null,
	verificationSource: null,
	photos: [],
	reply: null,
} as const;

/** Bookings and their reviews, by order product ID. */
export class MemoryOrderReviews implements OrderReviews {
	readonly stored = new Map<number, OrderReview>();
	refusal: Failure | null = null;
	readonly written: ReviewDraft[] = [];

	async view(id: number): Promise<Answer<OrderReview>> {
		const stored = this.stored.get(id);
		return stored ? ok(stored) : err(refused("notFound"));
	}

	async write(id: number, draft: ReviewDraft): Promise<Answer<Review>> {
		this.written.push(draft);
		const stored = this.stored.get(id);
		if (this.refusal || !stored) return err(this.refusal ?? refused("notFound"));
		if (stored.review) return err(refused("alreadyReviewed"));
		return this.#keep(id, stored, { ...unwritten, ...draft, stayName: stored.booking.stayName });
	}

	addPhoto = async (id: number, { alt }: { readonly alt: string }): Promise<Answer<Review>> =>
		this.#withPhotos(id, (photos) => [...photos, { url: `/photos/${photos.length}.jpg`, alt }]);

	removePhoto = async (id: number, url: string): Promise<Answer<Review>> =>
		this.#withPhotos(id, (photos) => photos.filter((photo) => photo.url !== url));

	#withPhotos(id: number, change: (photos: Review["photos"]) => Review["photos"]): Answer<Review> {
		const stored = this.stored.get(id);
		if (this.refusal || !stored?.review) return err(this.refusal ?? refused("notFound"));
		return this.#keep(id, stored, { ...stored.review, photos: change(stored.review.photos) });
	}

	#keep(id: number, stored: OrderReview, review: Review): Answer<Review> {
		this.stored.set(id, { ...stored, review });
		return ok(review);
	}
}

/** Accepts every file with an image type. */
export class MemoryPhotos implements PhotoMaker {
	shrink = async (file: Blob): Promise<string | null> => (file.type.startsWith("image/") ? "/9j/" : null);
}
