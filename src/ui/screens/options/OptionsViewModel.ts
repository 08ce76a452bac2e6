import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import type { ViewOptionFailure } from "#application/stay/ViewOption.ts";
import { useCases } from "#application/tokens.ts";
import { tiersOf } from "#domain/booking/cancelTerms.ts";
import { refundTotalAt } from "#domain/booking/refund.ts";
import type { OptionDetail } from "#domain/offer/OptionDetail.ts";
import { bookingPath, type PlanChoice } from "#domain/offer/planAddress.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { searchQueryWithRooms } from "#domain/search/searchQuery.ts";
import type { Result } from "#domain/shared/Result.ts";
import { noWon, type Won } from "#domain/shared/Won.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";

export type OptionProblem = "soldOut" | "notFound" | "failed";

/** What the loader hands over. */
export interface OptionsSnapshot {
	readonly stayId: number;
	/** Null when the address names no plan. */
	readonly choice: PlanChoice | null;
	readonly condition: SearchCondition;
	readonly option: OptionDetail | null;
	readonly problem: OptionProblem | null;
}

/** What comes back when cancelled before a moment; null = from then on. */
export interface RefundRow {
	readonly from: number | null;
	readonly until: number | null;
	readonly percent: number;
	readonly amount: Won;
}

export const optionProblem = (failure: ViewOptionFailure): OptionProblem =>
	failure.kind === "soldOut" || failure.kind === "notFound" ? failure.kind : "failed";

/** One room and plan before it is booked (SCREEN-02, DEC-015). */
export class OptionsViewModel implements ViewModel<OptionsSnapshot> {
	stayId = 0;
	choice: PlanChoice | null = null;
	condition!: SearchCondition;
	option: OptionDetail | null = null;
	problem: OptionProblem | null = null;
	isBusy = false;
	readonly #app: Pick<AppState, "use" | "environment">;

	constructor(app: Pick<AppState, "use" | "environment">) {
		this.#app = app;
		makeObservable(this, {
			option: observableRef,
			problem: observable,
			isBusy: observable,
			total: computed,
			refunds: computed,
			restore: action,
		});
	}

	/** What this viewer pays for the whole stay; null when the amounts are kept back (DEC-091). */
	get total(): Won | null {
		const { option } = this;
		return option === null || option.plan.prices.isHidden ? null : ledgerTotal(option.ledger);
	}

	/** From now on: what comes back at each time, all of it paid with money (DEC-099). */
	get refunds(): readonly RefundRow[] {
		const policy = this.option?.plan.cancelPolicy ?? null;
		const { total } = this;
		if (policy === null || total === null || policy.tiers.length === 0) return [];
		const paid = { money: total, awesomeCash: noWon, welfarePoints: noWon, coupon: noWon };
		const parts = [{ paid, refund: null }];
		let from: number | null = null;
		return tiersOf(policy)
			.filter(({ until }) => until === null || until > this.#app.environment.now)
			.map(({ until, refundPercent }) => {
				const row = {
					from,
					until,
					percent: refundPercent,
					amount: refundTotalAt(parts, [0], refundPercent),
				};
				from = until;
				return row;
			});
	}

	/** The booking form with everything kept; a logged-out visitor logs in on the way (DEC-016). */
	get bookingPath(): string | null {
		return this.choice && bookingPath(this.stayId, this.choice, this.condition);
	}

	get stayPath(): string {
		return `/products/${this.stayId}?${searchQueryWithRooms(this.condition)}#rooms`;
	}

	restore(snapshot: OptionsSnapshot): void {
		this.stayId = snapshot.stayId;
		this.choice = snapshot.choice;
		this.condition = snapshot.condition;
		this.option = snapshot.option;
		this.problem = snapshot.problem;
	}

	async retry(): Promise<void> {
		const { choice, stayId, condition } = this;
		if (choice === null || this.isBusy) return;
		runInAction(() => {
			this.isBusy = true;
		});
		const answer: Result<OptionDetail, ViewOptionFailure> = await this.#app
			.use(useCases.viewOption)
			.execute({ stayId, choice, condition });
		runInAction(() => {
			this.isBusy = false;
			this.option = answer.ok ? answer.value : null;
			this.problem = answer.ok ? null : optionProblem(answer.error);
		});
	}
}
