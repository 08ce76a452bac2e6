import type { Coupon } from "#domain/coupon/Coupon.ts";
import type { PointBalances } from "#domain/member/Points.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { BookingDraft } from "#ports/BookingDrafts.ts";

export type PointSource = keyof PointBalances;

export interface PriceStart {
	readonly stayId: number;
	readonly channelIndex: number;
	readonly today: StayDate;
	readonly baseLines: readonly PriceLine[];
	readonly keyCode: string;
	/** Null if they could not be loaded. */
	readonly coupons: readonly Coupon[] | null;
	readonly balances: PointBalances | null;
	/** Choices of the stored draft; null without one. */
	readonly left: ChosenDiscounts | null;
}

/** Coupon and point choices stored in the draft. */
export type ChosenDiscounts = Pick<BookingDraft, "couponIds" | PointSource>;
