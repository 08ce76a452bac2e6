import { type PlanPrices, type PlanTerms, planPrices } from "#domain/offer/planPrices.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { Queryable } from "#server/database/Database.ts";
import { loadPlans, type StoredPlan } from "./loadPlans.ts";
import { conditionsFor } from "./PlanRule.ts";
import { bestPromotion } from "./planAmount.ts";
import type { Moment, StayTerms } from "./StayTerms.ts";
import type { Viewer } from "./Viewer.ts";

/** A plan priced for a stay and a viewer. The same plan, stay and viewer give the same won and the same keyCode everywhere. [DEC-179] */
export interface PlanOffer {
	readonly propertyId: number;
	readonly roomId: number;
	readonly ratePlanId: number;
	/** Rooms left in the fullest night. */
	readonly stock: number;
	/** Enough rooms are left in every night. */
	readonly isOnSale: boolean;
	/** Amounts are kept back from this viewer. [DEC-091] */
	readonly isHidden: boolean;
	readonly terms: PlanTerms;
	readonly prices: PlanPrices;
	readonly plan: StoredPlan;
}

/** Prices one plan; null when it is not sold for such a stay (closed nights, too few or many nights, too many guests). */
export function priceOffer(
	plan: StoredPlan,
	stay: StayTerms,
	viewer: Viewer,
	moment: Moment,
	wantedPromotion: number | null = null,
): PlanOffer | null {
	const conditions = conditionsFor(plan.rule, stay, moment, wantedPromotion);
	if (!conditions) return null;
	let sum = 0;
	for (const price of plan.prices) {
		if (price === null) return null;
		sum += price * stay.rooms;
	}
	const terms: PlanTerms = {
		charge: {
			kind: "nights",
			rooms: stay.rooms,
			rates: plan.prices.map((price, night) => ({
				date: addDays(stay.checkIn, night),
				amount: won(price ?? 0),
			})),
		},
		normalDiscountPercent: conditions.normalPercent,
		memberDiscountPercent: conditions.memberPercent,
		discounts: conditions.discount ? [conditions.discount] : [],
		promotion: bestPromotion(sum, conditions),
		cashbackPercent: plan.cashbackPercent,
	};
	const stock = Math.min(...plan.stock);
	return {
		propertyId: plan.propertyId,
		roomId: plan.roomId,
		ratePlanId: plan.ratePlanId,
		stock,
		isOnSale: stock >= stay.rooms,
		isHidden: conditions.isHidden && !viewer.isSignedIn,
		terms,
		prices: planPrices(terms, viewer.isSpecial),
		plan,
	};
}

/** Every plan sold for a stay at some properties, sold-out ones too, by property. */
export async function offersOf(
	db: Queryable,
	propertyIds: readonly number[],
	stay: StayTerms,
	viewer: Viewer,
	moment: Moment,
	wantedPromotion: number | null = null,
): Promise<Map<number, PlanOffer[]>> {
	const offers = new Map<number, PlanOffer[]>(propertyIds.map((id) => [id, []]));
	for (const plan of await loadPlans(db, propertyIds, stay, moment)) {
		const offer = priceOffer(plan, stay, viewer, moment, wantedPromotion);
		if (offer) offers.get(plan.propertyId)?.push(offer);
	}
	return offers;
}
