import { action, computed, makeObservable, observable } from "mobx";
import { useCases } from "#application/tokens.ts";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import { voucherDayRefusal } from "#domain/offer/voucher.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import { parseStayDate, type StayDate } from "#domain/shared/StayDate.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { Press } from "#ui/app/Press.ts";

const text = bookDetailCopy.day;

/** Fixing the day of a voucher: a day, and one press (DEC-192). */
export class VoucherDayViewModel extends Press {
	isOpen = false;
	/** As the field holds it. */
	typed = "";
	/** What the server said no with. */
	refusal: string | null = null;
	readonly #app: Pick<AppState, "use">;
	readonly #booking: () => BookingDetail | null;
	readonly #now: () => number;
	readonly #done: () => Promise<void>;

	constructor(deps: {
		readonly app: Pick<AppState, "use">;
		readonly booking: () => BookingDetail | null;
		readonly now: () => number;
		readonly done: () => Promise<void>;
	}) {
		super();
		this.#app = deps.app;
		this.#booking = deps.booking;
		this.#now = deps.now;
		this.#done = deps.done;
		makeObservable(this, {
			isOpen: observable,
			typed: observable,
			refusal: observable,
			day: computed,
			problem: computed,
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

	/** Why the day cannot be; null while there is none, or when it can. */
	get problem(): string | null {
		const { day, refusal } = this;
		const voucher = this.#booking()?.voucher;
		if (refusal !== null) return refusal;
		if (day === null || !voucher) return null;
		const kind = voucherDayRefusal(day, voucher, this.today);
		return kind && text.refusal[kind];
	}

	open(): void {
		this.isOpen = true;
		this.typed = "";
		this.refusal = null;
	}

	close(): void {
		this.isOpen = false;
	}

	type(typed: string): void {
		this.typed = typed;
		this.refusal = null;
	}

	/** Fixes the day, however often it is pressed. */
	async confirm(): Promise<void> {
		const { day } = this;
		const booking = this.#booking();
		if (day === null || this.problem !== null || !booking) return;
		const fix = async () => {
			const answer = await this.#app.use(useCases.fixVoucherDay).execute(booking.product.orderProductId, day);
			if (answer.ok) await this.#done();
			return answer;
		};
		await this.once(fix, (answer) => {
			if (answer.ok) this.isOpen = false;
			else this.refusal = answer.error.kind === "soldOut" ? text.refusal.soldOut : text.failed;
		});
	}
}
