import type { Order, OrderProduct } from "#domain/booking/Order.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

/** A booked room, or vouchers, as the stay or its supplier needs to know them. */
export interface StayOrder {
	/** Our order number, which makes booking idempotent. */
	readonly orderNo: string;
	readonly channelIndex: number;
	/** The supplier's IDs; empty for a stay of our own. */
	readonly externalId: string;
	readonly externalRoomId: string;
	readonly externalRateplanId: string;
	/** Names as displayed when the booking was made. */
	readonly stayName: string;
	readonly roomName: string;
	readonly planName: string;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	/** The last day a voucher can be used; null for a booking of nights. */
	readonly validUntil: StayDate | null;
	readonly rooms: number;
	readonly adults: number;
	readonly childAges: readonly number[];
	readonly guestName: string;
	readonly guestTel: string;
	readonly guestEmail: string;
	/** The guest's request to the stay; empty when there is none. */
	readonly request: string;
	/** Our sale price, in whole won. */
	readonly amount: number;
}

/** Returns a product of an order as its stay needs to know it. */
export const stayOrderOf = (
	{ guestName, guestTel, guestEmail, request }: Order,
	product: OrderProduct,
): StayOrder => ({
	orderNo: product.orderNo,
	channelIndex: product.channelIndex,
	externalId: product.externalId ?? "",
	externalRoomId: product.externalRoomId ?? "",
	externalRateplanId: product.externalRatePlanId ?? "",
	stayName: product.snapshot.productName,
	roomName: product.snapshot.roomName,
	planName: product.snapshot.rateplanName,
	checkIn: product.checkIn,
	checkOut: product.checkOut,
	validUntil: product.validUntil,
	rooms: product.quantity,
	adults: product.adults,
	childAges: product.childAges,
	guestName,
	guestTel,
	guestEmail,
	request,
	amount: product.saleAmount,
});
