import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { defaultGuests } from "#domain/guests/Guests.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import type { WishTerms } from "#ports/Wishes.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { listStep } from "#ui/components/listStep.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";

/**
 * The kept stays, some at a time. One that is let go stays in its place with an empty heart until the screen is left, so
 * that a slip can be mended (ROUTE-10, DEC-170).
 */
export class WishesViewModel implements ViewModel<null> {
	readonly wishes: LoadViewModel<readonly WishedStay[]>;
	readonly dropped = observable.set<number>();
	readonly busy = observable.set<number>();
	limit = listStep;
	/** What the prices are for: the search as this device remembers it. */
	terms: WishTerms | null = null;
	readonly #app: Pick<AppState, "use">;

	constructor(app: Pick<AppState, "use">) {
		this.#app = app;
		this.wishes = new LoadViewModel(async (signal) => {
			const { condition, defaults } = await app.use(useCases.recallSearch).execute();
			const terms = condition ?? { ...defaults, ...defaultGuests, rooms: 1 };
			runInAction(() => {
				this.terms = terms;
			});
			return app.use(useCases.listWishes).execute(terms, { signal });
		});
		makeObservable(this, {
			terms: observableRef,
			limit: observable,
			shown: computed,
			total: computed,
			more: action,
		});
	}

	get shown(): readonly WishedStay[] {
		return (this.wishes.value ?? []).slice(0, this.limit);
	}

	get total(): number {
		return this.wishes.value?.length ?? 0;
	}

	restore(): void {}

	activate(): () => void {
		return this.wishes.activate();
	}

	more(): void {
		this.limit += listStep;
	}

	/** The heart turns at once and back again when the server refuses. */
	async toggle(stayId: number): Promise<void> {
		if (this.busy.has(stayId)) return;
		const wasKept = !this.dropped.has(stayId);
		this.#mark(stayId, !wasKept);
		runInAction(() => this.busy.add(stayId));
		const answer = await this.#app.use(useCases.toggleWish).execute(stayId);
		runInAction(() => this.busy.delete(stayId));
		this.#mark(stayId, answer.ok ? answer.value : wasKept);
	}

	#mark(stayId: number, isKept: boolean): void {
		runInAction(() => {
			if (isKept) this.dropped.delete(stayId);
			else this.dropped.add(stayId);
		});
	}
}
