import type { PointAction, PointFilter, PointRecord, PointType } from "#domain/member/Points.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { won } from "#domain/shared/Won.ts";
import { Store } from "#server/platform/database/Store.ts";

/** Selects entries of a member's account. */
export interface PointLines {
	readonly type: PointType;
	readonly filter: PointFilter;
	/** Returns entries older than this one; without it, starts at the newest. */
	readonly before?: number | undefined;
}

export interface PointHistory {
	readonly records: readonly PointRecord[];
	readonly total: number;
}

interface LineRow {
	readonly point_ledger_id: number;
	readonly action_type: PointAction;
	readonly amount: number;
	readonly balance: number;
	readonly title: string;
	readonly order_num: string | null;
	readonly expire_date: StayDate | null;
	readonly created_at: Date;
}

const maxLines = 500;
const recordOf = (type: PointType, row: LineRow): PointRecord => ({
	id: row.point_ledger_id,
	type,
	action: row.action_type,
	amount: won(row.amount),
	balance: won(row.balance),
	title: row.title,
	orderNumber: row.order_num,
	recordedAt: row.created_at.getTime(),
	expiresOn: row.expire_date,
});

/** The history of balances: one entry per movement. */
export class PointHistoryStore extends Store {
	/** Returns entries of one of a member's accounts, newest first, at most 500, and the total number of entries. [DEC-068] */
	async lines(memberId: number, { type, filter, before }: PointLines): Promise<PointHistory> {
		const isAll = filter === "ALL";
		const which = `member_id = $1 AND point_type = $2 ${isAll ? "" : "AND action_type = $3"}`;
		const values = isAll ? [memberId, type] : [memberId, type, filter];
		const { rows } = await this.db.query<LineRow>(
			`SELECT point_ledger_id, action_type, amount, balance, title, order_num, expire_date, created_at
			FROM point_ledger WHERE ${which} AND point_ledger_id < $${values.length + 1}::bigint
			ORDER BY point_ledger_id DESC LIMIT ${maxLines}`,
			[...values, before ?? Number.MAX_SAFE_INTEGER],
		);
		const isWhole = before === undefined && rows.length < maxLines;
		return {
			records: rows.map((row) => recordOf(type, row)),
			total: isWhole ? rows.length : await this.#count(which, values),
		};
	}

	async #count(which: string, values: readonly unknown[]): Promise<number> {
		const { rows } = await this.db.query<{ count: number }>(
			`SELECT count(*)::int AS count FROM point_ledger WHERE ${which}`,
			values,
		);
		return rows[0]?.count ?? 0;
	}
}
