import { randomBytes } from "node:crypto";
import { reviewsCopy } from "#copy/reviews.ts";
import { maskName } from "#domain/booking/maskGuest.ts";
import { type Order, type OrderProduct, productOf } from "#domain/booking/Order.ts";
import type { RefusalKind } from "#domain/failure/refusals.ts";
import { displayName } from "#domain/member/profile.ts";
import {
	checkReview,
	hasRoomForPhoto,
	type ReviewDraft,
	type ReviewRefusal,
} from "#domain/review/reviewRules.ts";
import { reviewAverage, scoreStep } from "#domain/review/reviewScore.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { PhotoStore } from "#server/catalogue/review/store/PhotoStore.ts";
import { ReportStore } from "#server/catalogue/review/store/ReportStore.ts";
import { ReviewStore, type StoredReview } from "#server/catalogue/review/store/ReviewStore.ts";
import { markChanged } from "#server/catalogue/search/store/marks.ts";
import { OrderStore } from "#server/commerce/booking/store/OrderStore.ts";
import { StandingStore } from "#server/members/account/store/StandingStore.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { BaseParts } from "#server/platform/database/BaseParts.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import { cleanPicture } from "#server/platform/images/cleanPicture.ts";
import { ImageQueueFull } from "#server/platform/images/ImageQueue.ts";
import { countHit, limits } from "#server/platform/limits/countHit.ts";

export interface WrittenReview {
	readonly review: StoredReview;
	/** The stay's current average. */
	readonly average: number;
}

type PaidProduct = OrderProduct & { readonly status: NonNullable<OrderProduct["status"]> };

/** The data of the review page. */
export interface ReviewedBooking {
	readonly order: Order;
	readonly product: PaidProduct;
	/** Null when no review has been written. */
	readonly written: WrittenReview | null;
}

const refusals: Readonly<Record<ReviewRefusal["kind"], RefusalKind>> = {
	alreadyReviewed: "alreadyReviewed",
	notReviewable: "generic",
	invalid: "invalidRequest",
};

/**
 * Returns the paid room of the member's own order.
 * @throws Refusal notFound
 */
function paidProduct(order: Order | null, orderProductId: number) {
	if (!order) throw new Refusal("notFound");
	const product = productOf(order, orderProductId);
	const { status } = product;
	if (status === null) throw new Refusal("notFound");
	return { order, product: { ...product, status } };
}

async function written(db: Queryable, orderProductId: number): Promise<WrittenReview | null> {
	const found = await new ReviewStore(db).ofBooking(orderProductId);
	return found && { review: found.review, average: reviewAverage(found.counts) };
}

/** Reviews by travellers who have stayed. */
export class Reviews {
	readonly #db: Database;
	readonly #clock: Clock;

	constructor({ db, clock }: BaseParts) {
		this.#db = db;
		this.#clock = clock;
	}

