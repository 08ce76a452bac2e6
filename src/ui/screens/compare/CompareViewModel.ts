import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import type { ComparedColumn, ComparedStay } from "#domain/compare/ComparedStay.ts";
import { type ComparisonChoices, comparisonQuery } from "#domain/compare/comparisonQuery.ts";
import { withoutPick } from "#domain/compare/pickedStays.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { picksOf } from "#ui/compare/Picks.ts";
import { ConditionViewModel } from "#ui/condition/ConditionViewModel.ts";
import { loadColumns } from "./loadColumns.ts";

/** Data from the loader. */
export interface CompareSnapshot extends ComparisonChoices {
	/** Null if they could not be loaded. */
	readonly columns: readonly ComparedColumn[] | null;
}

export const idOf = (column: ComparedColumn): number => (column.kind === "gone" ? column.id : column.stay.id);

/** A comparison of stays whose dates and guests can be changed in place. Its stays come from the address and replace the picks. */
export class CompareViewModel implements ViewModel<CompareSnapshot> {
	stayIds: readonly number[] = [];
	shown: SearchCondition;
	columns: readonly ComparedColumn[] = [];
	onlyDifferences = false;
	status: "ready" | "loading" | "failed" = "ready";
	readonly condition: ConditionViewModel;
	readonly #app: AppState;
	readonly #latest = new LatestRequest();

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

	/** Query that reproduces this comparison. */
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

	/** Shows the picked stays if the address names none; otherwise the stays of the address become the picks. */
	activate(): () => void {
		if (this.stayIds.length === 0) void this.#takePicks();
		else if (this.status === "ready") this.#keep();
		return () => this.#latest.stop();
	}

	/** Changes dates and guests. Until the answer arrives the columns stay, without prices. */
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
				// A stay may have been removed meanwhile.
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
