import type { PointType } from "#domain/member/Points.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { Store } from "#server/platform/database/Store.ts";
import type { Batch } from "#server/platform/jobs/forEachIsolated.ts";

/** A member's account of one point type. */
export interface PointAccount {
	readonly memberId: number;
	readonly type: PointType;
}

const isOver = "lot_left > 0 AND expire_date < ";
/** SQL expression for the expired points that are free to go. Reserved points count as the soonest to expire, which is how they will be spent. */
const free = `sum(lot_left) - coalesce((
	SELECT sum(CASE WHEN point_type = 'AWESOME_CASH' THEN h.point ELSE h.user_point END)
	FROM point_hold h WHERE h.member_id = point_ledger.member_id AND h.state = 'held'), 0)`;

/** Earned points whose last day has passed. */
export class ExpiredPointStore extends Store {
	/** Returns accounts with expired points that no order has reserved. */
	accounts(today: StayDate, { limit, skip }: Batch): Promise<readonly PointAccount[]> {
		return this.rows<PointAccount>(
			`SELECT member_id AS "memberId", point_type AS type FROM point_ledger WHERE ${isOver} $1::date
			GROUP BY member_id, point_type HAVING ${free} > 0 ORDER BY 1, 2 LIMIT $2 OFFSET $3`,
			[today, limit, skip],
		);
	}

	/** Locks an account until the transaction ends and returns how many of its points have expired and are not reserved. */
	async lockExpired({ memberId, type }: PointAccount, today: StayDate): Promise<number> {
		await this.db.query("SELECT 1 FROM point_balance WHERE member_id = $1 FOR UPDATE", [memberId]);
		const { rows } = await this.db.query<{ over: number }>(
			`SELECT greatest(${free}, 0)::int AS over FROM point_ledger
			WHERE member_id = $1 AND point_type = $2 AND ${isOver} $3::date GROUP BY member_id, point_type`,
			[memberId, type, today],
		);
		return rows[0]?.over ?? 0;
	}
}
