import type { Coupon } from "#domain/coupon/Coupon.ts";
import { type CouponRefusal, checkCoupons } from "#domain/coupon/couponRules.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import {
	cashbackShares,
	ledgerTotal,
	noUse,
	payableLedger,
	type UsedCoupon,
} from "#domain/offer/priceLedger.ts";
import {
	amountsOf,
	checkPoints,
	type PaymentAmounts,
	type PointRefusal,
	type PointUse,
} from "#domain/payment/paymentAmounts.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { splitEvenly } from "#domain/shared/splitWon.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import type { PaidSources } from "./RefundQuote.ts";
import { splitPaid } from "./refund.ts";

/** What is bought, at the price of now. */
export interface DraftPlan {
	readonly stayId: number;
	readonly channelIndex: number;
	/** All pieces are one product; otherwise each room and each voucher is one of its own. */
	readonly isOneProduct: boolean;
	/** A voucher without days: every piece is for all who come. */
	readonly isDateless: boolean;
	/** The price before coupon and points. */
	readonly lines: readonly PriceLine[];
	readonly cashbackPercent: number;
	/** Who buys gets cashback. */
	readonly isForSpecialMember: boolean;
}

/** Who stays, in how many rooms. */
export interface DraftStay {
	readonly rooms: number;
	readonly adults: number;
	readonly childAges: readonly number[];
	/** The day of the order. */
	readonly today: StayDate;
}

export interface DraftPoints {
	readonly use: PointUse;
	readonly balances: { readonly awesomeCash: Won; readonly welfarePoints: Won };
}

/** One room's or one voucher's share of an order. */
export interface RoomShare {
	readonly adults: number;
	readonly childAges: readonly number[];
	readonly quantity: number;
	readonly originalAmount: Won;
	readonly saleAmount: Won;
	readonly paid: PaidSources;
	readonly cashback: Won;
}

export interface OrderDraft {
	/** All that is paid, line by line. */
	readonly lines: readonly PriceLine[];
	readonly amounts: PaymentAmounts;
	readonly shares: readonly RoomShare[];
	/** What each chosen copy is worth here. */
	readonly coupons: readonly { readonly heldId: number; readonly amount: Won }[];
}

export type DraftRefusal =
	| { readonly kind: "coupons"; readonly refusal: CouponRefusal }
	/** With the price without any points. */
	| { readonly kind: "points"; readonly refusal: PointRefusal; readonly lines: readonly PriceLine[] };

/** Adults and children over rooms as evenly as can be; every room counts one adult at least. */
function guestsOf({ rooms, adults, childAges }: DraftStay, room: number) {
	const share = Math.floor(adults / rooms) + (room < adults % rooms ? 1 : 0);
	return { adults: Math.max(1, share), childAges: childAges.filter((_, child) => child % rooms === room) };
}

function sharesOf(plan: DraftPlan, stay: DraftStay, amounts: PaymentAmounts): RoomShare[] {
	const parts = plan.isOneProduct ? 1 : stay.rooms;
	const originals = splitEvenly(amounts.originalAmount, parts);
	const sales = splitEvenly(amounts.saleAmount, parts);
	const paid = splitPaid(
		{
			money: amounts.totalAmount,
			awesomeCash: amounts.awesomeCashAmount,
			welfarePoints: amounts.welfarePointAmount,
			coupon: amounts.couponAmount,
		},
		sales,
	);
	const backs = cashbackShares(
		paid.map(({ money }) => money),
		plan.cashbackPercent,
		plan.isForSpecialMember,
	);
	return paid.map((share, room): RoomShare => {
		const [originalAmount, saleAmount, back] = [originals[room], sales[room], backs[room]];
		invariant(
			originalAmount !== undefined && saleAmount !== undefined && back !== undefined,
			"every room has a price",
		);
		return {
			...(plan.isDateless ? { adults: stay.adults, childAges: stay.childAges } : guestsOf(stay, room)),
			quantity: plan.isOneProduct ? stay.rooms : 1,
			originalAmount,
			saleAmount,
			paid: share,
			cashback: back,
		};
	});
}

function usedCoupon({ heldId, name, discount }: Coupon): UsedCoupon {
	invariant(heldId !== null, "a usable coupon is held");
	return { heldId, name, discount };
}

/**
 * What an order costs and how it falls to its rooms: the plan's price, the chosen coupons (held copies, as they are now),
 * and the points, each checked. Says which of them stands in the way. [DEC-088, DEC-089, DEC-165, DEC-180]
 */
export function draftOrder(
	plan: DraftPlan,
	stay: DraftStay,
	chosen: readonly Coupon[],
	points: DraftPoints,
): Result<OrderDraft, DraftRefusal> {
	const { stayId, channelIndex } = plan;
	const saleAmount = ledgerTotal(plan.lines);
	const usable = checkCoupons(chosen, { stayId, channelIndex, saleAmount, today: stay.today });
	if (!usable.ok) return err({ kind: "coupons", refusal: usable.error });
	const coupons = usable.value.map(usedCoupon);
	const withCoupons = payableLedger(plan.lines, { ...noUse, coupons });
	const use = checkPoints(points.use, points.balances, ledgerTotal(withCoupons));
	if (!use.ok) return err({ kind: "points", refusal: use.error, lines: withCoupons });
	const lines = payableLedger(plan.lines, { coupons, ...use.value });
	const amounts = amountsOf(lines);
	const worthOf = (heldId: number): Won =>
		won(-(lines.find((line) => line.kind === "coupon" && line.heldId === heldId)?.amount ?? 0));
	return ok({
		lines,
		amounts,
		shares: sharesOf(plan, stay, amounts),
		coupons: coupons.map(({ heldId }) => ({ heldId, amount: worthOf(heldId) })),
	});
}
