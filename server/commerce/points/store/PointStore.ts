import type { PointBalances, PointType } from "#domain/member/Points.ts";
import type { PointLot, TakenLot } from "#domain/member/pointLots.ts";
import type { PointUse } from "#domain/payment/paymentAmounts.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { Store } from "#server/platform/database/Store.ts";

/** Incoming points, with their history entry. */
export interface Earning {
	readonly memberId: number;
	readonly type: PointType;
	/** SAVE: earned; CANCEL: returned by a cancellation. */
	readonly action: "SAVE" | "CANCEL";
	readonly amount: number;
	readonly title: string;
	readonly orderNum: string | null;
	/** Identifies the cause; the same source never pays twice. */
	readonly source: string;
	/** Null when they never expire. */
	readonly expiresOn: StayDate | null;
	/** Epoch milliseconds. */
	readonly now: number;
}

/** Outgoing points, with their history entry; the balance is already reduced. */
export interface Spending {
	readonly memberId: number;
	readonly type: PointType;
	/** USE: spent; EXPIRE: not spent in time. */
	readonly action: "USE" | "EXPIRE";
	readonly amount: number;
	readonly title: string;
	readonly orderNum: string | null;
	readonly source: string;
	readonly now: number;
}

export interface PointHold extends PointUse {
	readonly memberId: number;
}

interface BalanceRow {
	readonly point: number;
	readonly user_point: number;
}

const columnOf = { AWESOME_CASH: "point", WELFARE: "user_point" } as const;

const balancesOf = ([row]: readonly BalanceRow[]): PointBalances => ({
	awesomeCash: won(row?.point ?? 0),
	welfarePoints: won(row?.user_point ?? 0),
});

/** SQL query for the balance of member $1, including what the matching unpaid orders have reserved. */
const withHeld = (
	which: string,
) => `SELECT b.point + coalesce(h.point, 0)::int AS point, b.user_point + coalesce(h.user_point, 0)::int AS user_point
	FROM point_balance b LEFT JOIN (
		SELECT member_id, sum(point) AS point, sum(user_point) AS user_point FROM point_hold
		WHERE member_id = $1 AND state = 'held' AND ${which} GROUP BY member_id
	) h USING (member_id) WHERE b.member_id = $1`;

/** SQL subquery for what member $1 has, whether reserved or not, which is what a history entry records. */
const owned = `(${withHeld("true")})`;

/** Point balances and reservations by unpaid orders. */
export class PointStore extends Store {
	/** Returns what a member can spend now. [DEC-067] */
	async balance(memberId: number): Promise<PointBalances> {
		const { rows } = await this.db.query<BalanceRow>(
			{ name: "points.balance", text: "SELECT point, user_point FROM point_balance WHERE member_id = $1" },
			[memberId],
		);
		return balancesOf(rows);
	}

	/** Returns the balance, including everything reserved by unpaid orders. */
	async owned(memberId: number): Promise<PointBalances> {
		const { rows } = await this.db.query<BalanceRow>({ name: "points.owned", text: owned }, [memberId]);
		return balancesOf(rows);
	}

	/**
	 * Returns the balance, including what unpaid orders for the plan's room have reserved. Orders whose hold is over do not count, even while
	 * their points are still waiting to be released.
	 */
	async forPlan(memberId: number, ratePlanId: number, now: number): Promise<PointBalances> {
		const { rows } = await this.db.query<BalanceRow>(
			{
				name: "points.forPlan",
				text: withHeld(`EXISTS (
				SELECT 1 FROM order_pay o JOIN order_product p USING (order_pay_id) JOIN rateplan rp USING (property_id, room_id)
				WHERE o.order_pay_id = point_hold.order_pay_id AND o.stage = 'hold' AND o.hold_until > $2 AND rp.rateplan_id = $3)`),
			},
			[memberId, new Date(now), ratePlanId],
		);
		return balancesOf(rows);
	}

	/** Reduces both balances; false, with nothing changed, when one is too low. */
	take(memberId: number, { awesomeCash, welfarePoints }: PointUse): Promise<boolean> {
		return this.hasRows(
			`UPDATE point_balance SET point = point - $2, user_point = user_point - $3
			WHERE member_id = $1 AND point >= $2 AND user_point >= $3`,
			[memberId, awesomeCash, welfarePoints],
		);
	}

