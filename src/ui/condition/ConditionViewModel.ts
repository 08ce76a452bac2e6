import { action, makeObservable, observable, observableRef, runInAction } from "mobx";
import type { Guests } from "#domain/guests/Guests.ts";
import type { PriceDay } from "#domain/offer/priceDays.ts";
import { confirmDates, type DateSelection } from "#domain/search/calendar.ts";
import { defaultDates, refreshDates } from "#domain/search/defaultDates.ts";
import type { SearchCondition, SearchDraft } from "#domain/search/SearchCondition.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

export type ConditionPanel = "none" | "dates" | "guests";

/**
 * Editing state of a screen's dates, guests and rooms; unconfirmed changes are discarded. On a page left open, dates that have passed are
 * replaced by the default dates. [SEARCH-COND-09, DEC-042]
 */
export class ConditionViewModel {
	panel: ConditionPanel = "none";
	draft: SearchDraft;
	/** Day on which the page was rendered; updated by `onDayChange`. */
	today: StayDate;
	readonly #current: () => SearchCondition;
	readonly #onChange: (condition: SearchCondition) => void;
	readonly #askPrices: ((condition: SearchCondition) => Promise<readonly PriceDay[] | null>) | undefined;
	/** Price of each day for the current condition; null until loaded. */
	prices: { readonly condition: SearchCondition; readonly days: readonly PriceDay[] } | null = null;
	/** Whether the prices could not be loaded; opening the calendar again tries again. */
	havePricesFailed = false;

	constructor(deps: {
		readonly today: StayDate;
		readonly current: () => SearchCondition;
		readonly onChange: (condition: SearchCondition) => void;
		/** Loads prices for the calendar, where days have prices; null if that fails. */
		readonly askPrices?: (condition: SearchCondition) => Promise<readonly PriceDay[] | null>;
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
			havePricesFailed: observable,
			onDayChange: action,
			open: action,
			close: action,
			selectDates: action,
			changeGuests: action,
			changeRooms: action,
			confirmDates: action,
			confirmGuests: action,
		});
	}

	/** Replaces dates that have passed. */
	onDayChange(today: StayDate): void {
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
		this.havePricesFailed = false;
		const days = await this.#askPrices(condition);
		if (condition !== this.#current()) return;
		runInAction(() => {
			this.havePricesFailed = days === null;
			this.prices = days && { condition, days };
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

	/** Sets the number of rooms, one to five (SEARCH-GUEST-05). */
	changeRooms(rooms: number): void {
		this.draft = { ...this.draft, rooms };
	}

	/** Confirms the dates; a missing check-out becomes the day after check-in (SEARCH-CAL-05). */
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
