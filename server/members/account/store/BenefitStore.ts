import type { MemberType } from "#domain/member/Member.ts";
import type { Queryable } from "#server/platform/database/Database.ts";

/** Companies of the benefit mall and whom they employ. */
export class BenefitStore {
	readonly #db: Queryable;

	constructor(db: Queryable) {
		this.#db = db;
	}

	/** The name of a company whose code is in force. */
	async company(corpCode: string): Promise<string | null> {
		const { rows } = await this.#db.query<{ name: string }>(
			"SELECT name FROM corporation WHERE corp_code = $1 AND valid",
			[corpCode],
		);
		return rows[0]?.name ?? null;
	}

	/** Where a member belongs, locked until the transaction ends; null for who has withdrawn. */
	async lock(
		memberId: number,
	): Promise<{ readonly type: MemberType; readonly corpCode: string | null } | null> {
		const { rows } = await this.#db.query<{ type: MemberType; corpCode: string | null }>(
			`SELECT type, corp_code AS "corpCode" FROM member WHERE member_id = $1 AND status = 'active' FOR UPDATE`,
			[memberId],
		);
		return rows[0] ?? null;
	}

	async moveTo(memberId: number, deptName: string): Promise<void> {
		await this.#db.query("UPDATE member SET dept_name = $2 WHERE member_id = $1", [memberId, deptName]);
	}

	async join(
		memberId: number,
		{ corpCode, deptName, userName }: { corpCode: string; deptName: string; userName: string },
		now: Date,
	): Promise<void> {
		await this.#db.query(
			`UPDATE member SET type = 'C', corp_code = $2, dept_name = $3, corp_user_name = $4, changed_at = $5 WHERE member_id = $1`,
			[memberId, corpCode, deptName, userName, now],
		);
	}
}
