import { type Failure, refused } from "#domain/failure/Failure.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import type { LoginWay, Member } from "#domain/member/Member.ts";
import type { StoredSession } from "#domain/member/session.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { MemberData } from "#ports/MemberData.ts";
import type { ReloadMemory } from "#ports/ReloadMemory.ts";
import type { ReturnTargets } from "#ports/ReturnTargets.ts";
import type { EmailLogin, SessionCalls } from "#ports/SessionCalls.ts";
import type { SessionRenewal } from "#ports/SessionRenewal.ts";
import type { SessionStore } from "#ports/SessionStore.ts";

export class MemorySessionStore implements SessionStore {
	stored: StoredSession = "none";
	/** How many token pairs have been issued. */
	pairs = 1;

	read(): StoredSession {
		return this.stored;
	}

	stamp(): string | null {
		return this.stored === "none" ? null : String(this.pairs);
	}

	async clear(): Promise<void> {
		this.stored = "none";
	}
}

export class MemoryMemberCache implements MemberCache {
	member: CachedMember | null = null;

	read(): CachedMember | null {
		return this.member;
	}

	write(member: CachedMember): void {
		this.member = member;
	}

	clear(): void {
		this.member = null;
	}
}

export class MemoryReturnTargets implements ReturnTargets {
	path: string | null = null;

	read(): string | null {
		return this.path;
	}

	save(path: string): void {
		this.path = path;
	}

	clear(): void {
		this.path = null;
	}
}

export class MemoryReloads implements ReloadMemory {
	at: number | null = null;

	lastReloadAt(): number | null {
		return this.at;
	}

	remember(now: number): void {
		this.at = now;
	}
}

/** Counts its calls. */
export class MemoryMemberData implements MemberData {
	readonly owners: string[] = [];
	cleared = 0;
	closed = 0;

	async claim(email: string): Promise<void> {
		this.owners.push(email);
	}

	owner(): string | null {
		return this.owners.at(-1) ?? null;
	}

	dropStaleTabData(): void {}

	async closeVouchers(): Promise<void> {
		this.closed += 1;
	}

	async clear(): Promise<void> {
		this.cleared += 1;
	}
}

export class MemoryVisitor implements CurrentVisitor {
	member: CachedMember | null = null;
	isMemberUnknown = false;

	isSignedIn(): boolean {
		return this.member !== null;
	}

	entered(member: CachedMember): void {
		this.member = member;
		this.isMemberUnknown = false;
	}

	left(): void {
		this.member = null;
		this.isMemberUnknown = false;
	}

	lookupFailed(): void {
		this.member = null;
		this.isMemberUnknown = true;
	}
}

/** Stub of the session's API calls: members by e-mail with their passwords, on top of a session store. */
export class MemorySessionCalls implements SessionCalls, SessionRenewal {
	readonly accounts = new Map<string, { readonly password: string; readonly member: Member }>();
	readonly recorded: string[] = [];
	/** Returned by the next calls instead of a result, to simulate a broken server. */
	failure: Failure | null = null;
	readonly #store: MemorySessionStore;
	#current: Member | null = null;

	constructor(store: MemorySessionStore) {
		this.#store = store;
	}

	async logIn({ email, password }: EmailLogin): Promise<Result<null, Failure>> {
		if (this.failure) return err(this.failure);
		const account = this.accounts.get(email);
		if (account?.password !== password) return err(refused("memberNotFound"));
		this.#current = account.member;
		this.#store.stored = "complete";
		return ok(null);
	}

	/** Logs in without a password, as passkeys and social login do. */
	enterAs(email: string): void {
		this.#current = this.accounts.get(email)?.member ?? null;
		this.#store.stored = "complete";
	}

	async logOut(): Promise<Result<null, Failure>> {
		this.#current = null;
		return this.failure ? err(this.failure) : ok(null);
	}

	async viewMember(): Promise<Result<Member, Failure>> {
		if (this.failure) return err(this.failure);
		return this.#current ? ok(this.#current) : err({ kind: "signedOut", reason: "neverIn" });
	}

	async recordLogin(surface: "web" | "webview", loginType: LoginWay): Promise<Result<null, Failure>> {
		this.recorded.push(loginType === "EMAIL" ? surface : `${surface} ${loginType}`);
		return ok(null);
	}

	async renew(): Promise<Result<null, Failure>> {
		if (this.failure) return err(this.failure);
		this.#store.stored = "complete";
		this.#store.pairs += 1;
		return ok(null);
	}
}
