import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { componentsCopy } from "#copy/components.ts";
import type { BookingDetail, BookingTab } from "#domain/booking/Booking.ts";
import { type BookingActions, bookingActions } from "#domain/booking/bookingActions.ts";
import { awaitedWord, bookingTab, type StatusView } from "#domain/booking/orderStatus.ts";
import { undoMilliseconds } from "#domain/booking/undoWindow.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { Press } from "#ui/app/Press.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { bookingStatus } from "#ui/booking/bookingStatus.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { CancelViewModel } from "./CancelViewModel.ts";
import { calendarStayOf } from "./calendarStayOf.ts";
import { DatesViewModel } from "./DatesViewModel.ts";
import { VoucherDayViewModel } from "./VoucherDayViewModel.ts";
import { voucherOf } from "./voucherOf.ts";

export interface BookDetailSnapshot {
	readonly orderProductId: number;
}

type App = Pick<AppState, "use" | "navigation" | "popups" | "environment" | "now">;

/** A booking of the member, and what can be done with it now (SCREEN-03, DEC-017). */
export class BookDetailViewModel extends Press implements ViewModel<BookDetailSnapshot> {
	readonly cancel: CancelViewModel;
	readonly day: VoucherDayViewModel;
	readonly dates: DatesViewModel;
	orderProductId = 0;
	readonly loaded: LoadViewModel<BookingDetail>;
	now: number;
	/** What has just been done, to be said once. */
	said: { readonly text: string } | null = null;
	readonly #app: App;

	constructor(app: App) {
		super();
		this.#app = app;
		this.now = app.environment.now;
		this.loaded = new LoadViewModel(async (signal) => {
			const answer = await app.use(useCases.viewBooking).execute(this.orderProductId, { signal });
			if (answer.ok && !signal.aborted) void this.#keepVoucher(answer.value);
			return answer;
		});
		this.cancel = new CancelViewModel({
			app,
			booking: () => this.booking,
			done: () => this.load(),
		});
		this.day = new VoucherDayViewModel({
			app,
			booking: () => this.booking,
			now: () => this.now,
			done: async () => {
				await this.load();
				runInAction(() => {
					this.said = { text: bookDetailCopy.day.fixed };
				});
			},
			stale: () => this.load(),
		});
		this.dates = new DatesViewModel({
			navigation: app.navigation,
			booking: () => this.booking,
			now: () => this.now,
			done: () => this.load(),
		});
		makeObservable(this, {
			orderProductId: observable,
			now: observable,
			said: observableRef,
			actions: computed,
			view: computed,
			tab: computed,
			hasVoucher: computed,
			isAhead: computed,
			today: computed,
			word: computed,
			canFixDay: computed,
			undoLeft: computed,
			restore: action,
			dismissToast: action,
		});
	}

	get booking(): BookingDetail | null {
		return this.loaded.value;
	}

	get actions(): BookingActions | null {
		return this.booking && bookingActions(this.booking, this.now);
	}

	get view(): StatusView | null {
		const product = this.booking?.product;
		return product ? bookingStatus(product, this.today) : null;
	}

	/** Where it is listed: a voucher is for a stay to come, and for the files of one that is over. */
	get tab(): BookingTab | null {
		const product = this.booking?.product;
		return product ? bookingTab(product.status, product.checkIn, this.today) : null;
	}

	/** The stay has said yes: there is something to show at its desk. */
	get hasVoucher(): boolean {
		const status = this.booking?.product.status;
		return status === "confirm" || status === "complete";
	}

	/** It can be taken along: the stay has said yes, and is to come. */
	get isAhead(): boolean {
		return this.tab === "pending" && this.hasVoucher;
	}

	/** Whether the stay's word is still to come, or did not come in time. */
	get word(): "awaited" | "overdue" | null {
		const product = this.booking?.product;
		return product ? awaitedWord(product.status, product.checkIn, this.today) : null;
	}

	get today(): StayDate {
		return koreanDay(this.now);
	}

