import { action, makeObservable, observable, observableRef, runInAction } from "mobx";
import type { Guests } from "#domain/guests/Guests.ts";
import type { PriceDay } from "#domain/offer/priceDays.ts";
import { confirmDates, type DateSelection } from "#domain/search/calendar.ts";
import { defaultDates, refreshDates } from "#domain/search/defaultDates.ts";
import type { SearchCondition, SearchDraft } from "#domain/search/SearchCondition.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

export type ConditionPanel = "none" | "dates" | "guests";

/**
 * Dates, guests and rooms of a screen while they are being changed; what is not confirmed is forgotten. In a page that was left
 * open the days may have passed: then they are the default ones. [SEARCH-COND-09, DEC-042]
 */
export class ConditionViewModel {
	panel: ConditionPanel = "none";
	draft: SearchDraft;
	/** Of the page as it was made, until told that another has begun. */
	today: StayDate;
	readonly #current: () => SearchCondition;
	readonly #onChange: (condition: SearchCondition) => void;
	readonly #askPrices: ((condition: SearchCondition) => Promise<readonly PriceDay[]>) | undefined;
	/** What each day costs for the condition as it is; null until that is known. */
	prices: { readonly condition: SearchCondition; readonly days: readonly PriceDay[] } | null = null;

	constructor(deps: {
		readonly today: StayDate;
		readonly current: () => SearchCondition;
		readonly onChange: (condition: SearchCondition) => void;
		/** Where days have prices: none when they cannot be had, and the calendar goes without. */
		readonly askPrices?: (condition: SearchCondition) => Promise<readonly PriceDay[]>;
	}) {
		this.today = deps.today;
		this.#current = deps.current;
		this.#onChange = deps.onChange;
		this.#askPrices = deps.askPrices;
		this.draft = deps.current();
		makeObservable(this, {
			panel: observable,
			today: observable,
			draft: observableRef,
			prices: observableRef,
			keepDays: action,
			open: action,
			close: action,
			selectDates: action,
			changeGuests: action,
			changeRooms: action,
			confirmDates: action,
			confirmGuests: action,
		});
	}

	/** Days that have passed by now are let go of. */
	keepDays(today: StayDate): void {
		this.today = today;
		if (this.#current().checkInDate < today) this.#change(this.#current());
		if ((this.draft.checkInDate ?? today) < today) this.selectDates(this.#current());
	}

	open(panel: Exclude<ConditionPanel, "none">): void {
		this.draft = this.#current();
		this.panel = panel;
		if (panel === "dates") void this.#loadPrices();
	}

	async #loadPrices(): Promise<void> {
		const condition = this.#current();
		if (!this.#askPrices || this.prices?.condition === condition) return;
		this.prices = null;
		const days = await this.#askPrices(condition);
		if (condition !== this.#current()) return;
		runInAction(() => {
			this.prices = { condition, days };
		});
	}

	close(): void {
		this.panel = "none";
	}

	selectDates({ checkInDate, checkOutDate }: DateSelection): void {
		this.draft = { ...this.draft, checkInDate, checkOutDate };
	}

	changeGuests({ adults, childAges }: Guests): void {
		this.draft = { ...this.draft, adults, childAges };
	}

	/** One to five (SEARCH-GUEST-05). */
	changeRooms(rooms: number): void {
		this.draft = { ...this.draft, rooms };
	}

	/** A missing check-out becomes the day after check-in (SEARCH-CAL-05). */
	confirmDates(): void {
		const dates = confirmDates(this.draft);
		if (!dates.ok) return;
		this.panel = "none";
		this.#change({ ...this.#current(), ...dates.value });
	}

	confirmGuests(): void {
		const { adults, childAges, rooms } = this.draft;
		this.panel = "none";
		this.#change({ ...this.#current(), adults, childAges, rooms });
	}

	#change(condition: SearchCondition): void {
		this.#onChange(refreshDates(condition, this.today, defaultDates(this.today)));
	}
}
