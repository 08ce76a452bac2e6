import { type PlanOffer, priceOffer } from "#server/catalogue/pricing/offers.ts";
import type { Moment, StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import type { StoredPlan } from "#server/catalogue/pricing/StoredPlan.ts";
import {
	loadPlans,
	loadPlansByNumber,
	loadVouchersByNumber,
} from "#server/catalogue/pricing/store/loadPlans.ts";
import type { Viewer } from "#server/catalogue/pricing/Viewer.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { withOwnHolds } from "./withOwnHolds.ts";

/**
 * Returns the offers of the given properties for a stay, by property ID. Sold-out plans are included, dateless vouchers are not.
 * @param load reads the plans
 */
export async function offersOf(
	db: Queryable,
	propertyIds: readonly number[],
	stay: StayTerms,
	viewer: Viewer,
	moment: Moment,
	load = loadPlans,
): Promise<Map<number, PlanOffer[]>> {
	const offers = new Map<number, PlanOffer[]>(propertyIds.map((id) => [id, []]));
	const plans = await withOwnHolds(db, await load(db, propertyIds, stay, moment), stay, viewer, moment);
	for (const plan of plans) {
		const offer = priceOffer(plan, stay, viewer, moment);
		if (offer) offers.get(plan.propertyId)?.push(offer);
	}
	return offers;
}

/** Quotes one plan or voucher for booking. Returns null when it is not sold on these terms; a sold-out plan is still returned, see `isOnSale`. */
export const quotePlan: Quote = async (db, ratePlanId, stay, viewer, moment, wantedPromotion) => {
	const plans = await loadPlansByNumber(db, [ratePlanId], stay, moment);
	const [plan] = await withOwnHolds(db, plans, stay, viewer, moment);
	return quoted(plan, db, ratePlanId, stay, viewer, moment, wantedPromotion);
};

/** Like `quotePlan`, but rooms kept by the viewer's own holds count as taken. */
export const quoteWhatIsLeft: Quote = async (db, ratePlanId, stay, viewer, moment, wantedPromotion) => {
	const [plan] = await loadPlansByNumber(db, [ratePlanId], stay, moment);
	return quoted(plan, db, ratePlanId, stay, viewer, moment, wantedPromotion);
};

type QuoteParts = [
	db: Queryable,
	ratePlanId: number,
	stay: StayTerms,
	viewer: Viewer,
	moment: Moment,
	wantedPromotion?: number | null,
];
type Quote = (...parts: QuoteParts) => Promise<PlanOffer | null>;

async function quoted(
	plan: StoredPlan | undefined,
	...[db, ratePlanId, stay, viewer, moment, wantedPromotion = null]: QuoteParts
): Promise<PlanOffer | null> {
	const [sold] = plan ? [plan] : await loadVouchersByNumber(db, [ratePlanId], moment);
	return sold ? priceOffer(sold, stay, viewer, moment, wantedPromotion) : null;
}
