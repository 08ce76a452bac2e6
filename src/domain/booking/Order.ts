import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { MemberGrade, MemberType } from "#domain/member/Member.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { VoucherTerms } from "#domain/offer/voucher.ts";
import type { OrderState } from "#domain/order/orderMachine.ts";
import type { PaymentKind } from "#domain/payment/Payment.ts";
import { invariant } from "#domain/shared/invariant.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { isCancelState } from "./orderStatus.ts";

/** What was bought, as described at the time of purchase. */
export interface StaySnapshot {
	readonly productName: string;
	readonly productNameEn: string;
	readonly nationCode: string;
	readonly timeZone: string;
	readonly address: string;
	readonly lat: number;
	readonly lng: number;
	readonly phone: string | null;
	readonly imageKey: string | null;
	readonly roomName: string;
	readonly roomTypeName: string | null;
	readonly bedTypeName: string | null;
	readonly rateplanName: string;
	readonly mealName: string | null;
	readonly includes?: readonly string[];
	readonly detail?: readonly string[];
	readonly usage?: readonly string[];
	readonly valueAdds?: readonly string[];
	readonly rateComments?: readonly string[];
	readonly basicNum?: number;
	readonly maxNum?: number;
	/** Fee per room and night, paid at the stay and not part of the amount paid. */
	readonly propertyFee?: number;
	/** For a voucher: how long and for which nights it was valid when sold. */
	readonly voucher?: Pick<VoucherTerms, "validDays" | "weekdaysOnly">;
}

/** One room, or one or more vouchers, of an order. Amounts are whole won, timestamps epoch milliseconds. */
export interface OrderProduct {
	readonly orderProductId: number;
	readonly orderPayId: number;
	/** The order number followed by the room's number. */
	readonly orderNo: string;
	readonly memberId: number;
	/** Null while the order is unpaid. */
	readonly status: Exclude<OrderState, "new"> | null;
	readonly heldStatus: Exclude<OrderState, "new"> | null;
	readonly propertyId: number;
	readonly roomId: number;
	readonly ratePlanId: number;
	readonly channelIndex: number;
	readonly externalId: string | null;
	readonly externalRoomId: string | null;
	readonly externalRatePlanId: string | null;
	readonly externalOrderNum: string | null;
	readonly confirmationNumber: string | null;
	/** Null for a dateless voucher. */
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	/** Last day a voucher can be used, kept after its date has been fixed. Null for all other products. */
	readonly validUntil: StayDate | null;
	readonly nights: number | null;
	readonly checkInTime: string;
	readonly checkOutTime: string;
	readonly quantity: number;
	readonly adults: number;
	readonly childAges: readonly number[];
	readonly originalAmount: number;
	readonly saleAmount: number;
	readonly couponAmount: number;
	readonly awesomeCashAmount: number;
	readonly welfarePointAmount: number;
	readonly totalAmount: number;
	/** Amount refunded so far. */
	readonly refundedAmount: number;
	readonly refundedAwesomeCash: number;
	readonly refundedWelfarePoints: number;
	readonly cashbackRate: number;
	readonly cashbackAmount: number;
	readonly cancelPolicy: CancelPolicy;
	/** Whether the seller allows cancelling, i.e. has not switched it off. */
	readonly isCancelOffered: boolean;
	/** Null unless a cancellation waits to be accepted. */
	readonly cancelRequestedAt: number | null;
	readonly cancelledAt: number | null;
	readonly snapshot: StaySnapshot;
}

/** A purchase with its rooms. Amounts are whole won, timestamps epoch milliseconds. */
export interface Order {
	readonly orderPayId: number;
	readonly orderNum: string;
	readonly memberId: number;
	readonly stage: "hold" | "placed" | "expired";
	/** Null once the order has been paid or has expired. */
	readonly heldUntil: number | null;
	readonly payKind: Exclude<PaymentKind, "addpay">;
	readonly payMethod: string;
	readonly orderType: "OO" | "OC" | "MO" | "MC" | null;
	/** Digest of the base price shown to the buyer. */
	readonly keyCode: string;
	readonly lines: readonly PriceLine[];
	readonly originalAmount: number;
	readonly saleAmount: number;
	readonly discountedAmount: number;
	readonly couponAmount: number;
	readonly awesomeCashAmount: number;
	readonly welfarePointAmount: number;
	readonly totalAmount: number;
	readonly refundedAwesomeCash: number;
	readonly refundedWelfarePoints: number;
	/** The member's standing at the time of payment; null before it (PAY-03). */
	readonly memberTypeAtPaid: MemberType | null;
	readonly memberGradeAtPaid: MemberGrade | null;
	readonly discountPercentAtPaid: number | null;
	readonly promotionId: number | null;
	/** The booker's details at the time of booking; empty strings where there were none. [DEC-197] */
	readonly bookerName: string;
	readonly bookerTel: string;
	readonly bookerEmail: string;
	readonly guestName: string;
	readonly guestTel: string;
	readonly guestEmail: string;
	readonly request: string;
	/** Incremented on every change, so that a quote for the order is binding only while the order is unchanged. */
	readonly version: number;
	readonly createdAt: number;
	/** In order of position; never empty. */
	readonly products: readonly OrderProduct[];
}

export function firstProduct({ products }: Pick<Order, "products">): OrderProduct {
	const [product] = products;
	invariant(product, "an order has a product");
	return product;
}

/** Returns the order reduced to the given products. Needed because each of several vouchers has a date of its own, or none. */
export const withProducts = (order: Order, ...products: readonly OrderProduct[]): Order => ({
	...order,
	products,
});

/** Whether a room is booked, i.e. neither cancelled nor being cancelled. */
export const isActive = ({ status }: Pick<OrderProduct, "status">): boolean =>
	status !== null && !isCancelState(status);

/** Returns the product that represents the order: the first active one, or the first of all when none is active. */
export const representativeProduct = (order: Pick<Order, "products">): OrderProduct =>
	order.products.find(isActive) ?? firstProduct(order);

/** Returns the fee paid at the stay for a room, outside the order. A voucher whose date is not fixed yet has no nights to charge for. */
export const feeAtStay = ({ snapshot, nights }: Pick<OrderProduct, "snapshot" | "nights">): number =>
	(snapshot.propertyFee ?? 0) * (nights ?? 0);

/** Returns the product with the given id; the caller must have looked up the order by it. */
export function productOf({ products }: Pick<Order, "products">, orderProductId: number): OrderProduct {
	const product = products.find((each) => each.orderProductId === orderProductId);
	invariant(product, `${orderProductId} is a product of the order`);
	return product;
}
