import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import type { PointHistoryView } from "#application/points/ListPointHistory.ts";
import { useCases } from "#application/tokens.ts";
import type { PointFilter, PointRecord, PointType } from "#domain/member/Points.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { listStep } from "#ui/components/listStep.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";

export interface PointsSnapshot {
	readonly type: PointType;
	readonly filter: PointFilter;
}

/** A balance and its history, twenty entries at a time (ROUTE-12, ROUTE-17, DEC-011). */
export class PointsViewModel implements ViewModel<PointsSnapshot> {
	choice: PointsSnapshot = { type: "AWESOME_CASH", filter: "ALL" };
	limit = listStep;
	/** Whether older entries are being loaded. */
	isAdding = false;
	/** Whether older entries could not be loaded; the ones shown so far stay. */
	hasMoreFailed = false;
	readonly history: LoadViewModel<PointHistoryView>;
	readonly #app: Pick<AppState, "use">;
	readonly #known: Won | null | undefined;

	/** @param known The balance already shown under another filter. */
	constructor(app: Pick<AppState, "use">, known?: Won | null) {
		this.#app = app;
		this.#known = known;
		this.history = new LoadViewModel((signal) =>
			app.use(useCases.listPointHistory).execute(this.choice, { signal }),
		);
		makeObservable(this, {
			choice: observableRef,
			limit: observable,
			isAdding: observable,
			hasMoreFailed: observable,
			balance: computed,
			shown: computed,
			total: computed,
			restore: action,
		});
	}

	/** Undefined until loaded, null if it could not be loaded. */
	get balance(): Won | null | undefined {
		return this.history.value ? this.history.value.balance : this.#known;
	}

	get shown(): readonly PointRecord[] {
		return (this.history.value?.records ?? []).slice(0, this.limit);
	}

	get total(): number {
		return this.history.value?.total ?? 0;
	}

	restore(choice: PointsSnapshot): void {
		this.choice = choice;
	}

	activate(): () => void {
		return this.history.activate();
	}

	/** Shows the next entries, loading them if necessary. After a failure, the next press retries. */
	async more(): Promise<void> {
		const known = this.history.value;
		if (known === null || this.isAdding) return;
		const wanted = this.limit + listStep;
		if (wanted > known.records.length && known.records.length < known.total) await this.#add(known);
		runInAction(() => {
			this.limit = wanted;
		});
	}

	async #add(known: PointHistoryView): Promise<void> {
		runInAction(() => {
			this.isAdding = true;
		});
		const request = { ...this.choice, after: known.records.at(-1)?.id };
		const answer = await this.#app.use(useCases.listPointHistory).execute(request);
		runInAction(() => {
			this.isAdding = false;
			this.hasMoreFailed = !answer.ok;
		});
		const isStill = this.history.value === known;
		if (answer.ok && isStill)
			this.history.take({ ...answer.value, records: [...known.records, ...answer.value.records] });
	}
}
