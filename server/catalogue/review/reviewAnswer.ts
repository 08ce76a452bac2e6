import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { Schemas } from "#server/catalogue/stay/wire.ts";
import type { ExternalRating } from "./store/ReviewStatsStore.ts";
import type { StoredReview } from "./store/ReviewStore.ts";

/** Builds the public form of a review. Its author appears by name only; member and order IDs are never exposed. [ENT-33] */
export const reviewAnswer = (review: StoredReview, starAvg: number): Schemas["Review"] => ({
	idx: review.id,
	userIdx: null,
	userName: review.userName,
	orderIdx: null,
	productIdx: review.propertyId,
	productName: review.propertyName,
	roomName: review.roomName,
	title: review.title,
	content: review.content,
	star: review.stars as Schemas["Review"]["star"],
	starAvg,
	createdDt: koreanDateTime(review.createdAt),
	checkinDate: review.checkIn,
	checkoutDate: review.checkOut,
	verificationSource: review.verificationSource,
	photos: review.photos.map(({ key, alt }) => ({ imgUrl: `/photos/${key}.jpg`, alt })),
	reply: review.reply && {
		content: review.reply.content,
		createdDt: koreanDateTime(review.reply.writtenAt),
	},
});

export const ratingAnswer = (rating: ExternalRating): Schemas["ExternalRating"] => ({
	overall: rating.overall ?? null,
	cleanliness: rating.cleanliness ?? null,
	service: rating.service ?? null,
	comfort: rating.comfort ?? null,
	condition: rating.condition ?? null,
	location: rating.location ?? null,
	neighborhoodRating: rating.neighborhood_rating ?? null,
	qualityRating: rating.quality_rating ?? null,
	valueRating: rating.value_rating ?? null,
	amenitiesRating: rating.amenities_rating ?? null,
	recommendationPer: rating.recommendation_per ?? null,
});
