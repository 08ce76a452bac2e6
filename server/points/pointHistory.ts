import type { components } from "#adapters/http/schema/auth.d.ts";
import type { PointFilter } from "#domain/member/Points.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Queryable } from "#server/database/Database.ts";
import type { PointType } from "./spendLots.ts";

interface LineRow {
	readonly point_ledger_id: number;
	readonly action_type: "SAVE" | "USE" | "EXPIRE" | "CANCEL";
	readonly amount: number;
	readonly balance: number;
	readonly title: string;
	readonly order_num: string | null;
	readonly expire_date: StayDate | null;
	readonly created_at: Date;
	readonly total: number;
}

const mostLines = 500;

/** The newest lines of one of a member's accounts, and how many there are in all. [DEC-068] */
export async function pointHistory(
	db: Queryable,
	memberId: number,
	type: PointType,
	filter: PointFilter,
): Promise<{
	histories: components["schemas"]["PointHistory"][];
	totalCnt: number;
}> {
	const { rows } = await db.query<LineRow>(
		{
			name: "points.history",
			text: `SELECT point_ledger_id, action_type, amount, balance, title, order_num, expire_date, created_at, count(*) OVER ()::int AS total
				FROM point_ledger WHERE member_id = $1 AND point_type = $2 AND ($3 = 'ALL' OR action_type = $3)
				ORDER BY point_ledger_id DESC LIMIT ${mostLines}`,
		},
		[memberId, type, filter],
	);
	return {
		histories: rows.map((row) => ({
			idx: row.point_ledger_id,
			pointType: type,
			actionType: row.action_type,
			amount: row.amount,
			balance: row.balance,
			title: row.title,
			orderNum: row.order_num,
			regDate: koreanDateTime(row.created_at.getTime()),
			expireDate: row.expire_date,
		})),
		totalCnt: rows[0]?.total ?? 0,
	};
}
