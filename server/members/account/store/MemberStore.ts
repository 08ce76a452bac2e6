import type { MemberGrade, MemberType } from "#domain/member/Member.ts";
import { matchingHashes, personal } from "#server/platform/database/personalDataEncryption.ts";
import { Store } from "#server/platform/database/Store.ts";
import type { InternationalInfo } from "./AccountStore.ts";

export type LoginType = "EMAIL" | "KAKAO" | "NAVER" | "APPLE";

/** A member's account as shown to the member. */
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
	/** Name registered in the benefit mall. */
	readonly corpUserName: string | null;
	readonly loginType: LoginType;
	readonly international: InternationalInfo | null;
	readonly agreesToMarketing: boolean;
}

/** Columns of a member; the international fields are null until saved. */
type MemberRow = Omit<MemberRecord, "loginType" | "international"> & {
	readonly provider: LoginType | null;
	readonly hasPassword: boolean;
} & { readonly [K in keyof InternationalInfo]: InternationalInfo[K] | null };

export interface LoginRecord {
	readonly loginType: LoginType | "PASSKEY";
	readonly clientInterface: "WEB" | "WEBVIEW";
	readonly ip: string;
	readonly userAgent: string;
}

/** The data that a password is checked against. */
export interface LoginCandidate {
	readonly memberId: number;
	readonly passwordHash: string | null;
	/** Whether the account is now locked if this attempt fails. */
	readonly isLocked: boolean;
}

/** Members, as needed for logging in. */
export class MemberStore extends Store {
	/** Counts a login attempt if the account is not locked; returns null if it is locked or does not exist. */
	countAttempt(
		emailKey: string,
		now: Date,
		lock: { readonly until: Date; readonly failures: number },
	): Promise<LoginCandidate | null> {
		// A lock that ends later than any new one could dates from before the clock was set back (D42).
		return this.row<LoginCandidate>(
			{
				name: "member_identify",
				text: `UPDATE member SET failed_logins = CASE WHEN failed_logins + 1 >= $4 THEN 0 ELSE failed_logins + 1 END,
					locked_until = CASE WHEN failed_logins + 1 >= $4 THEN $3::timestamptz END
				WHERE email_key = ANY ($1) AND status = 'active' AND (locked_until IS NULL OR locked_until <= $2 OR locked_until > $3)
				RETURNING member_id AS "memberId", password_hash AS "passwordHash", locked_until IS NOT NULL AS "isLocked"`,
			},
			[matchingHashes(emailKey), now, lock.until, lock.failures],
		);
	}

	/** Same as `countAttempt`, but without counting; a lock is neither checked nor changed. */
	findWithoutCounting(emailKey: string): Promise<LoginCandidate | null> {
		return this.row<LoginCandidate>(
			`SELECT member_id AS "memberId", password_hash AS "passwordHash", false AS "isLocked"
			FROM member WHERE email_key = ANY ($1) AND status = 'active'`,
			[matchingHashes(emailKey)],
		);
	}

	/** Resets the failed attempts. */
	async forgetTries(memberId: number): Promise<void> {
		await this.db.query(
			{
				name: "member_identified",
				text: "UPDATE member SET failed_logins = 0, locked_until = NULL WHERE member_id = $1",
			},
			[memberId],
		);
	}

	async view(memberId: number): Promise<MemberRecord | null> {
		const { rows } = await this.db.query<MemberRow>(
			{
				name: "member_view",
				text: `SELECT m.member_id AS "memberId", m.name, m.email, m.phone, m.grade, m.type, m.corp_code AS "corpCode",
					c.name AS "corpName", m.dept_name AS "deptName", m.corp_user_name AS "corpUserName",
					(SELECT provider FROM member_social s WHERE s.member_id = m.member_id ORDER BY linked_at LIMIT 1) AS provider,
					m.password_hash IS NOT NULL AS "hasPassword", m.international_number AS "internationalNumber",
					m.international_phone AS "internationalPhone", m.user_first_name AS "userFirstName",
					m.user_last_name AS "userLastName", m.marketing_agree AS "agreesToMarketing"
				FROM member m LEFT JOIN corporation c USING (corp_code)
				WHERE m.member_id = $1 AND m.status = 'active'`,
			},
			[memberId],
		);
		return rows[0] ? recordOf(rows[0]) : null;
	}

	/** Records a login and returns the ID of the record. */
	async recordLogin(memberId: number, login: LoginRecord, now: Date): Promise<number> {
		const { loginType, clientInterface, ip, userAgent } = login;
		const { rows } = await this.db.query<{ id: number }>(
			`INSERT INTO login_history (member_id, login_type, client_interface, ip, user_agent, created_at)
			VALUES ($1, $2, $3, $4, $5, $6) RETURNING login_id AS id`,
			[memberId, loginType, clientInterface, personal(ip), personal(userAgent.slice(0, 300)), now],
		);
		return rows[0]?.id ?? 0;
	}
}

function recordOf(row: MemberRow): MemberRecord {
	const { provider, hasPassword, ...rest } = row;
	const { internationalNumber, internationalPhone, userFirstName, userLastName, ...member } = rest;
	return {
		...member,
		loginType: hasPassword ? "EMAIL" : (provider ?? "EMAIL"),
		international:
			internationalNumber && internationalPhone && userFirstName && userLastName
				? { internationalNumber, internationalPhone, userFirstName, userLastName }
				: null,
	};
}
