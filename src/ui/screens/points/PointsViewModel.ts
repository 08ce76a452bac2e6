import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { PointHistoryView } from "#application/points/ListPointHistory.ts";
import { useCases } from "#application/tokens.ts";
import type { PointFilter, PointRecord, PointType } from "#domain/member/Points.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";

export interface PointsSnapshot {
	readonly type: PointType;
	readonly filter: PointFilter;
}

const STEP = 20;

/** A balance and its history, twenty lines at a time (ROUTE-12, ROUTE-17, DEC-011). */
export class PointsViewModel implements ViewModel<PointsSnapshot> {
	asked: PointsSnapshot = { type: "AWESOME_CASH", filter: "ALL" };
	limit = STEP;
	readonly history: LoadViewModel<PointHistoryView>;
	readonly #known: Won | null | undefined;

	/** `known`: the balance another filter has shown. */
	constructor(app: Pick<AppState, "use">, known?: Won | null) {
		this.#known = known;
		this.history = new LoadViewModel((signal) =>
			app.use(useCases.listPointHistory).execute(this.asked, { signal }),
		);
		makeObservable(this, {
			asked: observableRef,
			limit: observable,
			balance: computed,
			shown: computed,
			total: computed,
			restore: action,
			more: action,
		});
	}

	/** Undefined until it is known, null where it could not be had. */
	get balance(): Won | null | undefined {
		return this.history.value ? this.history.value.balance : this.#known;
	}

	get shown(): readonly PointRecord[] {
		return (this.history.value?.records ?? []).slice(0, this.limit);
	}

	get total(): number {
		return this.history.value?.records.length ?? 0;
	}

	restore(asked: PointsSnapshot): void {
		this.asked = asked;
	}

	activate(): () => void {
		return this.history.activate();
	}

	more(): void {
		this.limit += STEP;
	}
}
