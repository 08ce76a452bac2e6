import { bookingTabs } from "#domain/booking/bookingTabs.ts";
import type { ContentHandler } from "#server/http/handlers.ts";

export const listBooks: ContentHandler<"listBooks"> = async ({ path }, { member, services }) => {
	const { counts, bookings } = await services.bookings.list(member.memberId, path.status);
	return {
		bookCnts: bookingTabs.map((tab) => ({
			orderCnt: counts[tab],
			orderStatus: tab,
			userIdx: member.memberId,
		})),
		books: bookings.map((booking) => ({
			checkinDate: booking.check_in,
			checkinTime: booking.check_in && booking.check_in_time,
			checkoutDate: booking.check_out,
			checkoutTime: booking.check_out && booking.check_out_time,
			orderNum: booking.order_num,
			orderPayIdx: booking.order_pay_id,
			orderProductIdx: booking.order_product_id,
			orderProductStatus: booking.status,
			payStatus: booking.pay_status ?? "complete",
			productIdx: booking.property_id,
			productImg: booking.snapshot.imageKey,
			productImgColor: null,
			productName: booking.snapshot.productName,
			reviewed: booking.is_reviewed,
			roomName: booking.snapshot.roomName,
			detailUrl: `/mypage/books/${booking.order_product_id}`,
			orderAddPayIdx: booking.order_add_pay_id,
		})),
	};
};
