import type { ExternalRating, Review } from "#domain/review/Review.ts";
import { parseStayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import type { Reviews } from "#ports/Reviews.ts";
import type { HttpCalls } from "./HttpCalls.ts";
import type { components } from "./schema/content.d.ts";
import { reviewSummary } from "./wireStays.ts";

type Wire = components["schemas"];

export class HttpReviews implements Reviews {
	readonly #calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.#calls = calls;
	}

	ofStay(productIdx: number, { signal }: { readonly signal?: AbortSignal | undefined } = {}) {
		return this.#calls.send(
			() =>
				this.#calls.content.GET("/v1/reviews/products/{productIdx}", {
					params: { path: { productIdx } },
					...(signal ? { signal } : {}),
				}),
			({ reviewCnt, reviews, reviewRating }) => ({
				summary: reviewSummary(reviewCnt),
				reviews: reviews.map(review),
				externalRating: reviewRating && externalRating(reviewRating),
			}),
			{ silent: true },
		);
	}
}

const review = (item: Wire["Review"]): Review => ({
	id: item.idx,
	userName: item.userName,
	stayId: item.productIdx,
	stayName: item.productName,
	roomName: item.roomName,
	title: item.title,
	content: item.content,
	stars: item.star,
	starAverage: item.starAvg,
	writtenOn: stayDateOf(item.createdDt.slice(0, 10)),
	checkIn: parseStayDate(item.checkinDate),
	checkOut: parseStayDate(item.checkoutDate),
	verificationSource: item.verificationSource,
});

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
