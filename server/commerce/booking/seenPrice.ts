import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import type { PromotionTerms } from "#domain/offer/Promotion.ts";
import { baseLedger, type PriceBasis } from "#domain/offer/priceLedger.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import type { Moment, StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import { loadPlansByNumber } from "#server/catalogue/pricing/store/loadPlans.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/**
 * Reconstructs the ledger behind an outdated keyCode, so that the refusal can name the changed line: tries the same nights with the other
 * grade, without the plan's discount, or with another promotion. Null when no combination yields the code, e.g. because a night's price
 * itself has changed. [DEC-179]
 */
export async function seenLedger(
	db: Queryable,
	ratePlanId: number,
	stay: StayTerms,
	moment: Moment,
	keyCode: string,
): Promise<readonly PriceLine[] | null> {
	const [stored] = await loadPlansByNumber(db, [ratePlanId], stay, moment);
	if (!stored) return null;
	const { rule } = stored;
	const charge: PriceBasis["charge"] = {
		kind: "nights",
		rooms: stay.rooms,
		rates: stored.prices.map((price, night) => ({
			date: addDays(stay.checkInDate, night),
			amount: won(price ?? 0),
		})),
	};
	const grades: readonly PriceBasis["grade"][] = [
		{ grade: "normal", percent: rule.normalPercent },
		{ grade: "member", percent: rule.memberPercent },
	];
	const discounts: readonly PriceBasis["discounts"][] = rule.discount
		? [[], [{ kind: rule.discount.kind, percent: rule.discount.percent }]]
		: [[]];
	const promotions: readonly (PromotionTerms | null)[] = [
		null,
		...rule.promotions.map(({ id, type, amount }) => ({ id, type, amount })),
	];
	for (const grade of grades) {
		for (const discount of discounts) {
			for (const promotion of promotions) {
				const lines = baseLedger({ charge, grade, discounts: discount, promotion });
				if (ledgerDigest(lines) === keyCode) return lines;
			}
		}
	}
	return null;
}
