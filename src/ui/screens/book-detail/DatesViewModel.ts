import { action, computed, makeObservable, observable } from "mobx";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { RunningChange } from "#domain/booking/ChangeQuote.ts";
import { extraPaymentPath } from "#domain/navigation/addresses.ts";
import type { AppState } from "#ui/app/AppState.ts";

/** Changing a booking's dates or guests: whether the sheet is open, and the change in progress (DEC-198). */
export class DatesViewModel {
	isChoosing = false;
	readonly #navigation: AppState["navigation"];
	readonly #booking: () => BookingDetail | null;
	readonly #now: () => number;
	readonly #done: () => Promise<void>;

	constructor(deps: {
		readonly navigation: AppState["navigation"];
		readonly booking: () => BookingDetail | null;
		readonly now: () => number;
		readonly done: () => Promise<void>;
	}) {
		this.#navigation = deps.navigation;
		this.#booking = deps.booking;
		this.#now = deps.now;
		this.#done = deps.done;
		makeObservable(this, { isChoosing: observable, running: computed, open: action, close: action });
	}

	/** The change in progress; null once its time has run out, as the server is about to settle it. */
	get running(): RunningChange | null {
		const change = this.#booking()?.change ?? null;
		return change && this.#now() < change.until ? change : null;
	}

	open(): void {
		this.isChoosing = true;
	}

	close(): void {
		this.isChoosing = false;
	}

	/** Reloads the booking and returns its change in progress. */
	async reload(): Promise<RunningChange | null> {
		await this.#done();
		return this.running;
	}

	/** Shows the change, and goes to its payment if one is due. */
	async changed({ extraPaymentId, state }: RunningChange): Promise<void> {
		const id = this.#booking()?.product.orderProductId ?? 0;
		this.close();
		await this.#done();
		if (state === "asked" && extraPaymentId !== null)
			await this.#navigation.go(extraPaymentPath(extraPaymentId, id));
	}
}
