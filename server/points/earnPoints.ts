import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { PointType } from "./spendLots.ts";

export interface Earning {
	readonly memberId: number;
	readonly type: PointType;
	/** SAVE: earned; CANCEL: comes back from a cancelled order. */
	readonly action: "SAVE" | "CANCEL";
	readonly amount: number;
	readonly title: string;
	readonly orderNum: string | null;
	/** Names the cause; the same cause never pays twice. */
	readonly source: string;
	/** Null: never expires. */
	readonly expiresOn: StayDate | null;
	/** Epoch milliseconds. */
	readonly now: number;
}

/** Adds points to a balance with a line in the history; a cause that has paid before adds nothing. [DEC-067, DEC-078] */
export async function earnPoints(tx: Queryable, earning: Earning): Promise<boolean> {
	if (earning.amount === 0) return false;
	const column = earning.type === "AWESOME_CASH" ? "point" : "user_point";
	await tx.query("INSERT INTO point_balance (member_id) VALUES ($1) ON CONFLICT DO NOTHING", [
		earning.memberId,
	]);
	const { rowCount } = await tx.query(
		`INSERT INTO point_ledger
			(member_id, point_type, action_type, amount, balance, lot_left, title, order_num, source, expire_date, created_at)
		SELECT $1, $2, $3, $4::int, b.${column} + $4::int, $4::int, $5, $6, $7, $8, $9
		FROM point_balance b WHERE b.member_id = $1
		ON CONFLICT (source) DO NOTHING`,
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
	await tx.query(`UPDATE point_balance SET ${column} = ${column} + $2 WHERE member_id = $1`, [
		earning.memberId,
		earning.amount,
	]);
	return true;
}
