import { action, makeObservable, observable, observableRef } from "mobx";
import type { Guests } from "#domain/guests/Guests.ts";
import { confirmDates, type DateSelection } from "#domain/search/calendar.ts";
import type { SearchCondition, SearchDraft } from "#domain/search/SearchCondition.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";

export type ConditionPanel = "none" | "dates" | "guests";

/** Dates, guests and rooms of a screen while they are being changed; what is not confirmed is forgotten. */
export class ConditionViewModel {
	panel: ConditionPanel = "none";
	draft: SearchDraft;
	readonly today: StayDate;
	readonly #current: () => SearchCondition;
	readonly #onChange: (condition: SearchCondition) => void;

	constructor(deps: {
		readonly today: StayDate;
		readonly current: () => SearchCondition;
		readonly onChange: (condition: SearchCondition) => void;
	}) {
		this.today = deps.today;
		this.#current = deps.current;
		this.#onChange = deps.onChange;
		this.draft = deps.current();
		makeObservable(this, {
			panel: observable,
			draft: observableRef,
			open: action,
			close: action,
			selectDates: action,
			changeGuests: action,
			changeRooms: action,
			confirmDates: action,
			confirmGuests: action,
		});
	}

	open(panel: Exclude<ConditionPanel, "none">): void {
		this.draft = this.#current();
		this.panel = panel;
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
		this.#onChange({ ...this.#current(), ...dates.value });
	}

	confirmGuests(): void {
		const { adults, childAges, rooms } = this.draft;
		this.panel = "none";
		this.#onChange({ ...this.#current(), adults, childAges, rooms });
	}
}
