import { cachedMemberOf } from "#domain/member/CachedMember.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { errorAction, plainCall, refreshFailure } from "#domain/support/errorAction.ts";
import type { CallFailures } from "#ports/CallFailures.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { SessionCalls } from "#ports/SessionCalls.ts";
import type { SessionRenewal } from "#ports/SessionRenewal.ts";
import type { SessionStore } from "#ports/SessionStore.ts";

interface StartSessionDeps {
	readonly store: SessionStore;
	readonly renewal: SessionRenewal;
	readonly calls: SessionCalls;
	readonly cache: MemberCache;
	readonly visitor: CurrentVisitor;
	readonly failures: CallFailures;
}

/**
 * Finds out who is looking when a page starts (table 4.4). Whatever goes wrong means a logged-out visitor, and nothing
 * is shown; only a login that has expired is told (AUTH-SESSION-01, 02, 03, 09, DEC-111).
 */
export class StartSession {
	readonly #deps: StartSessionDeps;

	constructor(deps: StartSessionDeps) {
		this.#deps = deps;
	}

	async execute(): Promise<"loggedIn" | "loggedOut"> {
		const { store, renewal, calls, cache, visitor } = this.#deps;
		const stored = store.read();
		if (stored === "none") return this.#loggedOut();
		if (stored === "refreshOnly") {
			const renewed = await renewal.renew();
			if (!renewed.ok) return this.#refused(renewed.error);
		}
		const cached = cache.read();
		if (cached) {
			visitor.entered(cached);
			return "loggedIn";
		}
		const member = await calls.viewMember({ silent: true });
		if (!member.ok) return this.#unknown(member.error);
		const fresh = cachedMemberOf(member.value);
		cache.write(fresh);
		visitor.entered(fresh);
		return "loggedIn";
	}

	async #refused(failure: CallFailure): Promise<"loggedOut"> {
		if (refreshFailure(failure) === "expired")
			await this.#deps.failures.perform(errorAction(failure, plainCall));
		return this.#loggedOut();
	}

	/** Who it is could not be read. A server that fails ends nobody's login: the next page finds it again. [C03] */
	async #unknown(failure: CallFailure): Promise<"loggedOut"> {
		if (refreshFailure(failure) !== "unreachable") return this.#loggedOut();
		this.#deps.visitor.left();
		return "loggedOut";
	}

	async #loggedOut(): Promise<"loggedOut"> {
		const { store, cache, visitor } = this.#deps;
		cache.clear();
		if (store.read() !== "none") await store.clear();
		visitor.left();
		return "loggedOut";
	}
}
