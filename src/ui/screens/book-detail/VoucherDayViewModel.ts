import { action, computed, makeObservable, observable } from "mobx";
import { useCases } from "#application/tokens.ts";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { voucherDayRefusal } from "#domain/offer/voucher.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { parseStayDate, type StayDate } from "#domain/shared/StayDate.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";

const text = bookDetailCopy.day;

/** Chooses a voucher's date: select a day, then confirm (DEC-192). */
export class VoucherDayViewModel extends SingleActionViewModel {
	isOpen = false;
	/** Raw value of the date field. */
	typed = "";
	/** Whether the stay has no room on this day. */
	isSoldOut = false;
	/** Whether the last attempt failed; the same day may be retried. */
	hasFailed = false;
	readonly #app: Pick<AppState, "use">;
	readonly #booking: () => BookingDetail | null;
	readonly #now: () => number;
	readonly #done: () => Promise<void>;
	readonly #stale: () => Promise<void>;

	constructor(deps: {
		readonly app: Pick<AppState, "use">;
		readonly booking: () => BookingDetail | null;
		readonly now: () => number;
		readonly done: () => Promise<void>;
		/** Called when the booking has to be reloaded. */
		readonly stale: () => Promise<void>;
	}) {
		super();
		this.#app = deps.app;
		this.#booking = deps.booking;
		this.#now = deps.now;
		this.#done = deps.done;
		this.#stale = deps.stale;
		makeObservable(this, {
			isOpen: observable,
			typed: observable,
			isSoldOut: observable,
			hasFailed: observable,
			day: computed,
			problem: computed,
			problemText: computed,
			open: action,
			close: action,
			type: action,
		});
	}

	get day(): StayDate | null {
		return parseStayDate(this.typed);
	}

	get today(): StayDate {
		return koreanDay(this.#now());
	}

	/** Why the day cannot be chosen; null if none is selected or it is valid. */
	get problem(): string | null {
		const { day } = this;
		const voucher = this.#booking()?.voucher;
		if (this.isSoldOut) return text.refusal.soldOut;
		if (day === null || !voucher) return null;
		const kind = voucherDayRefusal(day, voucher, this.today);
		return kind && text.refusal[kind];
	}

	/** Message below the day: its problem, or that the date could not be set. */
	get problemText(): string | null {
		return this.problem ?? (this.hasFailed ? text.failed : null);
	}

	open(): void {
		this.isOpen = true;
		this.type("");
	}

	close(): void {
		this.isOpen = false;
	}

	type(typed: string): void {
		this.typed = typed;
		this.isSoldOut = false;
		this.hasFailed = false;
	}

	/** Sets the voucher's date. Further presses while the call is in flight are ignored. */
	async confirm(): Promise<void> {
		const { day } = this;
		const booking = this.#booking();
		if (day === null || this.problem !== null || !booking) return;
		const fix = async () => {
			const answer = await this.#app.use(useCases.fixVoucherDay).execute(booking.product.orderProductId, day);
			if (answer.ok) await this.#done();
			else if (answer.error.kind === "alreadyProcessed") await this.#stale();
			return answer;
		};
		await this.runExclusive(fix, (answer) => {
			// Date set or booking cancelled elsewhere: there is nothing left to choose, and a popup has already said so.
			const isOver = answer.ok || answer.error.kind === "alreadyProcessed";
			this.isOpen = !isOver;
			this.isSoldOut = !answer.ok && answer.error.kind === "soldOut";
			this.hasFailed = !isOver;
		});
	}
}
