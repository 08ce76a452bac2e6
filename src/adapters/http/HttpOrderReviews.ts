import type { ReviewDraft } from "#domain/review/reviewRules.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { OrderReviews } from "#ports/OrderReviews.ts";
import { HttpPort } from "./HttpPort.ts";
import { reviewOf } from "./wireReviews.ts";
import { dayOrNull } from "./wireStays.ts";
import { withSignal } from "./withSignal.ts";

export class HttpOrderReviews extends HttpPort implements OrderReviews {
	view(orderProductId: number, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/reviews/order-products/{id}", {
					params: { path: { id: orderProductId } },
					...withSignal(options),
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
		);
	}

	write(orderProductId: number, { title, content, stars }: ReviewDraft) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/reviews/order-products/{id}", {
					params: { path: { id: orderProductId } },
					body: { title, content, star: stars },
				}),
			({ review }) => reviewOf(review),
		);
	}

	addPhoto(id: number, photo: { readonly image: string; readonly alt: string }) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/reviews/order-products/{id}/photos", {
					params: { path: { id } },
					body: photo,
				}),
			({ review }) => reviewOf(review),
		);
	}

	removePhoto(id: number, url: string) {
		const photoKey = /[0-9a-f]{32}/.exec(url)?.[0] ?? "";
		return this.calls.send(
			() =>
				this.calls.content.DELETE("/v1/reviews/order-products/{id}/photos/{photoKey}", {
					params: { path: { id, photoKey } },
				}),
			({ review }) => reviewOf(review),
		);
	}
}
