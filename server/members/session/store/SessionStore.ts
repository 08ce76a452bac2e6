import { personal } from "#server/platform/database/personalDataEncryption.ts";
import { Store } from "#server/platform/database/Store.ts";

/** A login to be opened. */
export interface NewSession {
	readonly family: string;
	readonly memberId: number;
	readonly remember: boolean;
	readonly client: "web" | "webview";
	readonly userAgent: string;
	readonly ip: string;
}

/** Logins, each of which is a token family. */
export class SessionStore extends Store {
	async open({ family, memberId, remember, client, userAgent, ip }: NewSession, now: Date): Promise<void> {
		await this.db.query(
			`INSERT INTO session (family, member_id, remember, client, user_agent, ip, created_at, last_seen_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
			[family, memberId, remember, client, personal(userAgent.slice(0, 300)), personal(ip), now],
		);
	}

	/** Whether this is still the member's password hash; a lock keeps it unchanged until the transaction ends. */
	isPassword(memberId: number, passwordHash: string): Promise<boolean> {
		return this.hasRows(
			"SELECT FROM member WHERE member_id = $1 AND password_hash = $2 AND status = 'active' FOR SHARE",
			[memberId, passwordHash],
		);
	}

	/** Locks the member; returns false if the login has ended. */
	async lockMember(memberId: number, family: string): Promise<boolean> {
		await this.db.query("SELECT FROM member WHERE member_id = $1 FOR UPDATE", [memberId]);
		return this.hasRows("SELECT FROM session WHERE family = $1 AND revoked_at IS NULL", [family]);
	}

	/** Locks the login, which serialises its refreshes, and records its last use. */
	async lock(family: string, now: Date): Promise<void> {
		await this.db.query("UPDATE session SET last_seen_at = $2 WHERE family = $1", [family, now]);
	}

	async revoke(family: string, reason: "reuse" | "logout", now: Date): Promise<void> {
		await this.db.query(
			"UPDATE session SET revoked_at = $2, revoke_reason = $3 WHERE family = $1 AND revoked_at IS NULL",
			[family, now, reason],
		);
	}

	/** Revokes a member's logins except one. */
	async revokeOthers(memberId: number, except: string | null, now: Date): Promise<void> {
		await this.db.query(
			`UPDATE session SET revoked_at = $2, revoke_reason = 'changed'
			WHERE member_id = $1 AND revoked_at IS NULL AND family IS DISTINCT FROM $3::uuid`,
			[memberId, now, except],
		);
	}

	/** Revokes all logins; returns how many were still active. */
	async revokeAll(memberId: number, now: Date): Promise<number> {
		const { rowCount } = await this.db.query(
			"UPDATE session SET revoked_at = $2, revoke_reason = 'logout' WHERE member_id = $1 AND revoked_at IS NULL",
			[memberId, now],
		);
		return rowCount;
	}

	/** Marks a login's tokens as issued now. */
	async keepValid(family: string, now: Date): Promise<void> {
		await this.db.query("UPDATE access_token SET issued_at = $2 WHERE family = $1", [family, now]);
		await this.db.query("UPDATE refresh_token SET issued_at = $2 WHERE family = $1", [family, now]);
	}
}
