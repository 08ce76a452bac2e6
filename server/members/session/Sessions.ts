import { randomUUID } from "node:crypto";
import type { Clock } from "#server/platform/clock.ts";
import type { Database, Queryable } from "#server/platform/database/Database.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";
import type { Sessions as TokenCheck } from "#server/platform/http/Sessions.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { SecurityJournal } from "#server/platform/journal/SecurityJournal.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import { DeviceStore } from "./store/DeviceStore.ts";
import { type NewSession, SessionStore } from "./store/SessionStore.ts";
import { type RefreshToken, TokenStore } from "./store/TokenStore.ts";
import {
	accessLifeMs,
	newToken,
	refreshGraceMs,
	refreshLifeMs,
	type TokenPair,
	tokenHash,
} from "./tokens.ts";

interface SessionsParts {
	readonly db: Database;
	readonly clock: Clock;
	readonly secrets: Pick<Secrets, "keyedHash">;
	readonly journal: Pick<SecurityJournal, "note">;
}

/** Opaque tokens, stored as hashes, rotated on use and revoked by family (DEC-110, DEC-111, DEC-115). */
export class Sessions implements TokenCheck {
	readonly #parts: SessionsParts;

	constructor(parts: SessionsParts) {
		this.#parts = parts;
	}

	async authenticate(
		accessToken: string,
		{ hasArrived }: { readonly hasArrived: boolean } = { hasArrived: true },
	): ReturnType<TokenCheck["authenticate"]> {
		const tokens = new TokenStore(this.#parts.db);
		const hash = tokenHash(accessToken);
		const found = await tokens.findAccess(hash, this.#at());
		if (!found) return { failure: "expired" };
		const { isExpired, isOutdated, revokeReason, refreshHash, ...member } = found;
		if (isOutdated || isEndedByChange(revokeReason)) return { failure: "memberChanged" };
		if (isExpired || revokeReason !== null) return { failure: "expired" };
		if (hasArrived && refreshHash) await tokens.markDelivered(hash, refreshHash, this.#at());
		return { member };
	}

	/**
	 * Opens a new login with its own token family.
	 * @param passwordHash hash of the password that was used, to detect a concurrent change
	 * @throws Refusal memberNotFound if the member has changed the password meanwhile, which ends logins made with the old one
	 */
	open(
		memberId: number,
		login: Omit<NewSession, "family" | "memberId">,
		passwordHash: string | null = null,
	): Promise<TokenPair> {
		return this.#parts.db.tx(async (tx) => {
			const session = { ...login, memberId, family: randomUUID() };
			const sessions = new SessionStore(tx);
			if (passwordHash !== null && !(await sessions.isPassword(memberId, passwordHash)))
				throw new Refusal("memberNotFound");
			await sessions.open(session, this.#at());
			return this.#issue(tx, newToken(), session, this.#at(refreshLifeMs(login.remember)));
		});
	}

	/**
	 * Exchanges a refresh token for a new pair. Each token has a single successor, which is returned again if the token is presented within
	 * ten seconds, or before the successor has reached any client. Presented later, the token counts as stolen and its whole family is
	 * revoked (DEC-186).
	 * @throws Refusal sessionGone, or memberChanged when the member changed since the token was issued (DEC-110).
	 */
	async refresh(refreshToken: string, ip: string): Promise<TokenPair> {
		const outcome = await this.#parts.db.tx(
			async (tx): Promise<TokenPair | { readonly reusedOf: number }> => {
				const tokens = new TokenStore(tx);
				const sessions = new SessionStore(tx);
				const hash = tokenHash(refreshToken);
				const { family, memberId } = this.#requireValid(await tokens.findRefresh(hash));
				await sessions.lock(family, this.#at());
				const token = this.#requireValid(await tokens.findRefresh(hash));
				const follower = await this.#rotate(tokens, refreshToken, token);
				if (follower !== null) return this.#issue(tx, follower, token, token.expiresAt);
				await sessions.revoke(family, "reuse", this.#at());
				return { reusedOf: memberId };
			},
		);
		if (!("reusedOf" in outcome)) return outcome;
		this.#parts.journal.note({ what: "tokenReused", memberId: outcome.reusedOf, ip });
		throw new LoginEnded();
	}

	/** Ends the login that either token belongs to; unknown tokens are ignored (DEC-142). */
	async end({
		refreshToken,
		accessToken,
	}: {
		readonly refreshToken: string | null;
		readonly accessToken: string | null;
	}): Promise<void> {
		await this.#parts.db.tx(async (tx) => {
			const tokens = new TokenStore(tx);
			const byRefresh = refreshToken && (await tokens.findRefresh(tokenHash(refreshToken)))?.family;
			const family = byRefresh || (accessToken && (await tokens.familyOf(tokenHash(accessToken))));
			if (family) await new SessionStore(tx).revoke(family, "logout", this.#at());
		});
	}

	/**
	 * Validates both tokens of an active session that the native app passes on, and returns them with their expiry (DEC-176).
	 * @throws Refusal sessionGone, memberChanged
	 */
	async adopt(accessToken: string, refreshToken: string): Promise<TokenPair> {
		const tokens = new TokenStore(this.#parts.db);
		const token = this.#requireValid(await tokens.findRefresh(tokenHash(refreshToken)));
		const accessExpiresAt = await tokens.accessExpiry(tokenHash(accessToken), token.family);
		if (!accessExpiresAt || token.usedAt !== null) throw new Refusal("sessionGone");
		return {
			accessToken,
			refreshToken,
			accessExpiresAt: accessExpiresAt.getTime(),
			refreshExpiresAt: token.expiresAt.getTime(),
			remembered: token.remember,
		};
	}

	/** Ends the member's logins except the given one; their next call is answered with 499. */
	endOthers(tx: Queryable, memberId: number, except: string | null): Promise<void> {
		return new SessionStore(tx).revokeOthers(memberId, except, this.#at());
	}

	/**
	 * Ends all of a member's logins and forgets the browsers, so that none of them bypasses an account lock any more. Returns how many
	 * logins ended.
	 */
	endAll(memberId: number): Promise<number> {
		return this.#parts.db.tx(async (tx) => {
			await new DeviceStore(tx).forgetDevices(memberId, null);
			return new SessionStore(tx).revokeAll(memberId, this.#at());
		});
	}

	/**
	 * Locks the member before a change of login methods, so that the password cannot change until the transaction ends.
	 * @throws Refusal memberChanged if this login has ended while the call was in flight
	 */
	async lockMember(tx: Queryable, { memberId, sessionId }: SignedInMember): Promise<void> {
		if (!(await new SessionStore(tx).lockMember(memberId, sessionId))) throw new Refusal("memberChanged");
	}

	/** Keeps a login valid after a change to the member that it knows of: its tokens count as issued now (DEC-110). */
	keepValid(tx: Queryable, family: string): Promise<void> {
		return new SessionStore(tx).keepValid(family, this.#at());
	}

	#at(ms = 0): Date {
		return new Date(this.#parts.clock.now() + ms);
	}

	/** Issues an access token together with a refresh token, which may already exist. */
	async #issue(
		tx: Queryable,
		refreshToken: string,
		{ family, memberId, remember }: Pick<NewSession, "family" | "memberId" | "remember">,
		refreshExpiresAt: Date,
	): Promise<TokenPair> {
		const accessToken = newToken();
		const tokens = new TokenStore(tx);
		const accessExpiresAt = this.#at(accessLifeMs);
		const issued = { family, memberId, now: this.#at() };
		const refreshHash = tokenHash(refreshToken);
		await tokens.issueAccess(tokenHash(accessToken), { ...issued, expiresAt: accessExpiresAt }, refreshHash);
		await tokens.issueRefresh(refreshHash, { ...issued, expiresAt: refreshExpiresAt });
		return {
			accessToken,
			refreshToken,
			accessExpiresAt: accessExpiresAt.getTime(),
			refreshExpiresAt: refreshExpiresAt.getTime(),
			remembered: remember,
		};
	}

	/** Returns a token's only possible successor. It is derived, because only hashes are stored. */
	#successorOf(refreshToken: string): string {
		return this.#parts.secrets.keyedHash("refresh", refreshToken);
	}

	/**
	 * Returns the token that follows the presented one; null if it was stolen. Tabs that refresh at the same time all get the latest token.
	 * After the grace period a spent token is accepted only while its successor has reached no client. [DEC-115, DEC-186]
	 */
	async #rotate(tokens: TokenStore, shown: string, { usedAt }: RefreshToken): Promise<string | null> {
		if (usedAt === null) {
			await tokens.spend(tokenHash(shown), this.#at());
			return this.#successorOf(shown);
		}
		const isLate = this.#parts.clock.now() - usedAt.getTime() > refreshGraceMs;
		let token = this.#successorOf(shown);
		let next = await tokens.findRefresh(tokenHash(token));
		if (!next) return isLate ? null : token;
		if (isLate && next.firstPresentedAt !== null) return null;
		while (next?.usedAt) {
			token = this.#successorOf(token);
			next = await tokens.findRefresh(tokenHash(token));
		}
		return token;
	}

	/**
	 * Returns the token if it is still valid.
	 * @throws LoginEnded, Refusal sessionGone, memberChanged
	 */
	#requireValid(token: RefreshToken | undefined): RefreshToken {
		if (!token) throw new Refusal("sessionGone");
		if (isEndedByChange(token.revokeReason)) throw new Refusal("memberChanged");
		if (token.revokeReason !== null) throw new LoginEnded();
		if (token.expiresAt.getTime() <= this.#parts.clock.now()) throw new Refusal("sessionGone");
		if (token.isOutdated) throw new Refusal("memberChanged");
		return token;
	}
}

/** Thrown for a login that was ended before its time: by its member in another browser, by an operator, or because a token was stolen. */
export class LoginEnded extends Refusal {
	constructor() {
		super("sessionGone");
	}
}

/** Whether the login ended because the member changed or left, which is reported to the client. */
const isEndedByChange = (reason: string | null): boolean => reason === "changed" || reason === "withdrawn";
