import { reviewAnswer } from "#server/catalogue/review/reviewAnswer.ts";
import { pictureLink } from "#server/catalogue/stay/images.ts";
import type { Schemas } from "#server/catalogue/stay/wire.ts";
import type { ReviewedBooking, WrittenReview } from "#server/commerce/review/Reviews.ts";

export const writtenReviewAnswer = ({ review, average }: WrittenReview): Schemas["Review"] =>
	reviewAnswer(review, average);

/** Returns what the review page shows about the stay, as it was described when it was bought. [ENT-31] */
export function reviewedBookingAnswer({ order, product, written }: ReviewedBooking): {
	readonly bookReviewItem: Schemas["BookReviewItem"];
	readonly review: Schemas["Review"] | null;
} {
	const { snapshot, checkIn, checkOut } = product;
	return {
		bookReviewItem: {
			checkinDate: checkIn,
			checkinTime: checkIn && product.checkInTime,
			checkoutDate: checkOut,
			checkoutTime: checkOut && product.checkOutTime,
			guestName: order.guestName,
			guestTel: order.guestTel,
			guestEmail: order.guestEmail,
			idx: product.orderProductId,
			mealTypeName: snapshot.mealName,
			nationCode: snapshot.nationCode,
			orderChannelIdx: product.channelIndex,
			orderNum: order.orderNum,
			orderProductIdx: product.orderProductId,
			orderProductStatus: product.status,
			productIdx: product.propertyId,
			productName: snapshot.productName,
			productImg: snapshot.imageKey && pictureLink(snapshot.imageKey, product.channelIndex),
			roomIdx: product.roomId,
			roomName: snapshot.roomName,
			rateplanIdx: product.ratePlanId,
			rateplanName: snapshot.rateplanName,
			terms: product.nights ?? 0,
		},
		review: written && writtenReviewAnswer(written),
	};
}
