import type { CancelPolicy } from "#domain/cancellation/CancelPolicy.ts";
import type { PromotionTerms } from "#domain/offer/Promotion.ts";
import type { VoucherTerms } from "#domain/offer/voucher.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { AppointmentType } from "#domain/stay/appointmentType.ts";
import type { DiscountKind } from "#domain/stay/DiscountKind.ts";
import type { StayImage } from "#domain/stay/StayImage.ts";

/** LOW means one to three rooms left. [DEC-090] */
export type StockStatus = "AVAILABLE" | "LOW" | "SOLD_OUT";

/** Identifies a plan of a room of a stay, as the option and booking calls require it (DEC-057). */
export interface RatePlanKey {
	readonly bookingKind: AppointmentType;
	readonly stayId: number;
	readonly roomId: number;
	readonly ratePlanId: number;
	/** The three external ids are set when an external supplier sells the plan; all null for our own channel. */
	readonly externalStayId: string | null;
	readonly externalRoomId: string | null;
	readonly externalRatePlanId: string | null;
	readonly promotionId: number | null;
}

/** The room a plan is sold for (the room data of ENT-15). */
export interface RoomType {
	readonly roomId: number;
	readonly name: string;
	readonly typeName: string | null;
	/** Number of guests without extra charge; `maximumGuests` is the limit. */
	readonly standardGuests: number;
	readonly maximumGuests: number;
	readonly basicInfo: string | null;
	readonly metaInfo: string | null;
	readonly grade: string | null;
	readonly view: string | null;
	/** Formatted for display, e.g. '33㎡'. */
	readonly size: string | null;
	readonly bedName: string | null;
}

/** Price of one night in one room, before the plan's discounts. */
export interface NightlyRate {
	readonly date: StayDate;
	readonly amount: Won;
}

/**
 * The plan's prices for this viewer, these dates and all rooms (ENT-17, the amounts of ENT-19). Totals for the stay in whole won, including
 * tax, before coupon and points. Null means hidden (DEC-091) or unknown.
 */
export interface RatePlanPrices {
	/** List price. */
	readonly originalAmount: Won | null;
	/** Price this viewer pays. */
	readonly saleAmount: Won | null;
	/** originalAmount - saleAmount (DEC-088). */
	readonly discountedAmount: Won | null;
	/** Price after the normal discount only. */
	readonly normalAmount: Won | null;
	readonly normalDiscountPercent: number;
	/** Price for everyone except special members (displayAmount). */
	readonly publicAmount: Won | null;
	/** Price for special members (awesomeAmount, awesomePer). */
	readonly memberAmount: Won | null;
	readonly memberDiscountPercent: number;
	/** Member price of the most expensive combination of nights on sale (maxAwesomeAmount). */
	readonly highestMemberAmount: Won | null;
	readonly discountKind: DiscountKind | null;
	readonly discountPercent: number;
	readonly cashbackPercent: number;
	/** Awesome cash a special member earns (cashbackPrice). */
	readonly cashbackAmount: Won;
	/**
	 * Price of one night in one room (basicPrice); the next two fields are its list price (customerPrice) and the discount on it
	 * (discountPrice).
	 */
	readonly basicPrice: Won | null;
	readonly customerPrice: Won | null;
	readonly discountPrice: Won | null;
	/** Included in the amounts above. */
	readonly taxAndServiceFee: Won;
	/** Paid at the stay, not included in the amounts above. */
	readonly propertyFee: Won;
	readonly nightlyRates: readonly NightlyRate[];
	/** Whether the prices are for members only and the viewer is logged out (hiddenAmountFlag). */
	readonly isHidden: boolean;
}

/** A rate plan (요금제) of a room for the searched dates: ENT-15 to ENT-19 with readable names. */
export interface RatePlan extends RatePlanKey {
	readonly name: string;
	readonly typeName: string | null;
	readonly mealName: string | null;
	/** What the plan includes; the fields below hold its terms, usage notes and extras. Lines of plain text. */
	readonly includes: readonly string[];
	readonly detail: readonly string[];
	readonly usage: readonly string[];
	readonly valueAdds: readonly string[];
	readonly room: RoomType;

	readonly saleType: string | null;
	/** Terms of a dateless voucher; null for a dated plan. [DEC-192] */
	readonly voucher: VoucherTerms | null;
	/** The dates the plan covers; both null for a dateless voucher. */
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

	/** Rooms left; null when the supplier does not say. */
	readonly stock: number | null;
	readonly stockStatus: StockStatus;
	/** saleAble 'Y'. */
	readonly isOnSale: boolean;
	/** Digest of the base price ledger; sent back with the booking so that the price cannot change in between (DEC-179). */
	readonly keyCode: string;
}

/** A room with its plans (an entry of roomMappedRateplans). */
export interface RoomOffer {
	readonly room: RoomType;
	readonly images: readonly StayImage[];
	readonly plans: readonly RatePlan[];
}

/** A price on another site (priceComparisonList). */
export interface ComparedPrice {
	readonly title: string;
	readonly price: Won;
}

/** The response of the rate plan call (ENT-18). */
export interface StayOffers {
	readonly nights: number;
	readonly rooms: readonly RoomOffer[];
	/** Dateless vouchers, cheapest first, each at its unit price. [DEC-192] */
	readonly vouchers: readonly RatePlan[];
	readonly comparedPrices: readonly ComparedPrice[];
}

/** Our own entry, and the others with the most expensive first. [DEC-102] */
export interface PriceComparison {
	readonly own: ComparedPrice | null;
	readonly competitors: readonly ComparedPrice[];
}
