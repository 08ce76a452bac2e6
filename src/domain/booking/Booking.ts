import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { Compensation } from "#domain/coupon/compensation.ts";
import type { Guest } from "#domain/guests/Guest.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { VoucherTerms } from "#domain/offer/voucher.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import type { Payment, PaymentKind, PaymentStatus } from "#domain/payment/Payment.ts";
import type { Receipt } from "#domain/payment/Receipt.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { GeoPoint } from "#domain/stay/Stay.ts";
import type { RunningChange } from "./ChangeQuote.ts";

/** Tabs of the booking list (DOM-STATUS-20). */
export type BookingTab = "pending" | "complete" | "cancel";

/** How many bookings each tab holds (ENT-30). */
export type BookingCounts = Readonly<Record<BookingTab, number>>;

/** One row of the booking list (ENT-29). */
export interface BookingListItem {
	readonly orderProductId: number;
	readonly orderPaymentId: number;
	readonly orderNumber: string;
	readonly status: OrderProductStatus;
	readonly paymentStatus: PaymentStatus;
	readonly stayId: number;
	readonly stayName: string;
	readonly imageUrl: string | null;
	/** CSS colour shown until the image has come. */
	readonly imageColor: string | null;
	/** The demand that waits for its payment. */
	readonly extraPaymentId: number | null;
	readonly roomName: string;
	/** Null for a dateless voucher. */
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	/** The last day of a voucher, also when its day is fixed; null for all others. */
	readonly validUntil: StayDate | null;
	/** 'HH:mm' in the stay's own time. */
	readonly checkInTime: string | null;
	readonly checkOutTime: string | null;
	readonly isReviewed: boolean;
	readonly detailUrl: string | null;
}

/** A page of the booking list. */
export interface BookingList {
	readonly counts: BookingCounts;
	readonly bookings: readonly BookingListItem[];
}

/** One order product of an order: a room of a plan (ENT-23). */
export interface OrderProduct {
	readonly orderProductId: number;
	readonly status: OrderProductStatus;
	readonly stayId: number;
	readonly stayName: string;
	/** Empty when it is not known. */
	readonly stayEnglishName: string;
	readonly address: string;
	readonly position: GeoPoint;
	readonly stayPhone: string | null;
	readonly nationCode: string;
	readonly timeZone: string;
	readonly roomName: string;
	readonly ratePlanId: number;
	readonly ratePlanName: string;
	readonly mealName: string | null;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	/** The last day of a voucher, also when its day is fixed; null for all others. */
	readonly validUntil: StayDate | null;
	readonly checkInTime: string | null;
	readonly checkOutTime: string | null;
	readonly adults: number;
	readonly childAges: readonly number[];
	readonly confirmationNumber: string | null;
	/** This product's share of what was paid, by largest remainder. */
	readonly paidAmount: Won;
	/** What it brings in Awesome cash after the stay; a change of dates changes it. */
	readonly cashback: Won;
	/** Paid at the stay, not contained in what was paid. */
	readonly propertyFee: Won;
	/** False exactly when btnCancelYn is 'N'. */
	readonly hasCancelButton: boolean;
}

/** An order with all that its screens show (ENT-23 to ENT-28, DEC-166). */
export interface BookingDetail {
	readonly orderPaymentId: number;
	readonly orderNumber: string;
	/** orderNo: the short number people read out. */
	readonly orderNo: string | null;
	readonly externalOrderNumber: string | null;
	readonly channelIndex: number;
	readonly paymentKind: PaymentKind;
	/** Epoch milliseconds. */
	readonly orderedAt: number;
	/** The product the page is about, then the order's others. */
	readonly product: OrderProduct;
	readonly otherProducts: readonly OrderProduct[];
	/** Who booked, as they were then; null for a reader by link. [DEC-197] */
	readonly booker: Guest | null;
	readonly guest: Guest;
	readonly request: string | null;
	readonly payment: Payment;
	/** Every charge, the order's own first. */
	readonly receipts: readonly Receipt[];
	/** The ledger the traveller agreed to, and its digest: the 가격확인번호 (DEC-179). */
	readonly priceLines: readonly PriceLine[];
	readonly priceDigest: string;
	readonly coupons: readonly Coupon[];
	readonly cancelPolicy: CancelPolicy | null;
	readonly cancellation: Cancellation | null;
	readonly extraPayments: readonly ExtraPayment[];
	/** What the product's voucher was sold as; null when it is none. */
	readonly voucher: VoucherTerms | null;
	readonly rateComments: readonly string[];
	readonly imageUrls: readonly string[];
	/** Dates and guests can be changed now. */
	readonly isModifiable: boolean;
	/** Other dates or guests that are under way. */
	readonly change: RunningChange | null;
	readonly isReviewed: boolean;
	/** Proves a voucher to the stay's desk; null when there is none. */
	readonly checkCode: string | null;
}

/** How and when a booking was cancelled (cancelInfo). */
export interface Cancellation {
	/** Epoch milliseconds. */
	readonly requestedAt: number;
	readonly doneAt: number | null;
	readonly reason: string;
	/** The stay could not keep the booking. */
	readonly isBySeller: boolean;
	readonly penalty: Won;
	/** To the card or pay app. */
	readonly refundAmount: Won;
	readonly refundAwesomeCash: Won;
	readonly refundWelfarePoints: Won;
	/** The order's coupons can be used again. */
	readonly isCouponRestored: boolean;
	/** Until when it can be taken back (DEC-177); null when it never could or no longer can. */
	readonly undoUntil: number | null;
	/** What it was made good with, besides. */
	readonly compensation: Compensation | null;
}

/** A charge demanded after the booking (ENT-28, DEC-095). */
export interface ExtraPayment {
	readonly id: number;
	readonly orderProductId: number;
	/** Withdrawn: the stay no longer asks for it, and nothing was paid. */
	readonly state: "asked" | "paid" | "withdrawn";
	readonly amount: Won;
	/** Why it is asked for. */
	readonly reason: string | null;
	readonly stayId: number;
	readonly stayName: string;
	readonly roomName: string;
	readonly ratePlanName: string;
	readonly guest: Guest;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
}

/** Such a charge with what its page shows beside it (PROD-10). */
export interface ExtraPaymentDemand extends ExtraPayment {
	/** The stay's first picture. */
	readonly imageUrl: string | null;
}

/** What the review page knows about the stay to review (ENT-31). */
export interface ReviewableBooking {
	readonly orderProductId: number;
	readonly orderNumber: string;
	readonly channelIndex: number;
	readonly status: OrderProductStatus;
	readonly stayId: number;
	readonly stayName: string;
	readonly nationCode: string;
	readonly roomName: string;
	readonly ratePlanName: string;
	readonly mealName: string | null;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	readonly checkInTime: string | null;
	readonly checkOutTime: string | null;
	readonly nights: number;
	readonly guest: Guest;
}

/** What a holder of the text-message link sees (DEC-152). */
export interface LinkedOrder {
	readonly orderNumber: string;
	readonly confirmationNumber: string | null;
	readonly startDate: StayDate | null;
	readonly isSelectable: boolean;
	readonly status: OrderProductStatus;
}
