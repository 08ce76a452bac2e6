import type { components } from "#contracts/content.d.ts";
import { imageCounts, sortImages } from "#domain/content/images.ts";
import type { PlanChoice } from "#domain/offer/planAddress.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { StayDetail } from "#domain/stay/Stay.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { StayCatalog } from "#ports/StayCatalog.ts";
import { HttpPort } from "./HttpPort.ts";
import { optionDetail, stayOffers } from "./wireOffers.ts";
import {
	nightPrice,
	reviewSummary,
	stayImage,
	stayPrices,
	wireSearchFields,
	wonOrNull,
} from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

export class HttpStayCatalog extends HttpPort implements StayCatalog {
	detail(productIdx: number, condition: SearchCondition, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v2/products/{productIdx}", {
					params: { path: { productIdx } },
					body: wireSearchFields(condition),
					...withSignal(options),
				}),
			stayDetail,
		);
	}

	offers(productIdx: number, condition: SearchCondition, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/products/{productIdx}/rateplans-v3", {
					params: { path: { productIdx } },
					body: wireSearchFields(condition),
					...withSignal(options),
				}),
			stayOffers,
		);
	}

	option(productIdx: number, choice: PlanChoice, condition: SearchCondition, options: CallOptions = {}) {
		const path = {
			productIdx,
			orderType: choice.bookingKind,
			accoms: choice.stay,
			rooms: choice.room,
			rateplan: choice.plan,
		};
		return this.calls.send(
			() =>
				this.calls.content.POST(
					"/v1/products/{productIdx}/order-type/{orderType}/ids/{accoms}/rooms/{rooms}/rateplan/{rateplan}",
					{
						params: { path },
						body: {
							...wireSearchFields(condition),
							...(choice.pieces !== null && { count: choice.pieces }),
							promotionIdx: choice.promotionId,
						},
						...withSignal(options),
					},
				),
			optionDetail,
		);
	}

	priceDays(productIdx: number, condition: SearchCondition, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/products/{productIdx}/price-days", {
					params: { path: { productIdx } },
					body: wireSearchFields(condition),
					...withSignal(options),
				}),
			({ days }) =>
				days.map((day) => ({
					...nightPrice(day),
					stay: { isFree: day.stayAble === "Y", amount: wonOrNull(day.stayAmount) },
				})),
		);
	}

	nearby(productIdx: number, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/products/{productIdx}/poi", {
					params: { path: { productIdx } },
					body: {},
					...withSignal(options),
				}),
			({ pois }) =>
				pois.map(({ name, category, distance, lat, lng }) => ({
					name,
					category,
					distanceInMetres: distance,
					position: { latitude: lat, longitude: lng },
				})),
		);
	}
}

const stayDetail = (data: components["schemas"]["ProductDetail"]): StayDetail => ({
	id: data.info.idx,
	info: {
		name: data.info.productName,
		englishName: data.info.productNameEn,
		typeName: data.info.productTypeName,
		typeNames: data.info.productTypeNames,
		stars: data.info.star,
		phone: data.info.phone,
		fax: data.info.fax,
		chain: data.info.chain,
		brand: data.info.brand,
	},
	notices: data.detailInfo,
	nationCode: data.location.nationCode,
	nationName: data.location.nation,
	cityCode: data.location.cityCode,
	cityName: data.location.city,
	address: data.location.address,
	position: { latitude: data.location.lat, longitude: data.location.lng },
	images: sortImages(data.img).slice(0, imageCounts.detail).map(stayImage),
	facilities: data.facilities.map(({ facCode, facName, facImg, category }) => ({
		code: facCode,
		name: facName,
		imageUrl: facImg,
		category,
	})),
	prices: data.prices && stayPrices(data.prices),
	nights: data.terms,
	averageNight: wonOrNull(data.averageNightAmount),
	reviews: reviewSummary(data.reviews),
	isWished: data.favoriteProductIdx !== null,
	hasEvent: data.event,
	isStayFestival: data.stayFesta,
	eventId: data.eventIdx,
	checkInTime: data.info.checkinTime,
	checkOutTime: data.info.checkoutTime,
	seller: data.seller,
});
