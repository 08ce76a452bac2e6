import type { PointFilter, PointRecord, PointType } from "#domain/member/Points.ts";
import { epoch } from "#server/platform/database/epoch.ts";
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

const maxLines = 500;

/** The history of balances: one entry per movement. */
export class PointHistoryStore extends Store {
	/** Returns entries of one of a member's accounts, newest first, at most 500, and the total number of entries. [DEC-068] */
	async lines(memberId: number, { type, filter, before }: PointLines): Promise<PointHistory> {
		const isAll = filter === "ALL";
		const which = `member_id = $1 AND point_type = $2 ${isAll ? "" : "AND action_type = $3"}`;
		const values = isAll ? [memberId, type] : [memberId, type, filter];
		const records = await this.rows<PointRecord>(
			`SELECT point_ledger_id AS id, point_type AS type, action_type AS action, amount, balance, title, order_num AS "orderNumber",
				${epoch("created_at")} AS "recordedAt", expire_date AS "expiresOn"
			FROM point_ledger WHERE ${which} AND point_ledger_id < $${values.length + 1}::bigint
			ORDER BY point_ledger_id DESC LIMIT ${maxLines}`,
			[...values, before ?? Number.MAX_SAFE_INTEGER],
		);
		const isWhole = before === undefined && records.length < maxLines;
		return {
			records,
			total: isWhole ? records.length : await this.#count(which, values),
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
