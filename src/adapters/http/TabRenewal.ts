import type { Failure } from "#domain/failure/Failure.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { SessionRenewal } from "#ports/SessionRenewal.ts";
import type { SessionStore } from "#ports/SessionStore.ts";
import { classifyAnswer, classifyThrown, type RawAnswer } from "./classifyAnswer.ts";

interface TabRenewalDeps {
	readonly store: SessionStore;
	/** Calls POST /refresh, which authenticates by cookie. */
	readonly refresh: () => Promise<RawAnswer<unknown>>;
	/** Undefined in old web views: each tab then renews on its own, and the server's grace period covers the race (DEC-115). */
	readonly locks: LockManager | undefined;
}

/** Runs one refresh for all waiting calls of this tab and, through a Web Lock, of all tabs (DEC-109). */
export class TabRenewal implements SessionRenewal {
	readonly #deps: TabRenewalDeps;
	#running: Promise<Result<null, Failure>> | null = null;

	constructor(deps: TabRenewalDeps) {
		this.#deps = deps;
	}

	renew(sentWith: string | null = this.#deps.store.stamp()): Promise<Result<null, Failure>> {
		if (this.#isRenewed(sentWith)) return Promise.resolve(ok(null));
		this.#running ??= this.#renewOnce(sentWith).finally(() => {
			this.#running = null;
		});
		return this.#running;
	}

	async #renewOnce(sentWith: string | null): Promise<Result<null, Failure>> {
		const { locks } = this.#deps;
		if (!locks) return this.#refresh();
		try {
			return await locks.request("auth-refresh", () =>
				// Another tab may have renewed while this one waited for the lock.
				this.#isRenewed(sentWith) ? ok(null) : this.#refresh(),
			);
		} catch {
			return this.#refresh(); // Where storage is blocked, locks are unavailable too.
		}
	}

	#isRenewed(sentWith: string | null): boolean {
		const stamp = this.#deps.store.stamp();
		return stamp !== null && stamp !== sentWith;
	}

	async #refresh(): Promise<Result<null, Failure>> {
		try {
			const answer = classifyAnswer(await this.#deps.refresh());
			return answer.ok ? ok(null) : answer;
		} catch (error) {
			return err(classifyThrown(error));
		}
	}
}
