import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { bookingChangeCopy } from "#copy/bookingChange.ts";
import { componentsCopy } from "#copy/components.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { ChangeQuote, ChangeWish, RunningChange } from "#domain/booking/ChangeQuote.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Guests } from "#domain/guests/Guests.ts";
import { confirmDates, type DateSelection } from "#domain/search/calendar.ts";
import { ok } from "#domain/shared/Result.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";

/** Returns the message for a failure, with the server's text if there is one. */
function problemOf(failure: Failure): string {
	if (failure.kind === "soldOut") return bookingChangeCopy.soldOut;
	if (failure.kind === "unreachable") return componentsCopy.notDone;
	if (failure.kind === "priceChanged") return bookingChangeCopy.expired;
	return ("message" in failure ? failure.message : null) ?? bookingChangeCopy.failed;
}

/** Whether the page shows an outdated booking: cancelled or changed elsewhere, or past the deadline for changes. */
const isStale = ({ kind }: Failure): boolean =>
	kind === "invalidRequest" || kind === "alreadyProcessed" || kind === "notCancellable";

/** Changes dates or guests: first a quote, then one confirmation (DEC-198). */
export class ChangeViewModel extends SingleActionViewModel implements ViewModel<null> {
	dates: DateSelection;
	guests: Guests;
	status: "choosing" | "quoting" | "ready" = "choosing";
	quote: ChangeQuote | null = null;
	problem: string | null = null;
	readonly #app: Pick<AppState, "use">;
	readonly #id: number;
	readonly #done: (change: RunningChange) => Promise<void>;
	readonly #stale: () => Promise<RunningChange | null>;
	readonly #latest = new LatestRequest();

	constructor(deps: {
		readonly app: Pick<AppState, "use">;
		readonly booking: BookingDetail;
		/** Called when the change was made, or is waiting for its payment. */
		readonly done: (change: RunningChange) => Promise<void>;
		/** Reloads the booking, which may have changed; returns its change in progress. */
		readonly stale: () => Promise<RunningChange | null>;
	}) {
		super();
		const { product } = deps.booking;
		this.#app = deps.app;
		this.#id = product.orderProductId;
		this.#done = deps.done;
		this.#stale = deps.stale;
		this.dates = { checkInDate: product.checkIn, checkOutDate: product.checkOut };
		this.guests = { adults: product.adults, childAges: product.childAges };
		makeObservable(this, {
			dates: observableRef,
			guests: observableRef,
			status: observable,
			quote: observableRef,
			problem: observable,
			wish: computed,
			refund: computed,
			selectDates: action,
			changeGuests: action,
			chooseAgain: action,
		});
	}

	/** The requested change; null while there is no check-in. A missing check-out becomes the day after check-in. */
	get wish(): ChangeWish | null {
		const dates = confirmDates(this.dates);
		return dates.ok ? { ...dates.value, ...this.guests } : null;
	}

	/** Total refund in money and points. */
	get refund(): Won {
		const { quote } = this;
		return quote ? won(quote.refundAmount + quote.refundAwesomeCash + quote.refundWelfarePoints) : won(0);
	}

	activate(): () => void {
		return () => this.#latest.stop();
	}

	selectDates(dates: DateSelection): void {
		this.dates = dates;
		this.problem = null;
	}

	changeGuests(guests: Guests): void {
		this.guests = guests;
		this.problem = null;
	}

	chooseAgain(): void {
		this.#latest.stop();
		this.status = "choosing";
		this.problem = null;
	}

	/** Requests a quote for the change. */
	async ask(): Promise<void> {
		const { wish } = this;
		if (!wish || this.status === "quoting") return;
		runInAction(() => {
			this.status = "quoting";
			this.problem = null;
		});
		await this.#latest.read(
			(signal) => this.#app.use(useCases.quoteChange).execute(this.#id, wish, { signal }),
			(answer) => {
				if (answer.ok) this.quote = answer.value;
				else this.problem = problemOf(answer.error);
				this.status = answer.ok ? "ready" : "choosing";
				if (!answer.ok && isStale(answer.error)) void this.#stale();
			},
		);
	}

	/** Makes the quoted change. Further presses while the call is in flight are ignored. */
	async confirm(): Promise<void> {
		const { quote } = this;
		if (this.isBusy || !quote || this.status !== "ready") return;
		runInAction(() => {
			this.problem = null;
		});
		const make = async () => {
			const answer = await this.#app.use(useCases.makeChange).execute(this.#id, quote.id);
			if (answer.ok) await this.#done(answer.value);
			else if (isStale(answer.error)) await this.#stale();
			if (answer.ok || answer.error.kind !== "unreachable") return answer;
			// The change may have been made with only its answer lost.
			const made = await this.#stale();
			if (made === null) return answer;
			await this.#done(made);
			return ok(made);
		};
		await this.runExclusive(make, (answer) => {
			if (answer.ok) return;
			this.problem = problemOf(answer.error);
			if (answer.error.kind !== "unreachable") this.status = "choosing";
		});
	}
}
