import type { MemberType } from "#domain/member/Member.ts";
import { personal } from "#server/platform/database/personalDataEncryption.ts";
import { Store } from "#server/platform/database/Store.ts";

export interface Company {
	readonly corpCode: string;
	readonly name: string;
	readonly isInForce: boolean;
	readonly members: number;
}

export interface Employee {
	readonly id: number;
	readonly deptName: string | null;
}

const asNormal = "type = 'N', corp_code = NULL, dept_name = NULL, corp_user_name = NULL, changed_at = $2";

/** Companies of the benefit mall and their employees. */
export class BenefitStore extends Store {
	/** Returns the name of the company if its code is valid, else null. */
	async company(corpCode: string): Promise<string | null> {
		const { rows } = await this.db.query<{ name: string }>(
			"SELECT name FROM corporation WHERE corp_code = $1 AND valid",
			[corpCode],
		);
		return rows[0]?.name ?? null;
	}

	/** Returns the member's type and company and locks the row until the transaction ends; null for a closed account. */
	lock(memberId: number): Promise<{ readonly type: MemberType; readonly corpCode: string | null } | null> {
		return this.row<{ type: MemberType; corpCode: string | null }>(
			`SELECT type, corp_code AS "corpCode" FROM member WHERE member_id = $1 AND status = 'active' FOR UPDATE`,
			[memberId],
		);
	}

	async moveTo(memberId: number, deptName: string): Promise<void> {
		await this.db.query("UPDATE member SET dept_name = $2 WHERE member_id = $1", [
			memberId,
			personal(deptName),
		]);
	}

	async join(
		memberId: number,
		{ corpCode, deptName, userName }: { corpCode: string; deptName: string; userName: string },
		now: Date,
	): Promise<void> {
		await this.db.query(
			`UPDATE member SET type = 'C', corp_code = $2, dept_name = $3, corp_user_name = $4, changed_at = $5 WHERE member_id = $1`,
			[memberId, corpCode, personal(deptName), personal(userName), now],
		);
	}

	/** Lists the companies (500 at most), each with its number of members. */
	companies(): Promise<readonly Company[]> {
		return this.rows<Company>(`SELECT corp_code AS "corpCode", name, valid AS "isInForce",
				(SELECT count(*) FROM member m WHERE m.corp_code = c.corp_code AND m.status = 'active') AS members
			FROM corporation c ORDER BY corp_code LIMIT 500`);
	}

	/** Adds a company or reactivates a former one; returns false if the code is already valid. */
	addCompany(corpCode: string, name: string): Promise<boolean> {
		return this.hasRows(
			`INSERT INTO corporation (corp_code, name) VALUES ($1, $2)
			ON CONFLICT (corp_code) DO UPDATE SET name = $2, valid = true WHERE NOT corporation.valid`,
			[corpCode, name],
		);
	}

	/** Invalidates a company's code; returns false if it was not valid. */
	endCompany(corpCode: string): Promise<boolean> {
		return this.hasRows("UPDATE corporation SET valid = false WHERE corp_code = $1 AND valid", [corpCode]);
	}

	/** Lists up to 500 members of a company by ID, after the given ID. */
	employees(corpCode: string, after: number): Promise<readonly Employee[]> {
		return this.rows<Employee>(
			`SELECT member_id AS id, dept_name AS "deptName" FROM member WHERE corp_code = $1 AND status = 'active' AND member_id > $2
			ORDER BY member_id LIMIT 500`,
			[corpCode, after],
		);
	}

	/** Makes all members of a company normal members, whose logins learn of it through a 499 (DEC-110); returns how many. */
	async releaseAll(corpCode: string, now: Date): Promise<number> {
		const { rowCount } = await this.db.query(
			`UPDATE member SET ${asNormal} WHERE corp_code = $1 AND status = 'active'`,
			[corpCode, now],
		);
		return rowCount;
	}

	/** Makes one corporate member a normal one; returns false if the member is in no company. */
	release(memberId: number, now: Date): Promise<boolean> {
		return this.hasRows(
			`UPDATE member SET ${asNormal} WHERE member_id = $1 AND type = 'C' AND status = 'active'`,
			[memberId, now],
		);
	}
}
