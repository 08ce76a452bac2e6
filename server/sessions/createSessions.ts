import { randomUUID } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import type { Database, Queryable } from "#server/database/Database.ts";
import { Refusal } from "#server/http/Refusal.ts";
import type { Sessions as TokenCheck } from "#server/http/Sessions.ts";
import type { SignedInMember } from "#server/http/SignedInMember.ts";
import {
	accessLifeMs,
	newToken,
	refreshGraceMs,
	refreshLifeMs,
	type TokenPair,
	tokenHash,
} from "./tokens.ts";

interface Visitor {
	readonly client: "web" | "webview";
	readonly ip: string;
	readonly userAgent: string;
}

export interface Sessions extends TokenCheck {
	/** A new login: its own family of tokens, unrelated to any before it. */
	open(memberId: number, options: Visitor & { readonly remember: boolean }): Promise<TokenPair>;
	/**
	 * Spends a refresh token for a new pair. A token spent more than ten seconds ago is a stolen one: its whole family
	 * ends.
	 * @throws Refusal sessionGone, or memberChanged when the member changed since the token was issued (DEC-110).
	 */
	refresh(refreshToken: string): Promise<TokenPair>;
	/** Ends the login a token belongs to; unknown tokens are nobody's (DEC-142). */
	end(refreshToken: string): Promise<void>;
	/** Both tokens of one living session, as the native app hands them over (DEC-176). */
	adopt(accessToken: string, refreshToken: string): Promise<TokenPair>;
	/** Ends the member's logins, the given one excepted; each of them is answered 499 from now on. */
	endOthers(tx: Queryable, memberId: number, except: string | null): Promise<void>;
	/** The member changed in a way this login knows of: its tokens count as issued now (DEC-110). */
	keep(tx: Queryable, family: string): Promise<void>;
}

interface RefreshRow {
	family: string;
	member_id: number;
	remember: boolean;
	issued_at: Date;
	expires_at: Date;
	used_at: Date | null;
	revoke_reason: string | null;
	changed_at: Date | null;
	status: "active" | "withdrawn";
}

