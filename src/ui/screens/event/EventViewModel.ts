import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { eventCopy } from "#copy/event.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import type { PromotionContent } from "#domain/offer/Promotion.ts";
import { optionPath, planChoice } from "#domain/offer/planAddress.ts";
import { defaultCondition, type SearchCondition } from "#domain/search/SearchCondition.ts";
import { searchQueryWithRooms } from "#domain/search/searchQuery.ts";
import { addDays } from "#domain/shared/StayDate.ts";
import type { StaySummary } from "#domain/stay/Stay.ts";
import type { Deal } from "#ports/Deals.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import { takePendingAction } from "#ui/app/takePendingAction.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { SaleCalendarViewModel } from "./SaleCalendarViewModel.ts";

type App = Pick<AppState, "use" | "environment" | "navigation" | "session" | "searchSection">;

/** An event: its coupon or draw, its plans and its sale calendar (SCREEN-11, DEC-025). */
export class EventViewModel extends SingleActionViewModel implements ViewModel<Deal> {
	content!: PromotionContent;
	/** Condition for the stays' prices: the default dates on the day of the page, since an event has no search of its own. */
	condition!: SearchCondition;
	stays: readonly StaySummary[] = [];
	hasCoupon = false;
	hasEntered = false;
	/** Result of the last action, shown once as a toast. */
	toast: { readonly text: string } | null = null;
	readonly calendar: SaleCalendarViewModel;
	readonly #app: App;

	constructor(app: App) {
		super();
		this.#app = app;
		this.calendar = new SaleCalendarViewModel(app);
		makeObservable(this, {
			content: observableRef,
			stays: observableRef,
			hasCoupon: observable,
			hasEntered: observable,
			toast: observableRef,
			condition: observableRef,
			chosenPath: computed,
			restore: action,
			dismissToast: action,
		});
	}

	/**
	 * Address for the chosen plan and night, with the guests of the stored search: the stay, or the plan itself if its price exists only in
	 * this event (DEC-118). Null if nothing is chosen.
	 */
	get chosenPath(): string | null {
		const { plan, chosenDay } = this.calendar;
		if (!plan || !chosenDay) return null;
		const stay = this.stays.find(({ id }) => id === plan.stayId);
		const condition: SearchCondition = {
			...(this.#app.searchSection.condition ?? this.condition),
			...(stay && { searchText: stay.cityName, nationCode: stay.nationCode, cityCode: "" }),
			area: 0,
			subArea: 0,
			checkInDate: chosenDay.date,
			checkOutDate: addDays(chosenDay.date, plan.minNights),
		};
		// The plan's address takes the booking kind from the condition.
		return plan.promotionId === null
			? `${addresses.stay.to(plan.stayId)}?${searchQueryWithRooms(condition)}#rooms`
			: optionPath(plan.stayId, planChoice({ ...plan, bookingKind: "OO" }), condition);
	}

	restore({ content, stays, plans }: Deal): void {
		this.content = content;
		this.condition = defaultCondition(this.#app.environment.today);
		this.stays = stays;
		this.calendar.restore(content, plans);
	}

	activate(): () => void {
		void this.calendar.load();
		void this.#runPendingAction();
		return () => this.calendar.stop();
	}

	dismissToast(): void {
		this.toast = null;
	}

	/** Takes the event's coupon. A refusal is shown in a popup (ERR-ACT). */
	async takeCoupon(): Promise<void> {
		const { couponId } = this.content;
		if (couponId === null) return;
		const answer = await this.runExclusive(() => this.#app.use(useCases.takeCoupon).execute(couponId));
		if (answer?.ok) this.#done("hasCoupon", eventCopy.coupon.taken);
	}

	async enter(): Promise<void> {
		const { alarmId } = this.content;
		if (alarmId === null) return;
		const answer = await this.runExclusive(() =>
			this.#app.use(useCases.applyAdvanceNotice).execute({ id: alarmId, kind: "eventGiveaway" }),
		);
		if (answer?.ok) this.#done("hasEntered", eventCopy.entry.entered);
	}

	/** Runs the action that the visitor pressed before logging in (DEC-094). */
	async #runPendingAction(): Promise<void> {
		const { couponId, alarmId } = this.content;
		const pending = await takePendingAction(
			this.#app,
			({ kind, id }) =>
				(kind === "coupon" && id === couponId) || (kind === "eventGiveaway" && id === alarmId),
		);
		if (pending?.kind === "coupon") await this.takeCoupon();
		if (pending?.kind === "eventGiveaway") await this.enter();
	}

	#done(what: "hasCoupon" | "hasEntered", text: string): void {
		runInAction(() => {
			this[what] = true;
			this.toast = { text };
		});
	}
}
