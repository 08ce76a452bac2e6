import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { secretOf } from "#domain/navigation/detours.ts";
import type { EventPlan, PromotionContent, SaleDate } from "#domain/offer/Promotion.ts";
import { canTakeDay, type DaySpan, lowestSale, saleMonths, saleSpan } from "#domain/offer/saleCalendar.ts";
import type { CalendarMonth } from "#domain/search/calendar.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";

/** Sale calendar of an event: the days of one plan at a time, with one or two months in view (DEC-168). */
export class SaleCalendarViewModel {
	plans: readonly EventPlan[] = [];
	plan: EventPlan | null = null;
	days: ReadonlyMap<StayDate, SaleDate> = new Map();
	status: "loading" | "ready" | "failed" = "loading";
	/** Null if the event is over, or beyond the range of calendars. */
	span: DaySpan | null = null;
	/** Index in `months` of the first month in view. */
	firstMonth = 0;
	chosen: StayDate | null = null;
	readonly #app: Pick<AppState, "use" | "environment">;
	#eventId = 0;
	#secret: string | null = null;
	readonly #latest = new LatestRequest();

	constructor(app: Pick<AppState, "use" | "environment">) {
		this.#app = app;
		makeObservable(this, {
			plans: observableRef,
			plan: observableRef,
			days: observableRef,
			status: observable,
			span: observableRef,
			firstMonth: observable,
			chosen: observable,
			months: computed,
			lowest: computed,
			isOver: computed,
			chosenDay: computed,
			restore: action,
			onDayChange: action,
			choose: action,
			turn: action,
		});
	}

	get months(): readonly CalendarMonth[] {
		return this.span ? saleMonths(this.span) : [];
	}

	/** Lowest price among all of the plan's days. */
	get lowest(): SaleDate["price"] {
		return lowestSale([...this.days.values()]);
	}

	/** Whether no day of the plan is available. */
	get isOver(): boolean {
		if (this.span === null) return true;
		return this.status === "ready" && ![...this.days.values()].some(canTakeDay);
	}

	get chosenDay(): SaleDate | null {
		return (this.chosen && this.days.get(this.chosen)) ?? null;
	}

	restore(content: PromotionContent, plans: readonly EventPlan[]): void {
		this.#eventId = content.eventId;
		this.#secret = secretOf(content.url);
		this.plans = plans;
		this.plan = plans[0] ?? null;
		this.span = saleSpan(content, this.#app.environment.today);
		this.status = "loading";
		this.chosen = null;
		this.firstMonth = 0;
	}

	/** Drops days that have passed, on a page left open past midnight; the month in view stays. */
	onDayChange(today: StayDate): void {
		const { from, to } = this.span ?? {};
		if (!from || !to || from >= today) return;
		const gone = this.months.length;
		this.span = saleSpan({ stayStartDate: from, stayEndDate: to }, today);
		this.days = new Map([...this.days].filter(([day]) => day >= today));
		if (this.chosen !== null && this.chosen < today) this.chosen = null;
		this.firstMonth = Math.max(0, this.firstMonth - (gone - this.months.length));
	}

	choosePlan(ratePlanId: number): void {
		const plan = this.plans.find((each) => each.ratePlanId === ratePlanId);
		if (!plan || plan === this.plan) return;
		runInAction(() => {
			this.plan = plan;
			this.days = new Map();
			this.chosen = null;
		});
		void this.load();
	}

	/** Chooses a day; ignored if it is not available. */
	choose(day: StayDate): void {
		if (canTakeDay(this.days.get(day))) this.chosen = day;
	}

	/** Moves forward or back by months, within the calendar. */
	turn(by: number): void {
		this.firstMonth = Math.min(Math.max(0, this.firstMonth + by), Math.max(0, this.months.length - 1));
	}

	async load(): Promise<void> {
		this.stop();
		const { plan, span } = this;
		if (plan === null || span === null) return;
		runInAction(() => {
			this.status = "loading";
		});
		const request = { eventId: this.#eventId, secret: this.#secret, ratePlanId: plan.ratePlanId, span };
		await this.#latest.read(
			(signal) => this.#app.use(useCases.listSaleDates).execute(request, { signal }),
			(answer) => {
				this.status = answer.ok ? "ready" : "failed";
				this.days = new Map(answer.ok ? answer.value.map((day) => [day.date, day]) : []);
				const first = answer.ok ? answer.value.find(canTakeDay) : undefined;
				if (first) this.#show(first.date);
			},
		);
	}

	stop(): void {
		this.#latest.stop();
	}

	/** Brings the month of a day into view; called with the first available day. */
	#show(day: StayDate): void {
		const index = this.months.findIndex(({ weeks }) => weeks.some((week) => week.includes(day)));
		this.firstMonth = Math.max(0, index);
	}
}
