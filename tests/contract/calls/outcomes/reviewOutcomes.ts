import { addPhoto, content, draft, photo, reviewed, stayed, writeReview } from "./bookingSteps.ts";
import { noId, type Outcomes } from "./OutcomeWorld.ts";

/** Outcomes of reviews of bookings. */
export const reviewOutcomes: Outcomes = {
	viewOrderReview: {
		async ok(world) {
			const { memberId, id } = await stayed(world);
			return world.call(memberId, "GET", `${content}/v1/reviews/order-products/${id}`);
		},
		notFound: (world) => world.call(world.member(), "GET", `${content}/v1/reviews/order-products/${noId}`),
	},
	addReviewPhoto: {
		ok: async (world) => addPhoto(world, await reviewed(world)),
		notFound: (world) =>
			world.call(world.member(), "POST", `${content}/v1/reviews/order-products/${noId}/photos`, photo),
	},
	removeReviewPhoto: {
		ok: async (world) => {
			const booked = await reviewed(world);
			const { data } = await addPhoto(world, booked);
			const key = data.review.photos[0].imgUrl.slice(8, 40);
			const path = `${content}/v1/reviews/order-products/${booked.id}/photos/${key}`;
			return world.call(booked.memberId, "DELETE", path);
		},
		notFound: (world) =>
			world.call(
				world.member(),
				"DELETE",
				`${content}/v1/reviews/order-products/${noId}/photos/${"0".repeat(32)}`,
			),
	},
	reportReview: {
		ok: async (world) => {
			const { data } = await writeReview(world, await stayed(world));
			const { idx } = data.review;
			return world.call(world.member(), "POST", `${content}/v1/reviews/${idx}/report`, { reviewIdx: idx });
		},
		notFound: (world) =>
			world.call(world.member(), "POST", `${content}/v1/reviews/${noId}/report`, { reviewIdx: noId }),
	},
	writeReview: {
		ok: async (world) => writeReview(world, await stayed(world)),
		async alreadyReviewed(world) {
			const booked = await stayed(world);
			return writeReview(world, booked).then(() => writeReview(world, booked));
		},
		notFound: (world) =>
			world.call(world.member(), "POST", `${content}/v1/reviews/order-products/${noId}`, draft),
	},
};
