import { couponRulesCopy } from "#copy/couponRules.ts";
import { fill } from "#copy/fill.ts";
import { messagesCopy } from "#copy/messages.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { sumWon, type Won, won } from "#domain/shared/Won.ts";
import { isCouponFlagChannel } from "#domain/stay/channel.ts";
import type { Coupon, CouponTab } from "./Coupon.ts";
import { couponAmount } from "./couponAmount.ts";

/** The order a coupon is to be used for. */
export interface CouponOrder {
	readonly stayId: number;
	readonly channelIndex: number;
	/** Before coupon and points. */
	readonly saleAmount: Won;
	readonly today: StayDate;
}

export type CouponRefusal =
	/** Not held, used, or withdrawn. */
	| { readonly kind: "unavailable" }
	| { readonly kind: "expired" }
	| { readonly kind: "otherStay" }
	/** Sold by a supplier the coupon is not for. */
	| { readonly kind: "supplier" }
	| { readonly kind: "minimum"; readonly minimumAmount: Won }
	/** Several coupons of which one may not be combined. */
	| { readonly kind: "overlap" };

type CouponTerms = Pick<
	Coupon,
	| "heldId"
	| "stayId"
	| "isAvailable"
	| "usedOn"
	| "expiresOn"
	| "isForExternalSupplier"
	| "needsMinimum"
	| "minimumAmount"
	| "canOverlap"
>;

/** Why one coupon cannot be used for the order; null = it can. [DEC-089] */
export function couponRefusal(coupon: CouponTerms, order: CouponOrder): CouponRefusal | null {
	if (coupon.heldId === null || !coupon.isAvailable || coupon.usedOn !== null) return { kind: "unavailable" };
	if (coupon.expiresOn < order.today) return { kind: "expired" };
	if (coupon.stayId !== null && coupon.stayId !== order.stayId) return { kind: "otherStay" };
	if (isCouponFlagChannel(order.channelIndex) && !coupon.isForExternalSupplier) return { kind: "supplier" };
	if (coupon.needsMinimum && order.saleAmount < coupon.minimumAmount) {
		return { kind: "minimum", minimumAmount: coupon.minimumAmount };
	}
	return null;
}

/** Checks the coupons chosen for an order: each usable, no coupon twice, and several only when all may overlap. [DEC-089] */
export function checkCoupons<C extends CouponTerms>(
	chosen: readonly C[],
	order: CouponOrder,
): Result<readonly C[], CouponRefusal> {
	for (const coupon of chosen) {
		const refusal = couponRefusal(coupon, order);
		if (refusal) return err(refusal);
	}
	if (chosen.length > 1 && !chosen.every((coupon) => coupon.canOverlap)) return err({ kind: "overlap" });
	if (new Set(chosen.map((coupon) => coupon.heldId)).size < chosen.length)
		return err({ kind: "unavailable" });
	return ok(chosen);
}

/** What the chosen coupons take off together: each counted on the sale amount, never more than that in all. [DEC-088, DEC-089] */
export const couponsAmount = (chosen: readonly Pick<Coupon, "discount">[], saleAmount: Won): Won =>
	won(Math.min(saleAmount, sumWon(chosen.map(({ discount }) => couponAmount(discount, saleAmount)))));

/** The reason in Korean, for the coupon's row and for the server's answer. [DEC-089] */
export function couponRefusalText(refusal: CouponRefusal): string {
	return refusal.kind === "minimum"
		? fill(couponRulesCopy.minimum, { amount: groupedWon(refusal.minimumAmount) })
		: couponRulesCopy[refusal.kind];
}

/** The tab a coupon is listed in; one that is withdrawn lies with the expired ones. [DEC-023] */
export function couponTab(
	coupon: Pick<Coupon, "usedOn" | "isAvailable" | "expiresOn">,
	today: StayDate,
): CouponTab {
	if (coupon.usedOn !== null) return "used";
	return coupon.isAvailable && coupon.expiresOn >= today ? "avail" : "expired";
}

export const couponTabs: readonly CouponTab[] = ["avail", "used", "expired"];

export const couponTabLabel = (tab: CouponTab): string => messagesCopy.tabs.coupon[tab];

/** Any text as a tab; what is no tab is the first. [DEC-023] */
export const parseCouponTab = (text: string | null): CouponTab =>
	couponTabs.find((tab) => tab === text) ?? "avail";

/**
 * Whether a coupon that an order has set aside or used can be used again when the order ends on a day: not after its last day,
 * nor when it was held unused as a subscription began. [DEC-075, DEC-089]
 */
export const isReleasedOn = (
	coupon: Pick<Coupon, "expiresOn"> & { readonly isVanishing: boolean },
	endedOn: StayDate,
): boolean => endedOn <= coupon.expiresOn && !coupon.isVanishing;

/** The coupons that vanish when their holder's first subscription charge is approved: all that are unused. [SUBS-14, DEC-075] */
export const vanishingCoupons = <C extends Pick<Coupon, "usedOn" | "isAvailable" | "expiresOn">>(
	held: readonly C[],
	today: StayDate,
): readonly C[] => held.filter((coupon) => couponTab(coupon, today) === "avail");
