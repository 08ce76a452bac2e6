import { bookingTabs } from "#domain/booking/bookingTabs.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { pictureLink } from "#server/catalogue/stay/images.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const listBooks: ContentHandler<"listBooks"> = async ({ path }, { member, services }) => {
	const { counts, bookings } = await services.bookings.list(member.memberId, path.status);
	return {
		bookCnts: bookingTabs.map((tab) => ({
			orderCnt: counts[tab],
			orderStatus: tab,
			userIdx: member.memberId,
		})),
		books: bookings.map((booking) => ({
			checkinDate: booking.checkIn,
			checkinTime: booking.checkIn && booking.checkInTime,
			checkoutDate: booking.checkOut,
			checkoutTime: booking.checkOut && booking.checkOutTime,
			validUntil: booking.validUntil,
			orderNum: booking.orderNum,
			orderPayIdx: booking.orderPayId,
			orderProductIdx: booking.orderProductId,
			orderProductStatus: booking.status,
			payStatus: booking.paymentStatus ?? "complete",
			productIdx: booking.propertyId,
			productImg: booking.imageKey && pictureLink(booking.imageKey, booking.channelIndex),
			productImgColor: null,
			productName: booking.productName,
			reviewed: booking.isReviewed,
			roomName: booking.roomName,
			detailUrl: addresses.booking.to(booking.orderProductId),
			orderAddPayIdx: booking.extraPaymentId,
		})),
	};
};
