import { type PlanPrices, type PlanTerms, planPrices } from "#domain/offer/planPrices.ts";
import type { Charge } from "#domain/offer/priceLedger.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { Queryable } from "#server/database/Database.ts";
import { loadPlans, loadPlansByNumber, loadVouchersByNumber, type StoredPlan } from "./loadPlans.ts";
import { withOwnHolds } from "./ownHolds.ts";
import { conditionsFor, voucherConditions } from "./PlanRule.ts";
import { bestPromotion } from "./planAmount.ts";
import type { Moment, StayTerms } from "./StayTerms.ts";
import type { Viewer } from "./Viewer.ts";

/** A plan priced for a stay and a viewer. The same plan, stay and viewer give the same won and the same keyCode everywhere. [DEC-179] */
export interface PlanOffer {
	readonly propertyId: number;
	readonly roomId: number;
	readonly ratePlanId: number;
	/** Rooms left in the fullest night; null for vouchers, of which there are always more. */
	readonly stock: number | null;
	/** Enough rooms are left in every night. */
	readonly isOnSale: boolean;
	/** Amounts are kept back from this viewer. [DEC-091] */
	readonly isHidden: boolean;
	readonly terms: PlanTerms;
	readonly prices: PlanPrices;
	readonly plan: StoredPlan;
}

/**
 * Prices one plan; null when it is not sold for such a stay (closed nights, too few or many nights, too many guests). Of a
 * dateless voucher as many pieces as rooms are asked for. A wanted promotion replaces the others when it is in force.
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
	const terms: PlanTerms = {
		charge,
		normalDiscountPercent: conditions.normalPercent,
		memberDiscountPercent: conditions.memberPercent,
		discounts: conditions.discount ? [conditions.discount] : [],
		promotion: bestPromotion(listPrice(charge), conditions),
		cashbackPercent: plan.cashbackPercent,
	};
	const stock = plan.voucherPrice === null ? Math.min(...plan.stock) : null;
	return {
		propertyId: plan.propertyId,
		roomId: plan.roomId,
		ratePlanId: plan.ratePlanId,
		stock,
		isOnSale: stock === null || stock >= stay.rooms,
		isHidden: conditions.isHidden && viewer.memberId === null,
		terms,
		prices: planPrices(terms, viewer.isSpecial),
		plan,
	};
}

function chargeOf(plan: StoredPlan, { checkIn, rooms }: StayTerms): Charge | null {
	if (plan.voucherPrice !== null) return { kind: "vouchers", count: rooms, price: won(plan.voucherPrice) };
	const rates = plan.prices.flatMap((price, night) =>
		price === null ? [] : [{ date: addDays(checkIn, night), amount: won(price) }],
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

/** Every plan sold for a stay at some properties, sold-out ones too, by property. Vouchers are no stay. */
export async function offersOf(
	db: Queryable,
	propertyIds: readonly number[],
	stay: StayTerms,
	viewer: Viewer,
	moment: Moment,
): Promise<Map<number, PlanOffer[]>> {
	const offers = new Map<number, PlanOffer[]>(propertyIds.map((id) => [id, []]));
	const plans = await withOwnHolds(db, await loadPlans(db, propertyIds, stay, moment), stay, viewer, moment);
	for (const plan of plans) {
		const offer = priceOffer(plan, stay, viewer, moment);
		if (offer) offers.get(plan.propertyId)?.push(offer);
	}
	return offers;
}

/** One plan, or one voucher, as it would be booked; null when it is not sold so. It may be sold out: see `isOnSale`. */
export async function quotePlan(
	db: Queryable,
	ratePlanId: number,
	stay: StayTerms,
	viewer: Viewer,
	moment: Moment,
	wantedPromotion: number | null = null,
): Promise<PlanOffer | null> {
	const plans = await loadPlansByNumber(db, [ratePlanId], stay, moment);
	const [plan] = await withOwnHolds(db, plans, stay, viewer, moment);
	const [sold] = plan ? [plan] : await loadVouchersByNumber(db, [ratePlanId], moment);
	return sold ? priceOffer(sold, stay, viewer, moment, wantedPromotion) : null;
}
