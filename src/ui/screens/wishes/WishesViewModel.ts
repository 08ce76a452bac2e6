import { makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { defaultGuests } from "#domain/guests/Guests.ts";
import type { StayTerms } from "#domain/search/SearchCondition.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";

/**
 * The wish list. A removed stay remains in place with an empty heart until the screen is left, so that a mistake can be undone (ROUTE-10,
 * DEC-170).
 */
export class WishesViewModel implements ViewModel<null> {
	readonly wishes: LoadViewModel<readonly WishedStay[]>;
	readonly dropped = observable.set<number>();
	readonly busy = observable.set<number>();
	/** Condition of the prices: the last search on this device, or the defaults. */
	terms: StayTerms | null = null;
	readonly #app: Pick<AppState, "use">;

	constructor(app: Pick<AppState, "use">) {
		this.#app = app;
		this.wishes = new LoadViewModel(async (signal) => {
			const { condition, defaults } = await app.use(useCases.recallSearch).execute();
			const terms = condition ?? { ...defaults, ...defaultGuests, rooms: 1 };
			const answer = await app.use(useCases.listWishes).execute(terms, { signal });
			if (answer.ok && !signal.aborted) {
				runInAction(() => {
					this.terms = terms;
				});
			}
			return answer;
		});
		makeObservable(this, { terms: observableRef });
	}

	activate(): () => void {
		return this.wishes.activate();
	}

	/** Prices nights that are yet to come. */
	onDayChange(today: StayDate): void {
		if (this.terms !== null && this.terms.checkInDate < today) void this.wishes.load();
	}

	/** Adds or removes a stay. The heart changes at once, and back if the server refuses. */
	async toggle({ id: stayId, name }: Pick<WishedStay, "id" | "name">): Promise<void> {
		if (this.busy.has(stayId)) return;
		const wasKept = !this.dropped.has(stayId);
		this.#mark(stayId, !wasKept);
		runInAction(() => this.busy.add(stayId));
		const answer = await this.#app.use(useCases.toggleWish).execute(stayId, name, !wasKept);
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
