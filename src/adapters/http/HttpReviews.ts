import type { components } from "#contracts/content.d.ts";
import type { ExternalRating } from "#domain/review/Review.ts";
import type { ReviewChoice } from "#domain/review/ReviewChoice.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Reviews } from "#ports/Reviews.ts";
import { HttpPort } from "./HttpPort.ts";
import { reviewOf } from "./wireReviews.ts";
import { reviewSummary } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

type Wire = components["schemas"];

/** Reviews requested per call; a screen shows a few at a time. */
const reviewsPerCall = 50;

export class HttpReviews extends HttpPort implements Reviews {
	ofStay(
		productIdx: number,
		{ sort, roomId, stars }: ReviewChoice,
		{ after, signal }: CallOptions & { readonly after?: number | undefined } = {},
	) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/reviews/products/{productIdx}", {
					params: {
						path: { productIdx },
						query: {
							size: reviewsPerCall,
							sort,
							...(roomId === null ? {} : { roomIdx: roomId }),
							...(stars === null ? {} : { star: stars }),
							...(after === undefined ? {} : { before: after }),
						},
					},
					...withSignal({ signal }),
				}),
			({ reviewCnt, matchingCnt, reviewedRooms, praises, reviews, reviewRating }) => ({
				summary: reviewSummary(reviewCnt),
				reviews: reviews.map(reviewOf),
				matching: matchingCnt,
				rooms: reviewedRooms.map((room) => ({
					id: room.roomIdx,
					name: room.roomName,
					count: room.reviewCnt,
				})),
				praise: praises.map(({ topic, reviewCnt: count }) => ({ topic, count })),
				externalRating: reviewRating && externalRating(reviewRating),
			}),
		);
	}

	report(reviewIdx: number) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/reviews/{idx}/report", {
					params: { path: { idx: reviewIdx } },
					body: { reviewIdx },
				}),
			() => null,
		);
	}
}

const externalRating = (rating: Wire["ExternalRating"]): ExternalRating => ({
	overall: rating.overall,
	cleanliness: rating.cleanliness,
	service: rating.service,
	comfort: rating.comfort,
	condition: rating.condition,
	location: rating.location,
	neighborhood: rating.neighborhoodRating,
	quality: rating.qualityRating,
	value: rating.valueRating,
	amenities: rating.amenitiesRating,
	recommendationPercent: rating.recommendationPer,
});
