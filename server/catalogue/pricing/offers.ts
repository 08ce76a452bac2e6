import { isAmountHidden } from "#domain/offer/headlineFigures.ts";
import { type PlanPrices, type PlanTerms, planPrices } from "#domain/offer/planPrices.ts";
import type { Charge } from "#domain/offer/priceLedger.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { conditionsFor, voucherConditions } from "./PlanRule.ts";
import { bestPromotion, planAmount } from "./planAmount.ts";
import type { Moment, StayTerms } from "./StayTerms.ts";
import type { StoredPlan } from "./StoredPlan.ts";
import type { Viewer } from "./Viewer.ts";

/** A plan priced for a stay and a viewer. The same plan, stay and viewer give the same amounts and the same keyCode everywhere. [DEC-179] */
export interface PlanOffer {
	readonly propertyId: number;
	readonly roomId: number;
	readonly ratePlanId: number;
	/** Rooms left on the night with the fewest; null for vouchers, which are unlimited. */
	readonly stock: number | null;
	/** Whether enough rooms are left on every night. */
	readonly isOnSale: boolean;
	/** Whether amounts are hidden from this viewer. [DEC-091] */
	readonly isHidden: boolean;
	readonly terms: PlanTerms;
	/** What this viewer pays before coupon and points. Equals `prices.saleAmount`, but is cheaper to compute when plans are only compared. */
	readonly saleAmount: number;
	/** The itemised prices, computed on first access. */
	readonly prices: PlanPrices;
	readonly plan: StoredPlan;
}

/**
 * Prices one plan. Returns null when it is not sold for such a stay (closed nights, too few or too many nights, too many guests). For a
 * dateless voucher, the number of rooms is the number of vouchers. A wanted promotion replaces the others when it is in force.
 */
export function priceOffer(
	plan: StoredPlan,
	stay: StayTerms,
	viewer: Viewer,
	moment: Moment,
	wantedPromotion: number | null = null,
): PlanOffer | null {
	const conditions =
		plan.voucherPrice === null
			? conditionsFor(plan.rule, stay, moment, wantedPromotion)
			: voucherConditions(plan.rule, moment, wantedPromotion);
	const charge = conditions && chargeOf(plan, stay);
	if (!conditions || !charge) return null;
	const sum = listPrice(charge);
	const terms: PlanTerms = {
		charge,
		normalDiscountPercent: conditions.normalPercent,
		memberDiscountPercent: conditions.memberPercent,
		discounts: conditions.discount ? [conditions.discount] : [],
		promotion: bestPromotion(sum, conditions),
		cashbackPercent: plan.cashbackPercent,
	};
	const stock = plan.voucherPrice === null ? Math.min(...plan.stock) : null;
	let prices: PlanPrices | undefined;
	return {
		propertyId: plan.propertyId,
		roomId: plan.roomId,
		ratePlanId: plan.ratePlanId,
		stock,
		isOnSale: stock === null || stock >= stay.rooms,
		isHidden: isAmountHidden(conditions.isHidden, viewer.memberId !== null),
		terms,
		saleAmount: planAmount(sum, conditions, viewer.isSpecial),
		get prices() {
			prices ??= planPrices(terms, viewer.isSpecial);
			return prices;
		},
		plan,
	};
}

function chargeOf(plan: StoredPlan, { checkInDate, rooms }: StayTerms): Charge | null {
	if (plan.voucherPrice !== null) return { kind: "vouchers", count: rooms, price: won(plan.voucherPrice) };
	const rates = plan.prices.flatMap((price, night) =>
		price === null ? [] : [{ date: addDays(checkInDate, night), amount: won(price) }],
	);
	return rates.length === plan.prices.length ? { kind: "nights", rooms, rates } : null;
}

function listPrice(charge: Charge): number {
	switch (charge.kind) {
		case "nights":
			return charge.rates.reduce((sum, { amount }) => sum + amount, 0) * charge.rooms;
		case "vouchers":
			return charge.price * charge.count;
		case "extraPayment":
			return charge.amount;
	}
}
