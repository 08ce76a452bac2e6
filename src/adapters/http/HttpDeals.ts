import type { components } from "#contracts/content.d.ts";
import type { PromotionContent, SaleDate } from "#domain/offer/Promotion.ts";
import type { DaySpan } from "#domain/offer/saleCalendar.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Deals } from "#ports/Deals.ts";
import { HttpPort } from "./HttpPort.ts";
import { dayOrNull, staySummary, wonOrNull } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

type Wire = components["schemas"];

export class HttpDeals extends HttpPort implements Deals {
	view(id: number, secret: string | null, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/event-products/awesome/{id}", {
					params: { path: { id }, query: secret === null ? {} : { secret } },
					...withSignal(options),
				}),
			(data) => ({
				content: promotionContent(data.event),
				stays: data.products.map(staySummary),
				plans: data.rateplans.map((plan) => ({
					stayId: plan.productIdx,
					stayName: plan.productName,
					roomId: plan.roomIdx,
					ratePlanId: plan.rateplanIdx,
					ratePlanName: plan.rateplanName,
					externalStayId: plan.externalId,
					externalRoomId: plan.externalRoomId,
					externalRatePlanId: plan.externalRateplanId,
					minNights: plan.minNights,
					promotionId: plan.promotionIdx,
				})),
			}),
		);
	}

	saleDates(
		id: number,
		secret: string | null,
		rateplanIdx: number,
		{ from, to }: DaySpan,
		options: CallOptions = {},
	) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/event-products/sale-dates/{id}", {
					params: { path: { id }, query: secret === null ? {} : { secret } },
					body: { rateplanIdx, startDate: from, endDate: to },
					...withSignal(options),
				}),
			({ saleDates }) => saleDates.map(saleDateOf),
		);
	}

	ofStay(productIdx: number, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/products/findProductDetailEvent/{productIdx}", {
					params: { path: { productIdx } },
					...withSignal(options),
				}),
			({ event }) => event && promotionContent(event),
		);
	}
}

const promotionContent = (event: Wire["PromotionContent"]): PromotionContent => ({
	eventId: event.eventIdx,
	url: event.eventUrl,
	title: event.eventTitle,
	subtitle: event.eventSubTitle,
	imageUrl: event.productImg,
	imageColor: event.productImgColor,
	saleTerm: event.saleTerm,
	stayStartDate: dayOrNull(event.stayStartDate),
	stayEndDate: dayOrNull(event.stayEndDate),
	discountPercent: event.discountRate,
	discountPrice: won(event.discountPrice),
	alarmId: event.alarmIdx,
	couponId: event.couponIdx,
	html: event.html,
});

const saleDateOf = (day: Wire["SaleDate"]): SaleDate => ({
	date: stayDateOf(day.date),
	price: wonOrNull(day.price),
	stockStatus: day.stockStatus,
	isOnSale: day.saleAble === "Y",
});