	/**
	 * Returns the stay behind a member's own paid booking, and its review (CALL-CONTENT-12, DEC-154).
	 * @throws Refusal notFound
	 */
	async ofBooking(memberId: number, orderProductId: number): Promise<ReviewedBooking> {
		const found = await new OrderStore(this.#db).read({ orderProductId }, memberId);
		const { order, product } = paidProduct(found, orderProductId);
		return { order, product, written: await written(this.#db, product.orderProductId) };
	}

	/**
	 * Adds the only review of a booking and updates the stay's rating at once (PROD-12, DEC-097). The lock on the order lets only one of two
	 * concurrent reviews through.
	 * @throws Refusal notFound, alreadyReviewed, generic until the day after check-in and for a cancelled stay, invalidRequest
	 */
	write(memberId: number, orderProductId: number, draft: ReviewDraft): Promise<WrittenReview> {
		const now = this.#clock.now();
		return this.#db.tx(async (tx) => {
			const order = await new OrderStore(tx).lock({ orderProductId }, memberId);
			const { product } = paidProduct(order, orderProductId);
			const isReviewed = (await written(tx, product.orderProductId)) !== null;
			const booking = { status: product.status, startDate: product.checkIn, isReviewed };
			const checked = checkReview(booking, draft, koreanDay(now));
			if (!checked.ok) throw new Refusal(refusals[checked.error.kind]);
			const { stars } = checked.value;
			const { count, starSum } = await new ReviewStore(tx).add({
				...checked.value,
				propertyId: product.propertyId,
				roomId: product.roomId,
				memberId,
				orderProductId: product.orderProductId,
				userName: maskName(displayName(await new StandingStore(tx).name(memberId))),
				roomName: product.snapshot.roomName,
				checkIn: product.checkIn,
				checkOut: product.checkOut,
				createdAt: now,
			});
			// Most reviews do not move the stay to another step of the search's score filter.
			if (scoreStep(starSum, count) !== scoreStep(starSum - stars, count - 1))
				await markChanged(tx, product.propertyId);
			const review = await written(tx, product.orderProductId);
			invariant(review, "the review was just written");
			return review;
		});
	}

	/**
	 * Adds a photo to the member's own review, up to the maximum. Idempotent for the same photo.
	 * @throws Refusal notFound; invalidRequest when it is not a picture or there are too many; tooManyCalls; busy
	 */
	async addPhoto(
		memberId: number,
		orderProductId: number,
		photo: { readonly bytes: Buffer; readonly alt: string },
	): Promise<WrittenReview> {
		const { written: found } = await this.ofBooking(memberId, orderProductId);
		if (!found) throw new Refusal("notFound");
		await countHit(this.#db, limits.photosByMember, String(memberId), this.#clock.now());
		const bytes = await cleanPicture(photo.bytes).catch((error: unknown) => {
			throw error instanceof ImageQueueFull ? new Refusal("busy") : error;
		});
		if (!bytes) throw new Refusal("invalidRequest");
		return this.#inOwn(memberId, orderProductId, async (tx, { review: { id: reviewId } }) => {
			const photos = new PhotoStore(tx);
			const alt = photo.alt.trim();
			// A retry after a lost response.
			if (await photos.describe({ reviewId, bytes, alt })) return;
			if (!hasRoomForPhoto(await photos.count(reviewId))) throw new Refusal("invalidRequest");
			const key = randomBytes(16).toString("hex");
			const createdAt = new Date(this.#clock.now());
			await photos.add({ key, reviewId, memberId, alt, bytes, createdAt });
		});
	}

	/**
	 * Removes a photo from the member's own review.
	 * @throws Refusal notFound
	 */
	removePhoto(memberId: number, orderProductId: number, key: string): Promise<WrittenReview> {
		return this.#inOwn(memberId, orderProductId, async (tx, { review }) => {
			if (!(await new PhotoStore(tx).remove(review.id, key))) throw new Refusal("notFound");
		});
	}

	/**
	 * Reports a review as inappropriate.
	 * @throws Refusal notFound; invalidRequest for the member's own; tooManyCalls
	 */
	async report(memberId: number, reviewId: number): Promise<void> {
		await countHit(this.#db, limits.reportsByMember, String(memberId), this.#clock.now());
		const reports = new ReportStore(this.#db);
		if (await reports.add(reviewId, memberId, new Date(this.#clock.now()))) return;
		if (await reports.isOwn(reviewId, memberId))
			throw new Refusal("invalidRequest", { message: reviewsCopy.reportOwn });
		throw new Refusal("notFound");
	}

	/**
	 * Changes the member's own review; concurrent changes run one after the other.
	 * @throws Refusal notFound
	 */
	#inOwn(
		memberId: number,
		orderProductId: number,
		change: (tx: Queryable, own: WrittenReview) => Promise<void>,
	): Promise<WrittenReview> {
		return this.#db.tx(async (tx) => {
			const order = await new OrderStore(tx).lock({ orderProductId }, memberId);
			const { product } = paidProduct(order, orderProductId);
			const own = await written(tx, product.orderProductId);
			if (!own) throw new Refusal("notFound");
			await change(tx, own);
			const changed = await written(tx, product.orderProductId);
			invariant(changed, "the review is still there");
			return changed;
		});
	}

	/**
	 * Hides or shows a review and updates the stay's rating; false when it is already in that state or does not exist. Hiding it decides its
	 * open reports.
	 */
	setHidden(reviewId: number, isHidden: boolean): Promise<boolean> {
		return this.#db.tx(async (tx) => {
			const changed = await new ReviewStore(tx).setHidden(reviewId, isHidden);
			if (!changed) return false;
			if (isHidden) await new ReportStore(tx).settle(reviewId, new Date(this.#clock.now()));
			const { propertyId, stars, count, starSum } = changed;
			const by = isHidden ? 1 : -1;
			if (scoreStep(starSum, count) !== scoreStep(starSum + by * stars, count + by))
				await markChanged(tx, propertyId);
			return true;
		});
	}
}
