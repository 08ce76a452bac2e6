import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** Rooms kept by an unpaid order. */
export interface Hold {
	readonly roomId: number;
	readonly checkIn: StayDate;
	readonly checkOut: StayDate;
	readonly quantity: number;
}

/** Loads the unexpired holds of a member's own unpaid orders. */
export async function loadOwnHolds(db: Queryable, memberId: number, now: number): Promise<readonly Hold[]> {
	const { rows } = await db.query<Hold>(
		{
			name: "pricing.ownHolds",
			text: `SELECT p.room_id AS "roomId", p.check_in AS "checkIn", p.check_out AS "checkOut", p.quantity
				FROM order_pay o JOIN order_product p USING (order_pay_id)
				WHERE o.member_id = $1 AND o.stage = 'hold' AND o.hold_until > $2 AND p.stock_taken AND p.check_in IS NOT NULL`,
		},
		[memberId, new Date(now)],
	);
	return rows;
}
