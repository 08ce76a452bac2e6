import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { OptionDetail } from "#domain/booking/OptionDetail.ts";
import { type RefundStep, refundSteps } from "#domain/booking/refundSteps.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import { bookingPath, choiceKind, type PlanChoice, planQuery } from "#domain/offer/planAddress.ts";
import { ledgerTotal } from "#domain/offer/priceLedger.ts";
import { defaultDates, refreshDates } from "#domain/search/defaultDates.ts";
import type { SearchCondition } from "#domain/search/SearchCondition.ts";
import { searchQueryWithRooms } from "#domain/search/searchQuery.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { Won } from "#domain/shared/Won.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";

export type OptionProblem = "soldOut" | "notFound" | "failed";

/** Data from the loader. */
export interface OptionsSnapshot {
	readonly stayId: number;
	/** Null if the address names no plan. */
	readonly choice: PlanChoice | null;
	readonly condition: SearchCondition;
	readonly option: OptionDetail | null;
	readonly problem: OptionProblem | null;
}

export const optionProblem = (failure: Failure): OptionProblem =>
	failure.kind === "soldOut" || failure.kind === "notFound" ? failure.kind : "failed";

/** One room and rate plan before booking (SCREEN-02, DEC-015). */
export class OptionsViewModel extends SingleActionViewModel implements ViewModel<OptionsSnapshot> {
	stayId = 0;
	choice: PlanChoice | null = null;
	condition!: SearchCondition;
	option: OptionDetail | null = null;
	problem: OptionProblem | null = null;
	/** Number of vouchers wanted; the displayed price is that of {@link choice}. */
	wanted = 1;
	readonly #app: Pick<AppState, "use" | "environment">;
	readonly #goTo: ((query: string) => void) | null;

	/** @param goTo Navigates to another query of the page, whose loader then loads the plan. If null, the plan is loaded here. */
	constructor(app: Pick<AppState, "use" | "environment">, goTo: ((query: string) => void) | null = null) {
		super();
		this.#app = app;
		this.#goTo = goTo;
		makeObservable(this, {
			choice: observableRef,
			condition: observableRef,
			option: observableRef,
			problem: observable,
			wanted: observable,
			isPriceOld: computed,
			want: action,
			total: computed,
			refunds: computed,
			restore: action,
		});
	}

	/** What this viewer pays for the whole stay; null if the amounts are hidden (DEC-091). */
	get total(): Won | null {
		const { option } = this;
		return option === null || option.plan.prices.isHidden ? null : ledgerTotal(option.ledger);
	}

	/** Refunds over time, from now on; empty if the amounts are hidden (DEC-099). */
	get refunds(): readonly RefundStep[] {
		const { total } = this;
		const policy = this.option?.plan.cancelPolicy ?? null;
		const rooms = this.choice?.pieces ?? this.condition.rooms;
		return total === null ? [] : refundSteps(policy, total, this.#app.environment.now, rooms);
	}

	/** Whether the displayed price is for a different number of vouchers than wanted. */
	get isPriceOld(): boolean {
		return this.wanted !== (this.choice?.pieces ?? 1);
	}

	/** Sets the number of vouchers and requests their price through another query of this page. [DEC-055] */
	want(pieces: number): void {
		this.wanted = pieces;
		if (this.choice) this.#goTo?.(planQuery({ ...this.choice, pieces }, this.condition));
	}

	/** Address of the booking form with all choices; null without a plan. A logged-out visitor logs in on the way (DEC-016). */
	get bookingPath(): string | null {
		return this.choice && bookingPath(this.stayId, this.choice, this.condition);
	}

	get stayPath(): string {
		return `${addresses.stay.to(this.stayId)}?${searchQueryWithRooms(this.condition)}#rooms`;
	}

	restore(snapshot: OptionsSnapshot): void {
		this.stayId = snapshot.stayId;
		this.choice = snapshot.choice;
		this.wanted = snapshot.choice?.pieces ?? 1;
		this.condition = snapshot.condition;
		this.option = snapshot.option;
		this.problem = snapshot.problem;
	}

	/** Replaces dates that have passed by the default ones, as for dates in an address. [DEC-042] */
	onDayChange(today: StayDate): void {
		const condition = refreshDates(this.condition, today, defaultDates(today));
		const bookingKind = this.choice && choiceKind(this.choice.pieces, condition);
		if (condition === this.condition || !this.choice || !bookingKind) return;
		const choice = { ...this.choice, bookingKind };
		if (this.#goTo) this.#goTo(planQuery(choice, condition));
		else void this.#read(choice, condition);
	}

	async retry(): Promise<void> {
		if (this.choice) await this.#read(this.choice, this.condition);
	}

	async #read(choice: PlanChoice, condition: SearchCondition): Promise<void> {
		const { stayId } = this;
		await this.runExclusive(
			() => this.#app.use(useCases.viewOption).execute({ stayId, choice, condition }),
			(answer: Result<OptionDetail, Failure>) => {
				this.choice = choice;
				this.condition = condition;
				this.option = answer.ok ? answer.value : null;
				this.problem = answer.ok ? null : optionProblem(answer.error);
			},
		);
	}
}
