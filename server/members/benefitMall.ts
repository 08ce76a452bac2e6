import { isCorpCode } from "#domain/member/validators.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import type { Sessions } from "#server/sessions/createSessions.ts";

/** What a member registers in the benefit mall with. */
export interface BenefitRegistration {
	readonly corpCode: string;
	readonly deptName: string;
	readonly userName: string;
}

/** The company of a code that is in force. @throws Refusal corpCodeUnknown, also for a company that has left */
export async function companyOf(db: Queryable, corpCode: string): Promise<string> {
	const { rows } = isCorpCode(corpCode)
		? await db.query<{ name: string }>("SELECT name FROM corporation WHERE corp_code = $1 AND valid", [
				corpCode,
			])
		: { rows: [] };
	const [row] = rows;
	if (!row) throw new Refusal("corpCodeUnknown");
	return row.name;
}

/**
 * Makes a normal member a corporate one, who keeps the grade; a corporate member may change the department only. Other logins
 * learn of the new type by 499 (DEC-066, DEC-110, DEC-149).
 * @throws Refusal corpCodeUnknown, updateFailed for a corporate member of another company
 */
export async function registerBenefit(
	{ db, sessions, now }: { readonly db: Database; readonly sessions: Sessions; readonly now: number },
	{ memberId, sessionId }: SignedInMember,
	{ corpCode, deptName, userName }: BenefitRegistration,
): Promise<void> {
	await companyOf(db, corpCode);
	await db.tx(async (tx) => {
		const { rows } = await tx.query<{ type: "N" | "C"; corp_code: string | null }>(
			"SELECT type, corp_code FROM member WHERE member_id = $1 AND status = 'active' FOR UPDATE",
			[memberId],
		);
		const [row] = rows;
		if (!row || (row.type === "C" && row.corp_code !== corpCode)) throw new Refusal("updateFailed");
		if (row.type === "C") {
			await tx.query("UPDATE member SET dept_name = $2 WHERE member_id = $1", [memberId, deptName]);
			return;
		}
		await tx.query(
			`UPDATE member SET type = 'C', corp_code = $2, dept_name = $3, corp_user_name = $4, changed_at = $5 WHERE member_id = $1`,
			[memberId, corpCode, deptName, userName, new Date(now)],
		);
		await sessions.keep(tx, sessionId);
	});
}
