import type { Belongings } from "#ports/Belongings.ts";
import type { CurrentVisitor } from "#ports/CurrentVisitor.ts";
import type { MemberCache } from "#ports/MemberCache.ts";
import type { ReturnTargets } from "#ports/ReturnTargets.ts";
import type { SessionStore } from "#ports/SessionStore.ts";

interface LocalSessionDeps {
	readonly store: SessionStore;
	readonly cache: MemberCache;
	readonly returnTargets: ReturnTargets;
	readonly visitor: CurrentVisitor;
	readonly belongings: Belongings;
}

/** Everything of a session that lives on this device. */
export class LocalSession {
	readonly #deps: LocalSessionDeps;

	constructor(deps: LocalSessionDeps) {
		this.#deps = deps;
	}

	/** Tokens, cached member, return-URL and redirect cookies: all gone (AUTH-SESSION-07). */
	async forget(): Promise<void> {
		const { store, cache, returnTargets, visitor } = this.#deps;
		cache.clear();
		returnTargets.clear();
		visitor.left();
		await store.clear();
	}

	/** The member leaves this device: forms and opened vouchers go too (B12). An ended login alone keeps them. */
	async leave(): Promise<void> {
		await Promise.all([this.forget(), this.#deps.belongings.clear()]);
	}
}
