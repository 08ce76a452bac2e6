import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { SessionRenewal } from "#ports/SessionRenewal.ts";
import type { SessionStore } from "#ports/SessionStore.ts";
import { classifyAnswer, classifyThrown, type RawAnswer } from "./classifyAnswer.ts";

interface TabRenewalDeps {
	readonly store: SessionStore;
	/** POST /refresh by the cookie. */
	readonly refresh: () => Promise<RawAnswer<unknown>>;
	/** Absent in old web views; then each tab renews once and the server's grace period covers the race (DEC-115). */
	readonly locks: LockManager | undefined;
}

/** One refresh for all waiting calls of this tab and, through a Web Lock, of all tabs (DEC-109). */
export class TabRenewal implements SessionRenewal {
	readonly #deps: TabRenewalDeps;
	#running: Promise<Result<null, CallFailure>> | null = null;

	constructor(deps: TabRenewalDeps) {
		this.#deps = deps;
	}

	possible(): boolean {
		return this.#deps.store.read() !== "none";
	}

	renew(): Promise<Result<null, CallFailure>> {
		this.#running ??= this.#renewOnce().finally(() => {
			this.#running = null;
		});
		return this.#running;
	}

	async #renewOnce(): Promise<Result<null, CallFailure>> {
		const { locks, store } = this.#deps;
		if (!locks) return this.#refresh();
		const before = store.read();
		return locks.request("auth-refresh", async () => {
			// Another tab may have renewed while this one waited for the lock.
			if (before === "refreshOnly" && store.read() === "complete") return ok(null);
			return this.#refresh();
		});
	}

	async #refresh(): Promise<Result<null, CallFailure>> {
		try {
			const answer = classifyAnswer(await this.#deps.refresh());
			return answer.ok ? ok(null) : answer;
		} catch (error) {
			return err(classifyThrown(error));
		}
	}
}