	/** A voucher of our own rooms that waits for its day. */
	get canFixDay(): boolean {
		const { booking } = this;
		if (!booking?.voucher || !isOwnChannel(booking.channelIndex)) return false;
		return booking.product.status === "pending" && booking.product.checkIn === null;
	}

	/** Seconds left to take a cancel back; null when there is nothing to take back. */
	get undoLeft(): number | null {
		const until = this.actions?.undoUntil ?? null;
		if (until === null) return null;
		return Math.ceil(Math.min(undoMilliseconds, until - this.now) / 1000);
	}

	restore({ orderProductId }: BookDetailSnapshot): void {
		this.orderProductId = orderProductId;
	}

	/** The page's clock goes on from the server's, so that a wrong clock of the device does not matter. */
	activate(): () => void {
		const tick = () => {
			const hadTime = this.undoLeft !== null;
			const hadChange = this.dates.running !== null;
			runInAction(() => {
				this.now = this.#app.now();
			});
			// The ten minutes are over: the booking has moved on.
			if ((hadTime && this.undoLeft === null) || (hadChange && this.dates.running === null)) void this.load();
		};
		tick();
		const timer = setInterval(tick, 1000);
		void this.load();
		return () => {
			this.loaded.stop();
			clearInterval(timer);
		};
	}

	load(): Promise<void> {
		return this.loaded.load();
	}

	dismissToast(): void {
		this.said = null;
	}

	undoCancel(): Promise<void> {
		return this.#settle("undo", bookDetailCopy.undo.undone);
	}

	async cancelNow(): Promise<void> {
		if (this.isBusy) return;
		if (await this.#app.popups.confirm(bookDetailCopy.undo.nowQuestion)) {
			await this.#settle("now", bookDetailCopy.undo.cancelled);
		}
	}

	async undoChange(): Promise<void> {
		const text =
			this.dates.running?.state === "asked" ? bookDetailCopy.change.givenUp : bookDetailCopy.change.undone;
		const answer = await this.once(() => this.#app.use(useCases.undoChange).execute(this.orderProductId));
		await this.#tell(answer, text);
	}

	async hide(): Promise<void> {
		if (this.isBusy || !(await this.#app.popups.confirm(bookDetailCopy.hide.question))) return;
		const answer = await this.once(() => this.#app.use(useCases.hideBooking).execute(this.orderProductId));
		if (answer) this.#sayIfLost(answer);
		if (answer?.ok) await this.#app.navigation.go(`/mypage/books?tab=${this.tab}`, { replace: true });
	}

	/** As it stands now, for it may have been cancelled or changed elsewhere; without a network as it was read last. */
	readAhead(): Promise<BookingDetail | null> {
		return this.once(async () => {
			await this.load();
			return this.isAhead ? this.booking : null;
		});
	}

	async saveCalendar(): Promise<void> {
		const ahead = await this.readAhead();
		const stay = ahead && calendarStayOf(ahead);
		if (stay) await this.#app.use(useCases.saveCalendar).execute(stay);
	}

	/** For a desk without a network. */
	#keepVoucher(booking: BookingDetail): Promise<void> {
		const voucher = voucherOf(booking, this.#app.environment.site.name, this.now);
		return this.#app.use(useCases.keepVoucher).execute(voucher);
	}

	async #settle(how: "undo" | "now", text: string): Promise<void> {
		const answer = await this.once(() =>
			this.#app.use(useCases.settleCancel).execute(this.orderProductId, how),
		);
		await this.#tell(answer, text);
	}

	/** The booking as it is after an action, and the outcome to show. */
	async #tell(answer: Result<unknown, Failure> | null, text: string): Promise<void> {
		if (!answer) return;
		await this.load();
		this.#sayIfLost(answer);
		if (!answer.ok) return;
		runInAction(() => {
			this.said = { text };
		});
	}

	/** A lost connection raises no popup (DEC-106), so the page tells of it. */
	#sayIfLost(answer: Result<unknown, Failure>): void {
		if (answer.ok || answer.error.kind !== "unreachable") return;
		runInAction(() => {
			this.said = { text: componentsCopy.notDone };
		});
	}
}
