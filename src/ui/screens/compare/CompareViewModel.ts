import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import type { ComparedColumn, ComparedStay } from "#domain/compare/ComparedStay.ts";
import { type ComparisonChoices, comparisonQuery } from "#domain/compare/comparisonQuery.ts";
import { withoutPick } from "#domain/compare/pickedStays.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { Latest } from "#ui/app/Latest.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { picksOf } from "#ui/compare/Picks.ts";
import { ConditionViewModel } from "#ui/condition/ConditionViewModel.ts";
import { loadColumns } from "./loadColumns.ts";

/** What the loader hands over. */
export interface CompareSnapshot extends ComparisonChoices {
	/** Null when they could not be had. */
	readonly columns: readonly ComparedColumn[] | null;
}

export const idOf = (column: ComparedColumn): number => (column.kind === "gone" ? column.id : column.stay.id);

/** Stays side by side for dates and guests that can be changed in place; the address says which, and is what was picked. */
export class CompareViewModel implements ViewModel<CompareSnapshot> {
	stayIds: readonly number[] = [];
	shown: SearchCondition;
	columns: readonly ComparedColumn[] = [];
	onlyDifferences = false;
	status: "ready" | "loading" | "failed" = "ready";
	readonly condition: ConditionViewModel;
	readonly #app: AppState;
	readonly #latest = new Latest();

	constructor(app: AppState, condition: SearchCondition) {
		this.#app = app;
		this.shown = condition;
		this.condition = new ConditionViewModel({
			today: app.environment.today,
			current: () => this.shown,
			onChange: (changed) => void this.change(changed),
		});
		makeObservable(this, {
			stayIds: observableRef,
			shown: observableRef,
			columns: observableRef,
			onlyDifferences: observable,
			status: observable,
			stays: computed,
			soldOut: computed,
			query: computed,
			restore: action,
			remove: action,
			showOnlyDifferences: action,
		});
	}

	get stays(): readonly ComparedStay[] {
		return this.columns.flatMap((column) => (column.kind === "stay" ? [column.stay] : []));
	}

	get soldOut(): readonly ComparedStay[] {
		return this.status === "ready" ? this.stays.filter(({ offer }) => offer === null) : [];
	}

	/** The address's query that brings this very comparison. */
	get query(): string {
		const { stayIds, shown: condition, onlyDifferences } = this;
		return comparisonQuery({ stayIds, condition, onlyDifferences });
	}

	restore({ stayIds, condition, onlyDifferences, columns }: CompareSnapshot): void {
		this.stayIds = stayIds;
		this.shown = condition;
		this.onlyDifferences = onlyDifferences;
		this.columns = columns ?? [];
		this.status = columns ? "ready" : "failed";
	}

	/** An address without stays shows those that were picked; one with stays is what is picked from now on. */
	activate(): () => void {
		if (this.stayIds.length === 0) void this.#takePicks();
		else if (this.status === "ready") this.#keep();
		return () => this.#latest.stop();
	}

	/** What was shown stays, without its prices, until the answer has come. */
	change(condition: SearchCondition): Promise<void> {
		runInAction(() => {
			this.shown = condition;
			this.status = "loading";
		});
		const { stayIds } = this;
		return this.#latest.read(
			(signal) => loadColumns(this.#app.use, { stayIds, condition }, { signal }),
			(columns) => {
				this.status = columns ? "ready" : "failed";
				if (!columns) return;
				// One may have been taken out meanwhile.
				this.columns = columns.filter((column) => this.stayIds.includes(idOf(column)));
				this.#keep();
			},
		);
	}

	retry(): void {
		void this.change(this.shown);
	}

	remove(id: number): void {
		this.stayIds = this.stayIds.filter((each) => each !== id);
		this.columns = this.columns.filter((column) => idOf(column) !== id);
		const picks = picksOf(this.#app);
		picks.replace(withoutPick(picks.list, id));
	}

	showOnlyDifferences(onlyDifferences: boolean): void {
		this.onlyDifferences = onlyDifferences;
	}

	async #takePicks(): Promise<void> {
		const picks = picksOf(this.#app);
		await picks.recall();
		if (picks.list.length === 0) return;
		runInAction(() => {
			this.stayIds = picks.list.map(({ id }) => id);
		});
		await this.change(this.shown);
	}

	#keep(): void {
		picksOf(this.#app).replace(
			this.stays.map(({ id, name, image }) => ({ id, name, imageUrl: image?.url ?? null })),
		);
	}
}
