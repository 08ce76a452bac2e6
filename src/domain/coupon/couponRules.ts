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

/** The order a coupon is to be applied to. */
export interface CouponOrder {
	readonly stayId: number;
	readonly channelIndex: number;
	/** Price before coupon and points. */
	readonly saleAmount: Won;
	readonly today: StayDate;
}

export type CouponRefusal =
	/** Not held, used, or withdrawn. */
	| { readonly kind: "unavailable" }
	| { readonly kind: "expired" }
	| { readonly kind: "otherStay" }
	/** The stay is sold by a supplier the coupon is not valid for. */
	| { readonly kind: "supplier" }
	| { readonly kind: "minimum"; readonly minimumAmount: Won }
	/** Several coupons were chosen, at least one of which cannot be combined. */
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

/** Returns why a coupon does not apply to a stay, whatever the price; null when it does. [DEC-089, DEC-171] */
export function stayRefusal(
	coupon: Pick<Coupon, "stayId" | "isForExternalSupplier">,
	{ stayId, channelIndex }: Pick<CouponOrder, "stayId" | "channelIndex">,
): CouponRefusal | null {
	if (coupon.stayId !== null && coupon.stayId !== stayId) return { kind: "otherStay" };
	return isCouponFlagChannel(channelIndex) && !coupon.isForExternalSupplier ? { kind: "supplier" } : null;
}

/** Returns why a coupon cannot be used for the order; null when it can. [DEC-089] */
export function couponRefusal(coupon: CouponTerms, order: CouponOrder): CouponRefusal | null {
	if (coupon.heldId === null || !coupon.isAvailable || coupon.usedOn !== null) return { kind: "unavailable" };
	if (coupon.expiresOn < order.today) return { kind: "expired" };
	const elsewhere = stayRefusal(coupon, order);
	if (elsewhere) return elsewhere;
	if (coupon.needsMinimum && order.saleAmount < coupon.minimumAmount) {
		return { kind: "minimum", minimumAmount: coupon.minimumAmount };
	}
	return null;
}

/**
 * Validates the coupons chosen for an order: each must be usable, none may appear twice, and several are allowed only when all can be
 * combined. [DEC-089]
 */
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

/**
 * Returns the combined discount of the chosen coupons: each is computed on the full sale amount, and the sum never exceeds it. [DEC-088,
 * DEC-089]
 */
export const couponsAmount = (chosen: readonly Pick<Coupon, "discount">[], saleAmount: Won): Won =>
	won(Math.min(saleAmount, sumWon(chosen.map(({ discount }) => couponAmount(discount, saleAmount)))));

/** Returns the refusal reason in Korean, for the coupon's row and for the server's response. [DEC-089] */
export function couponRefusalText(refusal: CouponRefusal): string {
	return refusal.kind === "minimum"
		? fill(couponRulesCopy.minimum, { amount: groupedWon(refusal.minimumAmount) })
		: couponRulesCopy[refusal.kind];
}

/** Returns the tab a coupon is listed in; withdrawn coupons are listed with the expired ones. [DEC-023] */
export function couponTab(
	coupon: Pick<Coupon, "usedOn" | "isAvailable" | "expiresOn">,
	today: StayDate,
): CouponTab {
	if (coupon.usedOn !== null) return "used";
	return coupon.isAvailable && coupon.expiresOn >= today ? "avail" : "expired";
}

export const couponTabs: readonly CouponTab[] = ["avail", "used", "expired"];

export const couponTabLabel = (tab: CouponTab): string => messagesCopy.tabs.coupon[tab];

/** Parses a tab name; anything else yields the first tab. [DEC-023] */
export const parseCouponTab = (text: string | null): CouponTab =>
	couponTabs.find((tab) => tab === text) ?? "avail";

/**
 * Whether a coupon reserved or used by an order becomes usable again when the order ends on the given day. Not after its last day, and not
 * if it was unused when the holder's subscription began. [DEC-075, DEC-089]
 */
export const isReleasedOn = (
	coupon: Pick<Coupon, "expiresOn"> & { readonly isVanishing: boolean },
	endedOn: StayDate,
): boolean => endedOn <= coupon.expiresOn && !coupon.isVanishing;

/** Returns the coupons that vanish when their holder's first subscription charge is approved: all that are still usable. [SUBS-14, DEC-075] */
export const forfeitedCoupons = <C extends Pick<Coupon, "usedOn" | "isAvailable" | "expiresOn">>(
	held: readonly C[],
	today: StayDate,
): readonly C[] => held.filter((coupon) => couponTab(coupon, today) === "avail");
