import { action, makeObservable, observableRef, reaction, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { KeywordResults } from "#domain/search/KeywordResult.ts";
import { debounceMs, readKeyword } from "#domain/search/keyword.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";

/** State of the results for a typed text: none, loading, the newest answer, or its failure. */
export type LiveResults =
	| { readonly kind: "idle" }
	| { readonly kind: "asking" }
	| { readonly kind: "found"; readonly text: string; readonly results: KeywordResults }
	| { readonly kind: "failed"; readonly retry: () => void };

/** Live results for the typed text; only the newest answer is used (SEARCH-KW-13). */
export class LiveKeyword {
	live: LiveResults = { kind: "idle" };
	readonly #app: Pick<AppState, "use">;
	readonly #latest = new LatestRequest();
	/** The keyword whose answer is shown or on its way; null when there is none. */
	#searched: string | null = null;

	constructor(app: Pick<AppState, "use">) {
		this.#app = app;
		makeObservable(this, { live: observableRef, typed: action });
	}

	/** Handles a change of the text: drops the answer in flight, and clears the results if the text is empty. A blank around it changes nothing. */
	typed(text: string): void {
		if (this.#searched !== null && readKeyword(text) === this.#searched) return;
		this.#drop();
		if (text.trim() === "") this.live = { kind: "idle" };
	}

	/** Searches for a text after the debounce time. Returns a function that stops this (SEARCH-KW-07). */
	follow(text: () => string, condition: () => SearchCondition): () => void {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const stop = reaction(text, (typed) => {
			clearTimeout(timer);
			timer = setTimeout(() => void this.ask(typed, condition()), debounceMs);
		});
		return () => {
			clearTimeout(timer);
			stop();
			this.#drop();
		};
	}

	#drop(): void {
		this.#latest.stop();
		this.#searched = null;
	}

	/** Searches for a text, once for the same keyword. If it is not searchable, the last results stay and nothing is loading any more (DEC-045). */
	async ask(text: string, condition: SearchCondition): Promise<void> {
		const keyword = readKeyword(text);
		if (keyword !== null && keyword === this.#searched) return;
		if (keyword === null) {
			runInAction(() => {
				if (this.live.kind === "asking") this.live = { kind: "idle" };
			});
			return;
		}
		this.#searched = keyword;
		runInAction(() => {
			if (this.live.kind !== "found") this.live = { kind: "asking" };
		});
		await this.#latest.read(
			(signal) => this.#app.use(useCases.searchKeyword).execute(text, condition, { signal }),
			(answer) => {
				if (!answer?.ok) this.#searched = null;
				if (answer === null) return;
				this.live = answer.ok
					? { kind: "found", text: text.trim(), results: answer.value }
					: { kind: "failed", retry: () => void this.ask(text, condition) };
			},
		);
	}
}
