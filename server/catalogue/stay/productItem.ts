import { stockStatus } from "#domain/offer/stockStatus.ts";
import { scoreTenths } from "#domain/review/reviewScore.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import type { PlanOffer } from "#server/catalogue/pricing/offers.ts";
import { planCancelPolicy } from "#server/catalogue/pricing/planCancelPolicy.ts";
import type { StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import { cancelPolicyAnswer } from "./cancelPolicyAnswer.ts";
import { imageAnswers } from "./images.ts";
import { headlineOf } from "./productPrices.ts";
import type { StayCard } from "./store/stayCards.ts";
import { linesOf, type Schemas, textOrNull } from "./wire.ts";

/** Returns the review counts of a stay. The average has one decimal and is 0 without reviews. [ENT-34] */
export const reviewCounts = (card: StayCard): Schemas["ReviewCounts"] => ({
	reviewCount: card.review_count,
	starAvg: scoreTenths(card.star_sum, card.review_count) / 10,
	starOne: card.star_one,
	starTwo: card.star_two,
	starThree: card.star_three,
	starFour: card.star_four,
	starFive: card.star_five,
});

/** Builds a list item for a stay with the price of its cheapest plan; a null offer means that nothing is available. [ENT-13, DEC-161] */
export function productItem(
	card: StayCard,
	offer: PlanOffer | null,
	stay: StayTerms,
	now: number,
	distance: number | null = null,
): Schemas["ProductItem"] {
	const fee = offer && !offer.isHidden ? offer.plan.propertyFee * nightsOf(stay) * stay.rooms : null;
	return {
		productIdx: card.property_id,
		productName: card.name,
		productNameEn: textOrNull(card.name_en),
		productTypeName: card.type_name,
		nation: card.nation_name,
		nationCode: card.nation_code,
		city: card.city_name,
		cityCode: card.city_code,
		address: card.address,
		lat: card.lat,
		lng: card.lng,
		star: card.star,
		imgs: imageAnswers(card.images, card.channel_idx),
		wished: card.wished,
		reviewCounts: reviewCounts(card),
		...headlineOf(offer, stay),
		totalPropertyFee: fee,
		discountType: offer?.terms.discounts[0]?.kind ?? null,
		discountRate: offer?.terms.discounts[0]?.percent ?? 0,
		stock: offer?.stock ?? null,
		stockStatus: offer ? stockStatus(offer.stock) : "SOLD_OUT",
		cancelPolicy:
			offer &&
			cancelPolicyAnswer(
				planCancelPolicy(
					offer.plan.cancelPolicy,
					offer.plan.isPartialCancelAllowed,
					{ day: stay.checkInDate, time: card.check_in_time, timeZone: card.time_zone },
					now,
				),
				card.time_zone,
			),
		roomName: offer?.plan.roomName ?? null,
		rateplanName: offer?.plan.name ?? null,
		mealName: offer?.plan.meal ?? null,
		distance,
		tags: linesOf(card.tags, 30, 10),
	};
}
