import type { components } from "#contracts/content.d.ts";
import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { NightPrice } from "#domain/offer/priceDays.ts";
import type { ReviewSummary } from "#domain/review/Review.ts";
import type { StayTerms } from "#domain/search/SearchCondition.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { type StayDate, stayDateOf } from "#domain/shared/StayDate.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import { koreanZone } from "#domain/shared/zonedTime.ts";
import type { StayOffer, StayPrices, StaySummary } from "#domain/stay/Stay.ts";
import type { StayImage } from "#domain/stay/StayImage.ts";

type Wire = components["schemas"];

export const wonOrNull = (amount: number | null): Won | null => (amount === null ? null : won(amount));

export const dayOrNull = (day: string | null): StayDate | null => (day === null ? null : stayDateOf(day));

export const nightPrice = ({ date, nightAmount, nightAble }: Wire["PlacePriceDay"]): NightPrice => ({
	date: stayDateOf(date),
	night: { isFree: nightAble === "Y", amount: wonOrNull(nightAmount) },
});

/** Builds the request fields that a stay's price depends on. */
export const wireStayTerms = ({ checkInDate, checkOutDate, adults, childAges, rooms }: StayTerms) => ({
	checkInDate,
	checkOutDate,
	adtCnt: adults,
	chdCnt: childAges.length,
	count: rooms,
});

/** Builds the search fields shared by all calls for a stay's prices (SEARCH-COND-01). */
export const wireSearchFields = (terms: StayTerms) => ({
	...wireStayTerms(terms),
	chdAges: [...terms.childAges],
});

export function staySummary(item: Wire["ProductItem"]): StaySummary {
	return {
		id: item.productIdx,
		name: item.productName,
		typeName: item.productTypeName,
		nationCode: item.nationCode,
		nationName: item.nation,
		cityName: item.city,
		address: item.address,
		stars: item.star,
		position: { latitude: item.lat, longitude: item.lng },
		images: item.imgs.map(stayImage),
		prices: item.prices && stayPrices(item.prices),
		offer: item.prices && stayOffer(item),
		reviews: reviewSummary(item.reviewCounts),
		isWished: item.wished,
		cancelPolicy: item.cancelPolicy && cancelPolicy(item.cancelPolicy),
		tags: item.tags,
	};
}

export const stayImage = ({
	imgLink,
	sort,
	imgAlt,
	imgColor,
	imgGroup,
	imgFocus,
}: Wire["ProductImage"]): StayImage => ({
	url: imgLink,
	sort,
	alt: imgAlt,
	color: imgColor,
	...(imgGroup !== undefined && { group: imgGroup }),
	...(imgFocus !== undefined && { focus: imgFocus }),
});

export const stayPrices = (prices: Wire["ProductPrices"]): StayPrices => ({
	publicLowest: wonOrNull(prices.displayLowestAmount),
	memberLowest: wonOrNull(prices.awesomeLowestAmount),
	memberDiscountPercent: prices.awesomePer,
	cashbackPercent: prices.cashbackRate,
	listPrice: wonOrNull(prices.customerPrice),
	isHidden: prices.hiddenAmountFlag === "Y",
});

const stayOffer = (item: Wire["ProductItem"]): StayOffer => ({
	nights: item.terms,
	total: wonOrNull(item.stayTotalAmount),
	averageNight: wonOrNull(item.averageNightAmount),
	memberTotal: wonOrNull(item.awesomeStayTotalAmount),
	propertyFee: wonOrNull(item.totalPropertyFee),
	discountKind: item.discountType,
	discountPercent: item.discountRate,
	stock: item.stock,
	roomName: item.roomName,
	mealName: item.mealName,
});

export const reviewSummary = (counts: Wire["ReviewCounts"]): ReviewSummary => ({
	count: counts.reviewCount,
	average: counts.starAvg,
	byStars: {
		1: counts.starOne,
		2: counts.starTwo,
		3: counts.starThree,
		4: counts.starFour,
		5: counts.starFive,
	},
});

export const cancelPolicy = (policy: Wire["CancelPolicy"]): CancelPolicy => ({
	isCancellable: policy.isCancelAvail === null ? null : policy.isCancelAvail === "Y",
	isPartialCancelAllowed: policy.partialCancel,
	cancelDate: policy.cancelDate,
	cancelText: policy.cancelText,
	tiers: policy.tiers.map(({ until, refundPercent }) => ({
		until: until === null ? null : koreanInstant(until),
		refundPercent,
	})),
	...(policy.timeZone === koreanZone ? {} : { timeZone: policy.timeZone }),
});
