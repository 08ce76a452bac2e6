import { productOf } from "#domain/booking/Order.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { ContentHandler } from "#server/services/Handler.ts";

export const fixVoucherDay: ContentHandler<"fixVoucherDay"> = async (
	{ path, body },
	{ member, services },
) => {
	const order = await services.bookings.fixDay(member.memberId, path.id, stayDateOf(body.checkInDate));
	const product = productOf(order, path.id);
	return {
		orderProductIdx: product.orderProductId,
		orderProductStatus: product.status ?? "pending",
		checkinDate: product.checkIn,
		checkoutDate: product.checkOut,
	};
};
