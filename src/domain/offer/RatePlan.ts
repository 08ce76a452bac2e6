import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { PromotionTerms } from "#domain/offer/Promotion.ts";
import type { VoucherTerms } from "#domain/offer/voucher.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { AppointmentType } from "#domain/stay/appointmentType.ts";
import type { DiscountKind } from "#domain/stay/DiscountKind.ts";
import type { StayImage } from "#domain/stay/StayImage.ts";

/** DEC-090: LOW is one to three rooms left. */
export type StockStatus = "AVAILABLE" | "LOW" | "SOLD_OUT";

/** Which plan, in which room, of which stay: what the option and booking calls need (DEC-057). */
export interface RatePlanKey {
	readonly bookingKind: AppointmentType;
	readonly stayId: number;
	readonly roomId: number;
	readonly ratePlanId: number;
	/** Set together when an external supplier sells the plan; null for our own channel. */
	readonly externalStayId: string | null;
	readonly externalRoomId: string | null;
	readonly externalRatePlanId: string | null;
	readonly promotionId: number | null;
}

/** The room a plan is sold for (the room part of ENT-15). */
export interface RoomType {
	readonly roomId: number;
	readonly name: string;
	readonly typeName: string | null;
	/** Guests without extra charge, and at most. */
	readonly standardGuests: number;
	readonly maximumGuests: number;
	readonly basicInfo: string | null;
	readonly metaInfo: string | null;
	readonly grade: string | null;
	readonly view: string | null;
	/** As printed, e.g. '33㎡'. */
	readonly size: string | null;
	readonly bedName: string | null;
}

/** The price of one night of one room before the plan's discounts. */
export interface NightlyRate {
	readonly date: StayDate;
	readonly amount: Won;
}

/**
 * The plan's money for this viewer, these dates and all rooms together (ENT-17, the money of ENT-19).
 * Totals of the stay in whole won, taxes in, before coupon and points. Null = kept back (DEC-091) or unknown.
 */
export interface RatePlanPrices {
	/** List price. */
	readonly originalAmount: Won | null;
	/** What this viewer pays. */
	readonly saleAmount: Won | null;
	/** originalAmount - saleAmount (DEC-088). */
	readonly discountedAmount: Won | null;
	/** After the normal discount only. */
	readonly normalAmount: Won | null;
	readonly normalDiscountPercent: number;
	/** What everybody but special members pays (displayAmount). */
	readonly publicAmount: Won | null;
	/** What special members pay (awesomeAmount, awesomePer). */
	readonly memberAmount: Won | null;
	readonly memberDiscountPercent: number;
	/** The member price of the most expensive night combination on offer (maxAwesomeAmount). */
	readonly highestMemberAmount: Won | null;
	readonly discountKind: DiscountKind | null;
	readonly discountPercent: number;
	readonly cashbackPercent: number;
	/** Awesome cash a special member gets back (cashbackPrice). */
	readonly cashbackAmount: Won;
	/** One night of one room (basicPrice), its list price (customerPrice), what is taken off it (discountPrice). */
	readonly basicPrice: Won | null;
	readonly customerPrice: Won | null;
	readonly discountPrice: Won | null;
	/** Contained in the amounts above. */
	readonly taxAndServiceFee: Won;
	/** Paid at the stay, not contained in the amounts above. */
	readonly propertyFee: Won;
	readonly nightlyRates: readonly NightlyRate[];
	/** True when amounts are for members only and the viewer is logged out (hiddenAmountFlag). */
	readonly isHidden: boolean;
}

/** A rate plan (요금제) of a room for the searched dates: ENT-15 to ENT-19 in whole words. */
export interface RatePlan extends RatePlanKey {
	readonly name: string;
	readonly typeName: string | null;
	readonly mealName: string | null;
	/** What is in it, its terms, how to use it: plain text lines. */
	readonly includes: readonly string[];
	readonly detail: readonly string[];
	readonly usage: readonly string[];
	readonly valueAdds: readonly string[];
	readonly room: RoomType;

	readonly saleType: string | null;
	/** What makes it a dateless voucher; null for a plan of the dates. [DEC-192] */
	readonly voucher: VoucherTerms | null;
	/** Days the plan is for; both null for a dateless voucher. */
	readonly stayStartDate: StayDate | null;
	readonly stayEndDate: StayDate | null;
	readonly choiceDate: StayDate | null;
	readonly saleStartDate: StayDate | null;
	readonly saleEndDate: StayDate | null;
	readonly modifiableUntil: StayDate | null;
	/** False exactly when btnCancelYn is 'N'. */
	readonly hasCancelButton: boolean;
	readonly cancelPolicy: CancelPolicy | null;
	readonly detailUrl: string | null;
	readonly referenceNumber: string | null;
	/** daieiRemark. */
	readonly supplierRemark: string | null;
	readonly isWaitingList: boolean;

	readonly prices: RatePlanPrices;
	readonly isPromotion: boolean;
	readonly promotion: PromotionTerms | null;

	/** Rooms left; null when the supplier does not tell. */
	readonly stock: number | null;
	readonly stockStatus: StockStatus;
	/** saleAble 'Y'. */
	readonly isOnSale: boolean;
	/** Digest of the base price ledger; goes back with the booking so that no price changes on the way (DEC-179). */
	readonly keyCode: string;
}

/** One room with its plans (an entry of roomMappedRateplans). */
export interface RoomOffer {
	readonly room: RoomType;
	readonly images: readonly StayImage[];
	readonly plans: readonly RatePlan[];
}

/** A price elsewhere (priceComparisonList). */
export interface ComparedPrice {
	readonly title: string;
	readonly price: Won;
}

/** The answer of the rate plan call (ENT-18). */
export interface StayOffers {
	readonly nights: number;
	readonly rooms: readonly RoomOffer[];
	/** Dateless vouchers, the cheapest first, each at the price of one piece. [DEC-192] */
	readonly vouchers: readonly RatePlan[];
	readonly comparedPrices: readonly ComparedPrice[];
}

/** DEC-102: our own entry apart, the others most expensive first. */
export interface PriceComparison {
	readonly own: ComparedPrice | null;
	readonly competitors: readonly ComparedPrice[];
}
