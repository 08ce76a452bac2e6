import { action, makeObservable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { KeywordResults } from "#domain/search/KeywordResult.ts";
import { readKeyword } from "#domain/search/keyword.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { AppState } from "#ui/app/AppState.ts";

/** What is shown for a typed text: nothing yet, the answer of the newest call, or its failure. */
export type LiveResults =
	| { readonly kind: "idle" }
	| { readonly kind: "asking" }
	| { readonly kind: "found"; readonly text: string; readonly results: KeywordResults }
	| { readonly kind: "failed" };

/** What a typed text finds while it is typed; only the newest answer counts (SEARCH-KW-13). */
export class LiveKeyword {
	live: LiveResults = { kind: "idle" };
	readonly #app: Pick<AppState, "use">;
	#asked = 0;
	#asking: AbortController | null = null;

	constructor(app: Pick<AppState, "use">) {
		this.#app = app;
		makeObservable(this, { live: observableRef, typed: action });
	}

	/** Another text is there: an answer on its way is for an older one. Without a text nothing is shown. */
	typed(hasText: boolean): void {
		this.#asked += 1;
		if (!hasText) this.live = { kind: "idle" };
	}

	stop(): void {
		this.#asking?.abort();
	}

	/** Asks for a text; what is no finished word yet leaves the last results as they are (DEC-045). */
	async ask(text: string, condition: SearchCondition): Promise<void> {
		if (readKeyword(text) === null) return;
		this.#asking?.abort();
		const asking = new AbortController();
		this.#asking = asking;
		const turn = ++this.#asked;
		runInAction(() => {
			if (this.live.kind !== "found") this.live = { kind: "asking" };
		});
		const answer = await this.#app
			.use(useCases.searchKeyword)
			.execute(text, condition, { signal: asking.signal });
		if (turn !== this.#asked || asking.signal.aborted || answer === null) return;
		runInAction(() => {
			this.live = answer.ok
				? { kind: "found", text: text.trim(), results: answer.value }
				: { kind: "failed" };
		});
	}
}
