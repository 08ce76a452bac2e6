import { addDays } from "#domain/shared/StayDate.ts";
import type { Moment, StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import type { StoredPlan } from "#server/catalogue/pricing/StoredPlan.ts";
import { loadOwnHolds } from "#server/catalogue/pricing/store/ownHolds.ts";
import type { Viewer } from "#server/catalogue/pricing/Viewer.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/**
 * Adds the rooms kept by the viewer's own unpaid orders back to the stock, because ordering the room again releases that hold. A member who
 * returns from the payment page thus does not compete with themselves for the last room. [DEC-090]
 */
export async function withOwnHolds(
	db: Queryable,
	plans: readonly StoredPlan[],
	{ checkInDate }: StayTerms,
	{ memberId }: Viewer,
	{ now }: Moment,
): Promise<readonly StoredPlan[]> {
	if (memberId === null || plans.length === 0) return plans;
	const holds = await loadOwnHolds(db, memberId, now);
	if (holds.length === 0) return plans;
	return plans.map((plan) => {
		const held = holds.filter(({ roomId }) => roomId === plan.roomId);
		const stock = plan.stock.map((left, index) => {
			const night = addDays(checkInDate, index);
			const own = held.filter(({ checkIn, checkOut }) => checkIn <= night && night < checkOut);
			return own.reduce((sum, { quantity }) => sum + quantity, left);
		});
		return { ...plan, stock };
	});
}
