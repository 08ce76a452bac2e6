import type { MemberGrade, MemberType } from "#domain/member/Member.ts";
import type { Clock } from "#server/clock.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import { addressKey, countHit, limits, uncountHit } from "#server/limits/countHit.ts";
import { emailKey } from "./emailKey.ts";
import { verifyPassword } from "./passwords.ts";

export interface MemberRecord {
	readonly memberId: number;
	readonly name: string;
	readonly email: string;
	readonly phone: string | null;
	readonly grade: MemberGrade;
	readonly type: MemberType;
	readonly corpCode: string | null;
	readonly corpName: string | null;
	readonly deptName: string | null;
	readonly loginType: "EMAIL" | "KAKAO" | "NAVER" | "APPLE";
	readonly international: {
		readonly internationalNumber: string;
		readonly internationalPhone: string;
		readonly userFirstName: string;
		readonly userLastName: string;
	} | null;
}

export interface Members {
	/**
	 * The member with this e-mail and password. Five failures lock the account for ten minutes; whatever is wrong, the
	 * refusal is the same, and takes as long (DEC-140, D15, D17).
	 * @throws Refusal memberNotFound, tooManyCalls for an address that keeps failing (D16)
	 */
	identify(email: string, password: string, ip: string): Promise<number>;
	/** @throws Refusal notFound */
	view(memberId: number): Promise<MemberRecord>;
	/** Writes a login down (DEC-141). */
	recordLogin(memberId: number, login: LoginRecord): Promise<number>;
}

export interface LoginRecord {
	readonly loginType: MemberRecord["loginType"];
	readonly clientInterface: "WEB" | "WEBVIEW";
	readonly ip: string;
	readonly userAgent: string;
}

const FAILURES_TO_LOCK = 5;
const LOCK_MS = 10 * 60_000;

/** Counts a try at an account that is not locked, and answers what it must be compared with. */
async function countTry(
	tx: Queryable,
	email: string,
	now: number,
): Promise<{ readonly member_id: number; readonly password_hash: string | null } | null> {
	// A lock beyond what a lock can be is left from before the clock was set back (D42).
	const { rows } = await tx.query<{ member_id: number; password_hash: string | null }>(
		{
			name: "member_identify",
			text: `UPDATE member SET failed_logins = CASE WHEN failed_logins + 1 >= $4 THEN 0 ELSE failed_logins + 1 END,
				locked_until = CASE WHEN failed_logins + 1 >= $4 THEN $3::timestamptz END
			WHERE email_key = $1 AND status = 'active' AND (locked_until IS NULL OR locked_until <= $2 OR locked_until > $3)
			RETURNING member_id, password_hash`,
		},
		[emailKey(email), new Date(now), new Date(now + LOCK_MS), FAILURES_TO_LOCK],
	);
	return rows[0] ?? null;
}

export function createMembers({ db, clock }: { readonly db: Database; readonly clock: Clock }): Members {
	return {
		async identify(email, password, ip) {
			const now = clock.now();
			const caller = addressKey(ip);
			// The try is counted before the password is looked at: a hundred at once get no more than five. Counted with the
			// address in one transaction: whether there is an account or not, one thing is written to the disk (D17).
			const row = await db.tx(async (tx) => {
				await countHit(tx, limits.loginsByAddress, caller, now);
				return countTry(tx, email, now);
			});
			const isRight = await verifyPassword(password, row?.password_hash ?? null);
			if (!row || !isRight) throw new Refusal("memberNotFound");
			await db.query(
				{
					name: "member_identified",
					text: "UPDATE member SET failed_logins = 0, locked_until = NULL WHERE member_id = $1",
				},
				[row.member_id],
			);
			await uncountHit(db, limits.loginsByAddress, caller, now);
			return row.member_id;
		},

		async view(memberId) {
			const { rows } = await db.query<{
				member_id: number;
				name: string;
				email: string;
				phone: string | null;
				grade: MemberGrade;
				type: MemberType;
				corp_code: string | null;
				corp_name: string | null;
				dept_name: string | null;
				provider: MemberRecord["loginType"] | null;
				has_password: boolean;
				international_number: string | null;
				international_phone: string | null;
				user_first_name: string | null;
				user_last_name: string | null;
			}>(
				{
					name: "member_view",
					text: `SELECT m.member_id, m.name, m.email, m.phone, m.grade, m.type, m.corp_code, c.name AS corp_name, m.dept_name,
						(SELECT provider FROM member_social s WHERE s.member_id = m.member_id ORDER BY linked_at LIMIT 1) AS provider,
						m.password_hash IS NOT NULL AS has_password,
						m.international_number, m.international_phone, m.user_first_name, m.user_last_name
					FROM member m LEFT JOIN corporation c USING (corp_code)
					WHERE m.member_id = $1 AND m.status = 'active'`,
				},
				[memberId],
			);
			const [row] = rows;
			if (!row) throw new Refusal("notFound");
			const { international_number, international_phone, user_first_name, user_last_name } = row;
			return {
				memberId: row.member_id,
				name: row.name,
				email: row.email,
				phone: row.phone,
				grade: row.grade,
				type: row.type,
				corpCode: row.corp_code,
				corpName: row.corp_name,
				deptName: row.dept_name,
				loginType: row.has_password ? "EMAIL" : (row.provider ?? "EMAIL"),
				international:
					international_number && international_phone && user_first_name && user_last_name
						? {
								internationalNumber: international_number,
								internationalPhone: international_phone,
								userFirstName: user_first_name,
								userLastName: user_last_name,
							}
						: null,
			};
		},

		async recordLogin(memberId, { loginType, clientInterface, ip, userAgent }) {
			const { rows } = await db.query<{ login_id: number }>(
				`INSERT INTO login_history (member_id, login_type, client_interface, ip, user_agent, created_at)
					VALUES ($1, $2, $3, $4, $5, $6) RETURNING login_id`,
				[memberId, loginType, clientInterface, ip, userAgent.slice(0, 300), new Date(clock.now())],
			);
			return rows[0]?.login_id ?? 0;
		},
	};
}
