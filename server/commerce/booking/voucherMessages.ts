import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { Order, OrderProduct } from "#domain/booking/Order.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { type Message, notify, stayText } from "./bookingMessages.ts";

/** Tells booker and guest that the holder of a voucher has fixed its day. [DEC-192] */
export function notifyDayFixed(tx: Queryable, order: Order, now: number): Promise<void> {
	const message: Message = {
		subject: "[{site}] 이용권의 날짜를 정했어요",
		lines: [
			"이용권의 날짜를 정했고 예약이 확정되었어요.",
			"",
			stayText(order),
			`예약번호: ${order.orderNum}`,
		],
		short: `[{site}] 이용권의 날짜를 정했어요. ${stayText(order)}`,
	};
	return notify(tx, order, { booker: message, guest: message }, now);
}

/** Tells the booker that the chosen day awaits the stay's confirmation. */
export function notifyDayAsked(tx: Queryable, order: Order, now: number): Promise<void> {
	const message: Message = {
		subject: "[{site}] 이용권의 날짜를 요청했어요",
		lines: ["숙소가 확인하면 예약이 확정돼요.", "", stayText(order), `예약번호: ${order.orderNum}`],
		short: `[{site}] 이용권의 날짜를 요청했어요. ${stayText(order)}`,
	};
	return notify(tx, order, { booker: message, guest: null }, now);
}

/** Reminds the booker that an unused voucher expires soon. [DEC-192] */
export function notifyVoucherEnding(
	tx: Queryable,
	order: Order,
	product: OrderProduct,
	now: number,
): Promise<void> {
	const until = (product.validUntil ?? "").replaceAll("-", ".");
	const isOwn = isOwnChannel(product.channelIndex);
	const message: Message = {
		subject: `[{site}] 이용권 유효기간이 ${until}까지예요`,
		lines: [
			`아직 쓰지 않은 이용권을 ${until}까지 쓸 수 있어요.`,
			"",
			`${product.snapshot.productName} / ${product.snapshot.rateplanName}`,
			`예약번호: ${order.orderNum}`,
			...(isOwn ? [] : [bookDetailCopy.day.byStay]),
			`${isOwn ? "날짜 정하기" : "예약 상세"}: ${addresses.booking.to(product.orderProductId)}`,
		],
		short: `[{site}] ${product.snapshot.productName} 이용권을 ${until}까지 쓸 수 있어요.`,
	};
	return notify(tx, order, { booker: message, guest: null }, now);
}
