import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { MemberGrade, MemberType } from "#domain/member/Member.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { VoucherTerms } from "#domain/offer/voucher.ts";
import type { OrderState } from "#domain/order/orderMachine.ts";
import type { PaymentKind } from "#domain/payment/Payment.ts";
import { invariant } from "#domain/shared/invariant.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { isCancelState } from "./orderStatus.ts";

/** What was bought, in the words of that day. */
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
	/** Of one room's night, paid at the stay beside what was paid. */
	readonly propertyFee?: number;
	/** Of a voucher: for how long and for which nights it was sold. */
	readonly voucher?: Pick<VoucherTerms, "validDays" | "weekdaysOnly">;
}

/** One room, or some vouchers, of an order. Amounts are whole won, moments epoch milliseconds. */
export interface OrderProduct {
	readonly orderProductId: number;
	readonly orderPayId: number;
	/** The order's number with the room's. */
	readonly orderNo: string;
	readonly memberId: number;
	/** Null while the order is not paid. */
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
	/** The last day a voucher can be used on; it stays when a day has been fixed. Null for all others. */
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
	/** Given back so far. */
	readonly refundedAmount: number;
	readonly refundedAwesomeCash: number;
	readonly refundedWelfarePoints: number;
	readonly cashbackRate: number;
	readonly cashbackAmount: number;
	readonly cancelPolicy: CancelPolicy;
	/** The seller has not switched cancelling off. */
	readonly isCancelOffered: boolean;
	readonly cancelRequestedAt: number | null;
	readonly cancelledAt: number | null;
	readonly snapshot: StaySnapshot;
}

/** A purchase with its rooms. Amounts are whole won, moments epoch milliseconds. */
export interface Order {
	readonly orderPayId: number;
	readonly orderNum: string;
	readonly memberId: number;
	readonly stage: "hold" | "placed" | "expired";
	/** Null once the order is paid or has come to nothing. */
	readonly heldUntil: number | null;
	readonly payKind: Exclude<PaymentKind, "addpay">;
	readonly payMethod: string;
	readonly orderType: "OO" | "OC" | "MO" | "MC" | null;
	/** The digest of the base price as it was seen. */
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
	/** The member as at the time of paying; null before it (PAY-03). */
	readonly memberTypeAtPaid: MemberType | null;
	readonly memberGradeAtPaid: MemberGrade | null;
	readonly discountPercentAtPaid: number | null;
	readonly promotionId: number | null;
	/** The member as they were when booking; empty texts where there was nothing. [DEC-197] */
	readonly bookerName: string;
	readonly bookerTel: string;
	readonly bookerEmail: string;
	readonly guestName: string;
	readonly guestTel: string;
	readonly guestEmail: string;
	readonly request: string;
	/** Counts every change, so that a promise about the order binds only as long as it is the same. */
	readonly version: number;
	readonly createdAt: number;
	/** In order; never empty. */
	readonly products: readonly OrderProduct[];
}

export function firstProduct({ products }: Pick<Order, "products">): OrderProduct {
	const [product] = products;
	invariant(product, "an order has a product");
	return product;
}

/** An order as far as it is about some of its rooms: of several vouchers each has a day of its own, or none. */
export const about = (order: Order, ...products: readonly OrderProduct[]): Order => ({ ...order, products });

/** Whether a room is booked, and neither cancelled nor on its way there. */
export const stands = ({ status }: Pick<OrderProduct, "status">): boolean =>
	status !== null && !isCancelState(status);

/** What an order is shown by: the first of its rooms that stands, or the first where none does. */
export const standingProduct = (order: Pick<Order, "products">): OrderProduct =>
	order.products.find(stands) ?? firstProduct(order);

/** What is paid at the stay for a room, beside the order; a voucher that waits for its day has no nights to pay for. */
export const feeAtStay = ({ snapshot, nights }: Pick<OrderProduct, "snapshot" | "nights">): number =>
	(snapshot.propertyFee ?? 0) * (nights ?? 0);

/** The product a call names; the caller has found the order by it. */
export function productOf({ products }: Pick<Order, "products">, orderProductId: number): OrderProduct {
	const product = products.find((each) => each.orderProductId === orderProductId);
	invariant(product, `${orderProductId} is a product of the order`);
	return product;
}
