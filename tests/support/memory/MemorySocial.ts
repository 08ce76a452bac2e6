import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { PendingSocial, SocialEntry, SocialProvider } from "#domain/member/socialLogin.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { PendingSocials } from "#ports/PendingSocials.ts";
import type { LinkedSocial, SocialAttempt, SocialCalls } from "#ports/SocialCalls.ts";
import type { MemorySessionCalls } from "./MemorySession.ts";

/**
 * Stub of social login: the provider's answers by token; a proof is valid if the test lists it. A token without an entry was not requested
 * here.
 */
export class MemorySocialCalls implements SocialCalls {
	readonly entries = new Map<string, SocialEntry>();
	readonly proofs = new Set<string>();
	readonly attempts: SocialAttempt[] = [];
	linked: LinkedSocial[] = [];
	/** Tokens of provider accounts that belong to another member. */
	readonly taken = new Set<string>();
	/** Whether the linked provider is the member's only way to log in. */
	isLastWay = false;
	/** Returned by the next calls instead of a result. */
	failure: Failure | null = null;
	/** E-mail address of the member who owns the provider account. */
	member = "";
	readonly #session: MemorySessionCalls;

	constructor(session: MemorySessionCalls) {
		this.#session = session;
	}

	async list(): Promise<Result<readonly LinkedSocial[], Failure>> {
		return this.failure ? err(this.failure) : ok(this.linked);
	}

	async begin(provider: SocialProvider): Promise<Result<string, Failure>> {
		return this.failure ? err(this.failure) : ok(`https://${provider}.test/login`);
	}

	async link({ provider, token }: Omit<SocialAttempt, "certId">): Promise<Result<null, Failure>> {
		if (this.failure) return err(this.failure);
		if (this.taken.has(token)) return err(refused("linkFailed"));
		if (!this.entries.has(token)) return err(refused("wrongAccess"));
		this.#link(provider);
		return ok(null);
	}

	async remove(provider: SocialProvider): Promise<Result<null, Failure>> {
		if (this.failure) return err(this.failure);
		if (!this.linked.some((each) => each.provider === provider)) return err(refused("notFound"));
		if (this.isLastWay) return err(refused("updateFailed"));
		this.linked = this.linked.filter((each) => each.provider !== provider);
		return ok(null);
	}

	async enter(attempt: SocialAttempt): Promise<Result<SocialEntry, Failure>> {
		this.attempts.push(attempt);
		if (this.failure) return err(this.failure);
		const entry = this.entries.get(attempt.token);
		if (!entry) return err(refused("wrongAccess"));
		if (entry.kind === "connect" && attempt.certId !== null) {
			if (!this.proofs.has(attempt.certId)) return err(refused("verifyFailed"));
			this.#link(attempt.provider);
			this.#session.enterAs(this.member);
			return ok({ kind: "member" });
		}
		if (entry.kind === "member") this.#session.enterAs(this.member);
		return ok(entry);
	}

	#link(provider: SocialProvider): void {
		this.linked = [...this.linked, { provider, linkedAt: "2026-11-25 09:00:00" }];
	}
}

export class MemoryPendingSocials implements PendingSocials {
	pending: PendingSocial | null = null;
	expires = 0;

	read(now: number): PendingSocial | null {
		return this.expires > now ? this.pending : null;
	}

	save(pending: PendingSocial, expires: number): void {
		this.pending = pending;
		this.expires = expires;
	}

	clear(): void {
		this.pending = null;
	}
}
