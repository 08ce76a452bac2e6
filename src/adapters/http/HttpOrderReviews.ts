import type { Review } from "#domain/review/Review.ts";
import type { ReviewDraft } from "#domain/review/reviewRules.ts";
import { koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import { failures } from "#domain/support/failures.ts";
import type { OrderReviews } from "#ports/OrderReviews.ts";
import type { HttpCalls } from "./HttpCalls.ts";
import type { components } from "./schema/content.d.ts";
import { dayOrNull } from "./wireBookings.ts";

export class HttpOrderReviews implements OrderReviews {
	readonly #calls: HttpCalls;

	constructor(calls: HttpCalls) {
		this.#calls = calls;
	}

	view(orderProductId: number, { signal }: { readonly signal?: AbortSignal | undefined } = {}) {
		return this.#calls.send(
			() =>
				this.#calls.content.GET("/v1/reviews/order-products/{id}", {
					params: { path: { id: orderProductId } },
					...(signal ? { signal } : {}),
				}),
			({ bookReviewItem: item, review }) => ({
				booking: {
					orderProductId: item.orderProductIdx,
					orderNumber: item.orderNum,
					channelIndex: item.orderChannelIdx,
					status: item.orderProductStatus,
					stayId: item.productIdx,
					stayName: item.productName,
					nationCode: item.nationCode,
					roomName: item.roomName,
					ratePlanName: item.rateplanName,
					mealName: item.mealTypeName,
					checkIn: dayOrNull(item.checkinDate),
					checkOut: dayOrNull(item.checkoutDate),
					checkInTime: item.checkinTime,
					checkOutTime: item.checkoutTime,
					nights: item.terms,
					guest: { name: item.guestName, phone: item.guestTel, email: item.guestEmail },
				},
				imageUrl: item.productImg,
				review: review && reviewOf(review),
			}),
			{ silent: true },
		);
	}

	write(orderProductId: number, { title, content, stars }: ReviewDraft) {
		return this.#calls.send(
			() =>
				this.#calls.content.POST("/v1/reviews/order-products/{id}", {
					params: { path: { id: orderProductId } },
					body: { title, content, star: stars },
				}),
			({ review }) => reviewOf(review),
			{ handles: [failures.alreadyReviewed.code] },
		);
	}
}

const reviewOf = (wire: components["schemas"]["Review"]): Review => ({
	id: wire.idx,
	userName: wire.userName,
	stayId: wire.productIdx,
	stayName: wire.productName,
	roomName: wire.roomName,
	title: wire.title,
	content: wire.content,
	stars: wire.star,
	starAverage: wire.starAvg,
	writtenOn: koreanDay(koreanInstant(wire.createdDt) ?? 0),
	checkIn: dayOrNull(wire.checkinDate),
	checkOut: dayOrNull(wire.checkoutDate),
	verificationSource: wire.verificationSource,
});
