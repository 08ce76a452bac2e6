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
	isPayable,
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

/** The plan being bought, at its current price. */
export interface DraftPlan {
	readonly stayId: number;
	readonly channelIndex: number;
	/** Whether all units form one order product; otherwise each room and each voucher is a product of its own. */
	readonly isOneProduct: boolean;
	/** Whether it is a dateless voucher, in which case every unit covers the whole party. */
	readonly isDateless: boolean;
	/** Price lines before coupon and points. */
	readonly lines: readonly PriceLine[];
	readonly cashbackPercent: number;
	/** Whether the buyer is a special member, who earns cashback. */
	readonly isForSpecialMember: boolean;
}

/** The guests and the number of rooms. */
export interface DraftStay {
	readonly rooms: number;
	readonly adults: number;
	readonly childAges: readonly number[];
	/** Order date. */
	readonly today: StayDate;
}

export interface DraftPoints {
	readonly use: PointUse;
	readonly balances: { readonly awesomeCash: Won; readonly welfarePoints: Won };
}

/** The share of one room or voucher in an order. */
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
	/** Everything that is paid, line by line. */
	readonly lines: readonly PriceLine[];
	readonly amounts: PaymentAmounts;
	readonly shares: readonly RoomShare[];
	/** The amount each chosen coupon takes off this order. */
	readonly coupons: readonly { readonly heldId: number; readonly amount: Won }[];
}

export type DraftRefusal =
	| { readonly kind: "coupons"; readonly refusal: CouponRefusal }
	/** `lines` is the price with coupons but without points. */
	| { readonly kind: "points"; readonly refusal: PointRefusal; readonly lines: readonly PriceLine[] }
	/** What coupons and points leave to pay is less than providers charge. */
	| { readonly kind: "tooLittle"; readonly total: Won; readonly lines: readonly PriceLine[] };

type Party = Pick<RoomShare, "adults" | "childAges">;

const sizeOf = ({ adults, childAges }: Party): number => adults + childAges.length;

/**
 * Distributes adults and children over the rooms as evenly as possible, so that a party which fits into its rooms fits into each of them;
 * every room has at least one adult.
 */
function partiesOf({ rooms, adults, childAges }: DraftStay): readonly Party[] {
	const parties = Array.from({ length: rooms }, (_, room) => ({
		adults: Math.max(1, Math.floor(adults / rooms) + (room < adults % rooms ? 1 : 0)),
		childAges: [] as number[],
	}));
	for (const age of childAges)
		parties.reduce((least, other) => (sizeOf(other) < sizeOf(least) ? other : least)).childAges.push(age);
	return parties;
}

function sharesOf(plan: DraftPlan, stay: DraftStay, amounts: PaymentAmounts): RoomShare[] {
	const parts = plan.isOneProduct ? 1 : stay.rooms;
	const parties = partiesOf(stay);
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
		const party = plan.isDateless ? { adults: stay.adults, childAges: stay.childAges } : parties[room];
		invariant(
			originalAmount !== undefined && saleAmount !== undefined && back !== undefined && party !== undefined,
			"every room has a price and a party",
		);
		return {
			...party,
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
 * Prices an order and splits it over its rooms: the plan's price, the chosen coupons (held copies in their current state) and the points,
 * each validated. Returns which of them was refused. [DEC-088, DEC-089, DEC-165, DEC-180]
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
	const total = amounts.totalAmount;
	if (!isPayable(total)) return err({ kind: "tooLittle", total, lines });
	const worthOf = (heldId: number): Won =>
		won(-(lines.find((line) => line.kind === "coupon" && line.heldId === heldId)?.amount ?? 0));
	return ok({
		lines,
		amounts,
		shares: sharesOf(plan, stay, amounts),
		coupons: coupons.map(({ heldId }) => ({ heldId, amount: worthOf(heldId) })),
	});
}