	async giveBack({ memberId, awesomeCash, welfarePoints }: PointHold): Promise<void> {
		await this.db.query(
			"UPDATE point_balance SET point = point + $2, user_point = user_point + $3 WHERE member_id = $1",
			[memberId, awesomeCash, welfarePoints],
		);
	}

	async addHold(orderPayId: number, { memberId, awesomeCash, welfarePoints }: PointHold): Promise<void> {
		await this.db.query(
			"INSERT INTO point_hold (order_pay_id, member_id, point, user_point) VALUES ($1, $2, $3, $4)",
			[orderPayId, memberId, awesomeCash, welfarePoints],
		);
	}

	/** Ends an order's reservation and returns its points; null when it has none any more. */
	async endHold(orderPayId: number, state: "spent" | "released"): Promise<PointHold | null> {
		const { rows } = await this.db.query<BalanceRow & { member_id: number }>(
			`UPDATE point_hold SET state = $2, updated_at = now() WHERE order_pay_id = $1 AND state = 'held'
			RETURNING member_id, point, user_point`,
			[orderPayId, state],
		);
		return rows[0] ? { memberId: rows[0].member_id, ...balancesOf(rows) } : null;
	}

	/**
	 * Locks a member's balance, which is created if missing, so that a balance recorded in the history stays correct until the transaction
	 * ends. A statement of its own, because a statement that waits for the lock does not see what changed meanwhile in other tables.
	 */
	async lock(memberId: number): Promise<void> {
		await this.db.query(
			`INSERT INTO point_balance (member_id) VALUES ($1)
			ON CONFLICT (member_id) DO UPDATE SET point = point_balance.point`,
			[memberId],
		);
	}

	/** Returns false when the same source has already paid. */
	async earn(earning: Earning): Promise<boolean> {
		const column = columnOf[earning.type];
		await this.lock(earning.memberId);
		const { rowCount } = await this.db.query(
			`INSERT INTO point_ledger
				(member_id, point_type, action_type, amount, balance, lot_left, title, order_num, source, expire_date, created_at)
			SELECT $1, $2, $3, $4::int, b.${column} + $4::int, $4::int, $5, $6, $7, $8, $9
			FROM ${owned} b ON CONFLICT (source) DO NOTHING`,
			[
				earning.memberId,
				earning.type,
				earning.action,
				earning.amount,
				earning.title,
				earning.orderNum,
				earning.source,
				earning.expiresOn,
				new Date(earning.now),
			],
		);
		if (rowCount === 0) return false;
		await this.db.query(`UPDATE point_balance SET ${column} = ${column} + $2 WHERE member_id = $1`, [
			earning.memberId,
			earning.amount,
		]);
		return true;
	}

	/** Adds the history entry of a spending; the balance is locked. */
	async addSpending(spending: Spending): Promise<void> {
		const { memberId, type, action, amount, title, orderNum, source, now } = spending;
		await this.db.query(
			`INSERT INTO point_ledger (member_id, point_type, action_type, amount, balance, title, order_num, source, created_at)
			SELECT $1, $2, $8, -$3::int, b.${columnOf[type]}, $4, $5, $6, $7 FROM ${owned} b
			ON CONFLICT (source) DO NOTHING`,
			[memberId, type, amount, title, orderNum, source, new Date(now), action],
		);
	}

	/** Returns the remaining lots of earnings, soonest to expire first, locked until the transaction ends. */
	async lockLots(memberId: number, type: PointType): Promise<PointLot[]> {
		const { rows } = await this.db.query<{ point_ledger_id: number; lot_left: number }>(
			`SELECT point_ledger_id, lot_left FROM point_ledger
			WHERE member_id = $1 AND point_type = $2 AND lot_left > 0
			ORDER BY expire_date NULLS LAST, point_ledger_id FOR UPDATE`,
			[memberId, type],
		);
		return rows.map((row) => ({ id: row.point_ledger_id, left: row.lot_left }));
	}

	async takeFrom({ id, taken }: TakenLot): Promise<void> {
		await this.db.query("UPDATE point_ledger SET lot_left = lot_left - $2 WHERE point_ledger_id = $1", [
			id,
			taken,
		]);
	}
}
