import { action, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { BookingCounts, BookingListItem, BookingTab } from "#domain/booking/Booking.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";

export interface BooksSnapshot {
	readonly tab: BookingTab;
}

/** One tab of the member's bookings, with the counts of all three (SCREEN-04, DEC-018). */
export class BooksViewModel implements ViewModel<BooksSnapshot> {
	tab: BookingTab = "pending";
	status: "loading" | "ready" | "failed" = "loading";
	bookings: readonly BookingListItem[] = [];
	/** Null until loaded. */
	counts: BookingCounts | null;
	readonly #app: Pick<AppState, "use">;
	readonly #latest = new LatestRequest();

	constructor(app: Pick<AppState, "use">, counts: BookingCounts | null = null) {
		this.#app = app;
		this.counts = counts;
		makeObservable(this, {
			tab: observable,
			status: observable,
			bookings: observableRef,
			counts: observableRef,
			restore: action,
		});
	}

	restore({ tab }: BooksSnapshot): void {
		this.tab = tab;
	}

	activate(): () => void {
		void this.load();
		return () => this.#latest.stop();
	}

	/** Reloads, since an upcoming stay may have become a past one (DEC-083). */
	onDayChange(): void {
		void this.#read();
	}

	load(): Promise<void> {
		runInAction(() => {
			this.status = "loading";
		});
		return this.#read();
	}

	/** Loads the bookings; the current list stays until the answer arrives, and if it fails. */
	#read(): Promise<void> {
		return this.#latest.read(
			(signal) => this.#app.use(useCases.listBookings).execute(this.tab, { signal }),
			(answer) => {
				this.status = answer.ok || this.status === "ready" ? "ready" : "failed";
				if (!answer.ok) return;
				this.bookings = answer.value.bookings;
				this.counts = answer.value.counts;
			},
		);
	}
}
