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

/** Number of bookings in each tab (ENT-30). */
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
	/** CSS colour shown until the image has loaded. */
	readonly imageColor: string | null;
	/** The extra payment still to be paid; null when there is none. */
	readonly extraPaymentId: number | null;
	readonly roomName: string;
	/** Null for a dateless voucher. */
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	/** Last day of a voucher's validity, kept after its date has been fixed; null for all other bookings. */
	readonly validUntil: StayDate | null;
	/** 'HH:mm' in the stay's local time. */
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

/** One order product of an order: a room booked under a rate plan (ENT-23). */
export interface OrderProduct {
	readonly orderProductId: number;
	readonly status: OrderProductStatus;
	readonly stayId: number;
	readonly stayName: string;
	/** Empty when unknown. */
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
	/** Last day of a voucher's validity, kept after its date has been fixed; null for all other products. */
	readonly validUntil: StayDate | null;
	readonly checkInTime: string | null;
	readonly checkOutTime: string | null;
	readonly adults: number;
	readonly childAges: readonly number[];
	readonly confirmationNumber: string | null;
	/** This product's share of the amount paid, allocated by the largest-remainder method. */
	readonly paidAmount: Won;
	/** Awesome cash credited after the stay; changing the dates changes it. */
	readonly cashback: Won;
	/** Fee paid at the stay, not included in the amount paid. */
	readonly propertyFee: Won;
	/** False exactly when btnCancelYn is 'N'. */
	readonly hasCancelButton: boolean;
}

/** An order with everything its screens show (ENT-23 to ENT-28, DEC-166). */
export interface BookingDetail {
	readonly orderPaymentId: number;
	readonly orderNumber: string;
	/** orderNo: the short number that people read out. */
	readonly orderNo: string | null;
	readonly externalOrderNumber: string | null;
	readonly channelIndex: number;
	readonly paymentKind: PaymentKind;
	/** Epoch milliseconds. */
	readonly orderedAt: number;
	/** The product this page is about; `otherProducts` holds the rest of the order. */
	readonly product: OrderProduct;
	readonly otherProducts: readonly OrderProduct[];
	/** The booker as recorded at booking time; null when the order is viewed through a link. [DEC-197] */
	readonly booker: Guest | null;
	readonly guest: Guest;
	readonly request: string | null;
	readonly payment: Payment;
	/** All charges, starting with the order's own. */
	readonly receipts: readonly Receipt[];
	/** The price ledger the traveller agreed to; `priceDigest` is its digest, the 가격확인번호 (DEC-179). */
	readonly priceLines: readonly PriceLine[];
	readonly priceDigest: string;
	readonly coupons: readonly Coupon[];
	readonly cancelPolicy: CancelPolicy | null;
	readonly cancellation: Cancellation | null;
	readonly extraPayments: readonly ExtraPayment[];
	/** The voucher terms the product was sold under; null when it is not a voucher. */
	readonly voucher: VoucherTerms | null;
	readonly rateComments: readonly string[];
	readonly imageUrls: readonly string[];
	/** Whether dates and guests can be changed now. */
	readonly isModifiable: boolean;
	/** The change of dates or guests in progress; null when there is none. */
	readonly change: RunningChange | null;
	readonly isReviewed: boolean;
	/** Code that proves a voucher at the stay's front desk; null when there is none. */
	readonly checkCode: string | null;
}

/** How and when a booking was cancelled (cancelInfo). */
export interface Cancellation {
	/** Epoch milliseconds. */
	readonly requestedAt: number;
	readonly doneAt: number | null;
	readonly reason: string;
	/** Whether the stay cancelled because it could not honour the booking. */
	readonly isBySeller: boolean;
	readonly penalty: Won;
	/** Refunded to the card or payment app. */
	readonly refundAmount: Won;
	readonly refundAwesomeCash: Won;
	readonly refundWelfarePoints: Won;
	/** Whether the order's coupons can be used again. */
	readonly isCouponRestored: boolean;
	/** Compensation granted on top of the refund; null when there is none. */
	readonly compensation: Compensation | null;
}

/** An additional charge requested after the booking (ENT-28, DEC-095). */
export interface ExtraPayment {
	readonly id: number;
	readonly orderProductId: number;
	/** 'withdrawn': the stay no longer requests the charge and nothing was paid. */
	readonly state: "asked" | "paid" | "withdrawn";
	readonly amount: Won;
	/** Why the charge is requested. */
	readonly reason: string | null;
	readonly stayId: number;
	readonly stayName: string;
	readonly roomName: string;
	readonly ratePlanName: string;
	readonly guest: Guest;
	readonly checkIn: StayDate | null;
	readonly checkOut: StayDate | null;
	/** Deadline for paying the difference of a change, in epoch milliseconds; null for any other charge. [DEC-198] */
	readonly payUntil: number | null;
}

/** An extra payment with what its page shows next to it (PROD-10). */
export interface ExtraPaymentDemand extends ExtraPayment {
	/** The stay's first image. */
	readonly imageUrl: string | null;
}

/** What the review page knows about the stay being reviewed (ENT-31). */
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

/** What the holder of a text-message link sees (DEC-152). */
export interface LinkedOrder {
	readonly orderNumber: string;
	readonly confirmationNumber: string | null;
	readonly startDate: StayDate | null;
	readonly isSelectable: boolean;
	readonly status: OrderProductStatus;
}