/** Opaque tokens, hashed at rest, rotated on use, ended by family (DEC-110, DEC-111, DEC-115). */
export function createSessions({ db, clock }: { readonly db: Database; readonly clock: Clock }): Sessions {
	const at = (ms = 0) => new Date(clock.now() + ms);

	async function issue(
		tx: Queryable,
		family: string,
		memberId: number,
		remembered: boolean,
		refreshExpiresAt: Date,
	): Promise<TokenPair> {
		const accessToken = newToken();
		const refreshToken = newToken();
		const now = at();
		const accessExpiresAt = at(accessLifeMs);
		await tx.query(
			{
				name: "session_issue_access",
				text: `INSERT INTO access_token (token_hash, family, member_id, issued_at, expires_at) VALUES ($1, $2, $3, $4, $5)`,
			},
			[tokenHash(accessToken), family, memberId, now, accessExpiresAt],
		);
		await tx.query(
			{
				name: "session_issue_refresh",
				text: `INSERT INTO refresh_token (token_hash, family, member_id, issued_at, expires_at) VALUES ($1, $2, $3, $4, $5)`,
			},
			[tokenHash(refreshToken), family, memberId, now, refreshExpiresAt],
		);
		return {
			accessToken,
			refreshToken,
			accessExpiresAt: accessExpiresAt.getTime(),
			refreshExpiresAt: refreshExpiresAt.getTime(),
			remembered,
		};
	}

	const revoke = (tx: Queryable, family: string, reason: string) =>
		tx.query(
			`UPDATE session SET revoked_at = $2, revoke_reason = $3 WHERE family = $1 AND revoked_at IS NULL`,
			[family, at(), reason],
		);

	async function findRefresh(tx: Queryable, refreshToken: string): Promise<RefreshRow | undefined> {
		const { rows } = await tx.query<RefreshRow>(
			{
				name: "session_find_refresh",
				text: `SELECT r.family, r.member_id, s.remember, r.issued_at, r.expires_at, r.used_at, s.revoke_reason, m.changed_at, m.status
				FROM refresh_token r JOIN session s USING (family) JOIN member m ON m.member_id = r.member_id
				WHERE r.token_hash = $1`,
			},
			[tokenHash(refreshToken)],
		);
		return rows[0];
	}

	/** What ends the token's life, or null while it lives. */
	function endOf(row: RefreshRow | undefined): "sessionGone" | "memberChanged" | null {
		if (!row) return "sessionGone";
		if (row.revoke_reason === "changed" || row.revoke_reason === "withdrawn") return "memberChanged";
		if (row.revoke_reason !== null || row.expires_at.getTime() <= clock.now()) return "sessionGone";
		if (row.status === "withdrawn") return "memberChanged";
		return row.changed_at !== null && row.changed_at > row.issued_at ? "memberChanged" : null;
	}

	return {
		async authenticate(accessToken) {
			const { rows } = await db.query<{
				family: string;
				member_id: number;
				type: "N" | "C";
				grade: "Bronze" | "Silver" | "Gold";
				expired: boolean;
				changed: boolean;
				revoke_reason: string | null;
			}>(
				{
					name: "session_authenticate",
					text: `SELECT a.family, a.member_id, m.type, m.grade, a.expires_at <= $2 AS expired, s.revoke_reason,
						(m.status = 'withdrawn' OR coalesce(m.changed_at > a.issued_at, false)) AS changed
					FROM access_token a JOIN session s USING (family) JOIN member m ON m.member_id = a.member_id
					WHERE a.token_hash = $1`,
				},
				[tokenHash(accessToken), at()],
			);
			const [row] = rows;
			if (!row) return { failure: "expired" };
			if (row.changed || row.revoke_reason === "changed" || row.revoke_reason === "withdrawn") {
				return { failure: "memberChanged" };
			}
			if (row.expired || row.revoke_reason !== null) return { failure: "expired" };
			const member: SignedInMember = {
				memberId: row.member_id,
				sessionId: row.family,
				type: row.type,
				grade: row.grade,
			};
			return { member };
		},

		open(memberId, { remember, client, ip, userAgent }) {
			return db.tx(async (tx) => {
				const family = randomUUID();
				await tx.query(
					`INSERT INTO session (family, member_id, remember, client, user_agent, ip, created_at, last_seen_at)
						VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
					[family, memberId, remember, client, userAgent.slice(0, 300), ip, at()],
				);
				return issue(tx, family, memberId, remember, at(refreshLifeMs(remember)));
			});
		},

		async refresh(refreshToken) {
			const outcome = await db.tx(async (tx): Promise<TokenPair | "sessionGone" | "memberChanged"> => {
				const { rowCount } = await tx.query(
					{
						name: "session_spend_refresh",
						text: `UPDATE refresh_token SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL`,
					},
					[tokenHash(refreshToken), at()],
				);
				const row = await findRefresh(tx, refreshToken);
				const end = endOf(row);
				if (end || !row) return end ?? "sessionGone";
				const spentAt = rowCount === 0 ? row.used_at : null;
				if (spentAt && clock.now() - spentAt.getTime() > refreshGraceMs) {
					await revoke(tx, row.family, "reuse");
					return "sessionGone";
				}
				await tx.query(`UPDATE session SET last_seen_at = $2 WHERE family = $1`, [row.family, at()]);
				return issue(tx, row.family, row.member_id, row.remember, row.expires_at);
			});
			if (typeof outcome === "string") throw new Refusal(outcome);
			return outcome;
		},

		async end(refreshToken) {
			await db.tx(async (tx) => {
				const row = await findRefresh(tx, refreshToken);
				if (row) await revoke(tx, row.family, "logout");
			});
		},

		async adopt(accessToken, refreshToken) {
			const row = await findRefresh(db, refreshToken);
			const end = endOf(row);
			if (end || !row) throw new Refusal(end ?? "sessionGone");
			const { rows } = await db.query<{ expires_at: Date }>(
				`SELECT expires_at FROM access_token WHERE token_hash = $1 AND family = $2`,
				[tokenHash(accessToken), row.family],
			);
			const [access] = rows;
			if (!access || row.used_at !== null) throw new Refusal("sessionGone");
			return {
				accessToken,
				refreshToken,
				accessExpiresAt: access.expires_at.getTime(),
				refreshExpiresAt: row.expires_at.getTime(),
				remembered: row.remember,
			};
		},

		async endOthers(tx, memberId, except) {
			await tx.query(
				`UPDATE session SET revoked_at = $2, revoke_reason = 'changed'
					WHERE member_id = $1 AND revoked_at IS NULL AND family IS DISTINCT FROM $3::uuid`,
				[memberId, at(), except],
			);
		},

		async keep(tx, family) {
			await tx.query(`UPDATE access_token SET issued_at = $2 WHERE family = $1`, [family, at()]);
			await tx.query(`UPDATE refresh_token SET issued_at = $2 WHERE family = $1`, [family, at()]);
		},
	};
}
