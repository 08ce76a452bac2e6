import { Store } from "#server/platform/database/Store.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";

/** A stored refresh token with the revocation state of its login. */
export interface RefreshToken {
	readonly family: string;
	readonly memberId: number;
	readonly remember: boolean;
	readonly expiresAt: Date;
	readonly usedAt: Date | null;
	/** When this token or its access token was first presented; null until then. */
	readonly firstPresentedAt: Date | null;
	readonly revokeReason: string | null;
	/** Whether the member has changed since the token was issued, or has left. */
	readonly isOutdated: boolean;
}

/** An access token's member with the revocation state of its login. */
export interface AccessToken extends SignedInMember, Pick<RefreshToken, "revokeReason" | "isOutdated"> {
	readonly isExpired: boolean;
	/** Hash of the paired refresh token; null once either token has been presented. */
	readonly refreshHash: Buffer | null;
}

interface Issue {
	readonly family: string;
	readonly memberId: number;
	readonly now: Date;
	readonly expiresAt: Date;
}

/** Tokens, stored only as hashes. */
export class TokenStore extends Store {
	async issueAccess(
		token: Buffer,
		{ family, memberId, now, expiresAt }: Issue,
		refresh: Buffer,
	): Promise<void> {
		await this.db.query(
			{
				name: "session_issue_access",
				text: `INSERT INTO access_token (token_hash, family, member_id, issued_at, expires_at, refresh_hash)
					VALUES ($1, $2, $3, $4, $5, $6)`,
			},
			[token, family, memberId, now, expiresAt, refresh],
		);
	}

	async issueRefresh(token: Buffer, { family, memberId, now, expiresAt }: Issue): Promise<void> {
		await this.db.query(
			{
				name: "session_issue_refresh",
				text: `INSERT INTO refresh_token (token_hash, family, member_id, issued_at, expires_at) VALUES ($1, $2, $3, $4, $5)
					ON CONFLICT DO NOTHING`,
			},
			[token, family, memberId, now, expiresAt],
		);
	}

	async findAccess(token: Buffer, now: Date): Promise<AccessToken | undefined> {
		const { rows } = await this.db.query<AccessToken>(
			{
				name: "session_authenticate",
				text: `SELECT a.family AS "sessionId", a.member_id AS "memberId", m.type, m.grade, a.expires_at <= $2 AS "isExpired",
						s.revoke_reason AS "revokeReason", a.refresh_hash AS "refreshHash",
						(m.status = 'withdrawn' OR coalesce(m.changed_at > a.issued_at, false)) AS "isOutdated"
					FROM access_token a JOIN session s USING (family) JOIN member m ON m.member_id = a.member_id
					WHERE a.token_hash = $1`,
			},
			[token, now],
		);
		return rows[0];
	}

	async findRefresh(token: Buffer): Promise<RefreshToken | undefined> {
		const { rows } = await this.db.query<RefreshToken>(
			{
				name: "session_find_refresh",
				text: `SELECT r.family, r.member_id AS "memberId", s.remember, r.expires_at AS "expiresAt", r.used_at AS "usedAt",
						r.arrived_at AS "firstPresentedAt", s.revoke_reason AS "revokeReason",
						(m.status = 'withdrawn' OR coalesce(m.changed_at > r.issued_at, false)) AS "isOutdated"
					FROM refresh_token r JOIN session s USING (family) JOIN member m ON m.member_id = r.member_id
					WHERE r.token_hash = $1`,
			},
			[token],
		);
		return rows[0];
	}

	async spend(token: Buffer, now: Date): Promise<void> {
		await this.db.query(
			{
				name: "session_spend_refresh",
				text: "UPDATE refresh_token SET used_at = $2, arrived_at = coalesce(arrived_at, $2) WHERE token_hash = $1",
			},
			[token, now],
		);
	}

	/** Records that a token pair has reached its client. */
	async markDelivered(access: Buffer, refresh: Buffer, now: Date): Promise<void> {
		await this.db.query(
			{
				name: "session_arrive",
				text: `WITH told AS (UPDATE access_token SET refresh_hash = NULL WHERE token_hash = $1)
					UPDATE refresh_token SET arrived_at = $3 WHERE token_hash = $2 AND arrived_at IS NULL`,
			},
			[access, refresh, now],
		);
	}

	/** Returns the login that an access token belongs to. */
	async familyOf(access: Buffer): Promise<string | null> {
		const { rows } = await this.db.query<{ family: string }>(
			"SELECT family FROM access_token WHERE token_hash = $1",
			[access],
		);
		return rows[0]?.family ?? null;
	}

	/** Returns the expiry of a login's access token; null if the token is not part of that login. */
	async accessExpiry(access: Buffer, family: string): Promise<Date | null> {
		const { rows } = await this.db.query<{ at: Date }>(
			"SELECT expires_at AS at FROM access_token WHERE token_hash = $1 AND family = $2",
			[access, family],
		);
		return rows[0]?.at ?? null;
	}
}
