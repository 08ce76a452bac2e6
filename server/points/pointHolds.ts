import type { Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { spendLots } from "./spendLots.ts";

/** Awesome cash and welfare points, whole won. */
export interface PointSum {
	readonly awesomeCash: number;
	readonly welfarePoints: number;
}

interface HoldRow {
	readonly member_id: number;
	readonly point: number;
	readonly user_point: number;
}

interface BalanceRow {
	readonly point: number;
	readonly user_point: number;
}

const sumOf = ([row]: readonly BalanceRow[]): PointSum => ({
	awesomeCash: row?.point ?? 0,
	welfarePoints: row?.user_point ?? 0,
});

/** The balance of member $1, and what some of the member's unpaid orders have set aside. */
const withHeld = (
	which: string,
) => `SELECT b.point + coalesce(h.point, 0)::int AS point, b.user_point + coalesce(h.user_point, 0)::int AS user_point
	FROM point_balance b LEFT JOIN (
		SELECT member_id, sum(point) AS point, sum(user_point) AS user_point FROM point_hold
		WHERE member_id = $1 AND state = 'held' AND ${which} GROUP BY member_id
	) h USING (member_id) WHERE b.member_id = $1`;

/** What a member can spend now. [DEC-067] */
export async function pointBalance(db: Queryable, memberId: number): Promise<PointSum> {
	const { rows } = await db.query<BalanceRow>(
		{ name: "points.balance", text: "SELECT point, user_point FROM point_balance WHERE member_id = $1" },
		[memberId],
	);
	return sumOf(rows);
}

/** What a member owns: what an unpaid order has set aside counts, because it comes back in minutes. */
export async function ownedPoints(db: Queryable, memberId: number): Promise<PointSum> {
	const { rows } = await db.query<BalanceRow>({ name: "points.owned", text: withHeld("true") }, [memberId]);
	return sumOf(rows);
}

/**
 * What a member can use for a plan. Of the points set aside only those of an unpaid order for the same room are among them:
 * the next order for the room gives that one up.
 */
export async function pointsFor(
	db: Queryable,
	memberId: number,
	ratePlanId: number,
	now: number,
): Promise<PointSum> {
	const { rows } = await db.query<BalanceRow>(
		{
			name: "points.forPlan",
			text: withHeld(`EXISTS (
				SELECT 1 FROM order_pay o JOIN order_product p USING (order_pay_id) JOIN rateplan rp USING (property_id, room_id)
				WHERE o.order_pay_id = point_hold.order_pay_id AND o.stage = 'hold' AND o.hold_until > $2 AND rp.rateplan_id = $3)`),
		},
		[memberId, new Date(now), ratePlanId],
	);
	return sumOf(rows);
}

/**
 * Sets points of a member aside for an order on hold.
 * @throws Refusal pointShort when the balance has less
 */
export async function reservePoints(
	tx: Queryable,
	orderPayId: number,
	memberId: number,
	{ awesomeCash, welfarePoints }: PointSum,
): Promise<void> {
	if (awesomeCash === 0 && welfarePoints === 0) return;
	const { rowCount } = await tx.query(
		`UPDATE point_balance SET point = point - $2, user_point = user_point - $3
		WHERE member_id = $1 AND point >= $2 AND user_point >= $3`,
		[memberId, awesomeCash, welfarePoints],
	);
	if (rowCount === 0) throw new Refusal("pointShort");
	await tx.query(
		"INSERT INTO point_hold (order_pay_id, member_id, point, user_point) VALUES ($1, $2, $3, $4)",
		[orderPayId, memberId, awesomeCash, welfarePoints],
	);
}

async function endHold(
	tx: Queryable,
	orderPayId: number,
	state: "spent" | "released",
): Promise<HoldRow | null> {
	const { rows } = await tx.query<HoldRow>(
		`UPDATE point_hold SET state = $2, updated_at = now() WHERE order_pay_id = $1 AND state = 'held'
		RETURNING member_id, point, user_point`,
		[orderPayId, state],
	);
	return rows[0] ?? null;
}

/** The order is paid: what was set aside is spent and shows in the history. Does nothing the second time. */
export async function commitPoints(
	tx: Queryable,
	order: {
		readonly orderPayId: number;
		readonly orderNum: string;
		readonly title: string;
		readonly now: number;
	},
): Promise<void> {
	const hold = await endHold(tx, order.orderPayId, "spent");
	if (!hold) return;
	for (const [type, amount, column] of [
		["AWESOME_CASH", hold.point, "point"],
		["WELFARE", hold.user_point, "user_point"],
	] as const) {
		if (amount === 0) continue;
		await tx.query(
			`INSERT INTO point_ledger (member_id, point_type, action_type, amount, balance, title, order_num, source, created_at)
			SELECT $1, $2, 'USE', -$3::int, b.${column}, $4, $5, $6, $7 FROM point_balance b WHERE b.member_id = $1
			ON CONFLICT (source) DO NOTHING`,
			[
				hold.member_id,
				type,
				amount,
				order.title,
				order.orderNum,
				`use:${order.orderPayId}:${type}`,
				new Date(order.now),
			],
		);
		await spendLots(tx, hold.member_id, type, amount);
	}
}

/** The order came to nothing: what was set aside can be spent again. Does nothing the second time. */
export async function releasePoints(tx: Queryable, orderPayId: number): Promise<void> {
	const hold = await endHold(tx, orderPayId, "released");
	if (!hold) return;
	await tx.query(
		"UPDATE point_balance SET point = point + $2, user_point = user_point + $3 WHERE member_id = $1",
		[hold.member_id, hold.point, hold.user_point],
	);
}
