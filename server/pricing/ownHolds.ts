import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { StoredPlan } from "./loadPlans.ts";
import type { Moment, StayTerms } from "./StayTerms.ts";
import type { Viewer } from "./Viewer.ts";

interface HoldRow {
	readonly room_id: number;
	readonly check_in: StayDate;
	readonly check_out: StayDate;
	readonly quantity: number;
}

/**
 * The plans as their viewer finds them: rooms that an unpaid order of the viewer's own keeps count as left, because the next
 * order for the room gives that one up. Whoever comes back from the provider's page does not compete with themselves for the
 * last room. [DEC-090]
 */
export async function withOwnHolds(
	db: Queryable,
	plans: readonly StoredPlan[],
	{ checkIn }: StayTerms,
	{ memberId }: Viewer,
	{ now }: Moment,
): Promise<readonly StoredPlan[]> {
	if (memberId === null || plans.length === 0) return plans;
	const { rows: holds } = await db.query<HoldRow>(
		{
			name: "pricing.ownHolds",
			text: `SELECT p.room_id, p.check_in, p.check_out, p.quantity FROM order_pay o JOIN order_product p USING (order_pay_id)
				WHERE o.member_id = $1 AND o.stage = 'hold' AND o.hold_until > $2 AND p.stock_taken AND p.check_in IS NOT NULL`,
		},
		[memberId, new Date(now)],
	);
	if (holds.length === 0) return plans;
	return plans.map((plan) => {
		const held = holds.filter(({ room_id: roomId }) => roomId === plan.roomId);
		const stock = plan.stock.map((left, index) => {
			const night = addDays(checkIn, index);
			const own = held.filter(({ check_in: from, check_out: to }) => from <= night && night < to);
			return own.reduce((sum, { quantity }) => sum + quantity, left);
		});
		return { ...plan, stock };
	});
}
