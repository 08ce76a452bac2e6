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

/** Which plan is booked, as the booking address and the booking calls name it (DEC-016, DEC-057). */
export interface PlanAddress {
	readonly stayId: number;
	readonly bookingKind: AppointmentType;
	/** Comma-joined where there are several. */
	readonly accommodations: string;
	readonly rooms: string;
	readonly ratePlan: string;
	readonly promotionId: number | null;
}

/** What is booked: the plan, and for when and whom. */
export interface PlanChoice {
	readonly plan: PlanAddress;
	readonly terms: StayTerms;
}

/** What the booking form shows about the chosen plan (DEC-159). */
export interface BookableStay {
	readonly stayName: string;
	readonly address: string;
	readonly roomName: string;
	readonly ratePlanId: number;
	readonly ratePlanName: string;
	readonly mealName: string | null;
	/** 'HH:mm' in the stay's own time. */
	readonly checkInTime: string | null;
	readonly checkOutTime: string | null;
	/** Set when it is a dateless voucher; then the terms' dates mean nothing. [DEC-192] */
	readonly voucher: VoucherTerms | null;
	/** Who sells the stay: some coupons are not for everybody's (DEC-089). */
	readonly channelIndex: number;
	/** Sold by a supplier: personal data goes there, and only flagged coupons may count. */
	readonly isExternal: boolean;
	readonly paymentKind: PaymentKind;
	readonly methods: readonly PaymentMethod[];
	/** Before coupon and points; {@link keyCode} is its digest (DEC-179). */
	readonly baseLines: readonly PriceLine[];
	readonly keyCode: string;
	/** Paid at the stay, not contained in the lines. */
	readonly propertyFee: Won;
	readonly cancelPolicy: CancelPolicy | null;
	readonly rateComments: readonly string[];
	readonly needsInternationalForm: boolean;
	readonly image: Pick<StayImage, "url" | "alt" | "color" | "focus"> | null;
	readonly cashbackPercent: number;
	readonly seller: Seller | null;
}

/** An order as the form sends it (DEC-165). */
export interface BookingOrder extends PlanChoice {
	readonly guest: Guest;
	/** Given exactly when the form asks for it (DEC-096). */
	readonly international: InternationalGuest | null;
	readonly paymentKind: PaymentKind;
	readonly method: PaymentMethod;
	readonly couponIds: readonly number[];
	readonly awesomeCash: Won;
	readonly welfarePoints: Won;
	readonly keyCode: string;
	/** The total the traveller saw. */
	readonly expectedTotal: Won;
	/** The terms of cancelling the traveller agreed to, as they were shown; empty: there were none, or they count from the purchase. */
	readonly cancelText: readonly string[];
	readonly request: string;
}

/** An order whose rooms are held until it is paid. */
export interface HeldOrder {
	readonly orderNumber: string;
	readonly total: Won;
	/** Epoch milliseconds; null when it cannot be read. */
	readonly heldUntil: number | null;
}
