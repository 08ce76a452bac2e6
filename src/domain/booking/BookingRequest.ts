import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { Guest, InternationalGuest } from "#domain/guests/Guest.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { VoucherTerms } from "#domain/offer/voucher.ts";
import type { PaymentKind, PaymentMethod } from "#domain/payment/Payment.ts";
import type { StayTerms } from "#domain/search/SearchCondition.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { AppointmentType } from "#domain/stay/appointmentType.ts";
import type { Seller } from "#domain/stay/Seller.ts";
import type { StayImage } from "#domain/stay/StayImage.ts";

/** Identifies the plan being booked, as in the booking URL and the booking calls (DEC-016, DEC-057). */
export interface PlanAddress {
	readonly stayId: number;
	readonly bookingKind: AppointmentType;
	/** Comma-separated when there are several. */
	readonly accommodations: string;
	readonly rooms: string;
	readonly ratePlan: string;
	readonly promotionId: number | null;
}

/** The plan to book, with its dates and guests. */
export interface PlanChoice {
	readonly plan: PlanAddress;
	readonly terms: StayTerms;
}

/** What the booking form shows about the chosen plan (DEC-159). */
export interface BookableStay {
	readonly stayName: string;
	readonly roomName: string;
	readonly ratePlanId: number;
	readonly ratePlanName: string;
	readonly mealName: string | null;
	/** 'HH:mm' in the stay's local time. */
	readonly checkInTime: string | null;
	readonly checkOutTime: string | null;
	/** Set for a dateless voucher, in which case the dates in the terms are meaningless. [DEC-192] */
	readonly voucher: VoucherTerms | null;
	/** The channel that sells the stay; some coupons are not valid on every channel (DEC-089). */
	readonly channelIndex: number;
	/** Whether a supplier sells the stay: personal data is sent to it, and only coupons flagged for it may apply. */
	readonly isExternal: boolean;
	readonly paymentKind: PaymentKind;
	readonly methods: readonly PaymentMethod[];
	/** Price lines before coupon and points; {@link keyCode} is their digest (DEC-179). */
	readonly baseLines: readonly PriceLine[];
	readonly keyCode: string;
	/** Fee paid at the stay, not included in the lines. */
	readonly propertyFee: Won;
	readonly cancelPolicy: CancelPolicy | null;
	readonly rateComments: readonly string[];
	readonly needsInternationalForm: boolean;
	readonly image: Pick<StayImage, "url" | "alt" | "color" | "focus"> | null;
	readonly seller: Seller | null;
}

/** An order as submitted by the form (DEC-165). */
export interface BookingOrder extends PlanChoice {
	readonly guest: Guest;
	/** Present exactly when the form asks for it (DEC-096). */
	readonly international: InternationalGuest | null;
	readonly paymentKind: PaymentKind;
	readonly method: PaymentMethod;
	readonly couponIds: readonly number[];
	readonly awesomeCash: Won;
	readonly welfarePoints: Won;
	readonly keyCode: string;
	/** The total shown to the traveller. */
	readonly expectedTotal: Won;
	/** The cancellation terms the traveller agreed to, as shown; empty when there were none or when they count from the time of purchase. */
	readonly cancelText: readonly string[];
	readonly request: string;
}

/** An order whose rooms are on hold until it is paid. */
export interface HeldOrder {
	readonly orderNumber: string;
}
