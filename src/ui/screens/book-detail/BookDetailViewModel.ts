import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { componentsCopy } from "#copy/components.ts";
import type { BookingDetail, BookingTab } from "#domain/booking/Booking.ts";
import { type BookingActions, bookingActions } from "#domain/booking/bookingActions.ts";
import { bookingTab, confirmationState, type StatusView } from "#domain/booking/orderStatus.ts";
import { undoMilliseconds } from "#domain/booking/undoWindow.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { isOwnChannel } from "#domain/stay/channel.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { bookingStatus } from "#ui/booking/bookingStatus.ts";
import type { ToastMessage } from "#ui/components/Toast.tsx";
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

/** One of the member's bookings and the actions available now (SCREEN-03, DEC-017). */
export class BookDetailViewModel extends SingleActionViewModel implements ViewModel<BookDetailSnapshot> {
	readonly cancel: CancelViewModel;
	readonly day: VoucherDayViewModel;
	readonly dates: DatesViewModel;
	orderProductId = 0;
	readonly loaded: LoadViewModel<BookingDetail>;
	now: number;
	/** Result of the last action, shown once as a toast. */
	toast: ToastMessage | null = null;
	readonly #app: App;

	constructor(app: App) {
		super();
		this.#app = app;
		this.now = app.environment.now;
		this.loaded = new LoadViewModel(async (signal) => {
			const answer = await app.use(useCases.viewBooking).execute(this.orderProductId, { signal });
			if (answer.ok && !signal.aborted) void this.#saveVoucher(answer.value);
			return answer;
		});
		const booking = () => this.booking;
		const now = () => this.now;
		const done = () => this.load();
		this.cancel = new CancelViewModel({
			app,
			booking,
			done,
			cancelledElsewhere: () => this.#say({ text: bookDetailCopy.cancel.already }),
		});
		this.day = new VoucherDayViewModel({
			app,
			booking,
			now,
			done: async () => {
				await this.load();
				this.#say({ text: bookDetailCopy.day.fixed });
			},
			stale: done,
		});
		this.dates = new DatesViewModel({ navigation: app.navigation, booking, now, done });
		makeObservable(this, {
			orderProductId: observable,
			now: observable,
			toast: observableRef,
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

	/** Tab of the booking list that contains the booking; null before it is loaded. */
	get tab(): BookingTab | null {
		const product = this.booking?.product;
		return product ? bookingTab(product.status, product.checkIn, this.today) : null;
	}

	/** Whether the stay has confirmed, so that there is a voucher to show at its desk, before or after the stay. */
	get hasVoucher(): boolean {
		const status = this.booking?.product.status;
		return status === "confirm" || status === "complete";
	}

	/** Whether the booking is confirmed and upcoming, so that it can be saved and shared. */
	get isAhead(): boolean {
		return this.tab === "pending" && this.hasVoucher;
	}

	/** Whether the stay's confirmation is pending or overdue; null if none is awaited. */
	get word(): "awaited" | "overdue" | null {
		const product = this.booking?.product;
		return product ? confirmationState(product.status, product.checkIn, this.today) : null;
	}

	get today(): StayDate {
		return koreanDay(this.now);
	}

	/** Whether the booking is a voucher for our own rooms whose date is still open. */
	get canFixDay(): boolean {
		const { booking } = this;
		if (!booking?.voucher || !isOwnChannel(booking.channelIndex)) return false;
		return booking.product.status === "pending" && booking.product.checkIn === null;
	}

	/** Seconds left to undo a cancellation; null if there is nothing to undo. */
	get undoLeft(): number | null {
		const until = this.actions?.undoUntil ?? null;
		if (until === null) return null;
		return Math.ceil(Math.min(undoMilliseconds, until - this.now) / 1000);
	}

	restore({ orderProductId }: BookDetailSnapshot): void {
		this.orderProductId = orderProductId;
	}

	/** Loads the booking and updates `now` every second. The time continues from the server's, so a wrong device clock does not matter. */
	activate(): () => void {
		const tick = () => {
			const hadTime = this.undoLeft !== null;
			const hadChange = this.dates.running !== null;
			runInAction(() => {
				this.now = this.#app.now();
			});
			// The time to undo or pay has run out, so the booking's state has changed.
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
		this.toast = null;
	}

	undoCancel(): Promise<void> {
		return this.#settle("undo", bookDetailCopy.undo.undone);
	}

	async cancelNow(): Promise<void> {
		if (this.isBusy || !(await this.#app.popups.confirm(bookDetailCopy.undo.nowQuestion))) return;
		await this.#settle("now", bookDetailCopy.undo.cancelled);
	}

	async undoChange(): Promise<void> {
		const text =
			this.dates.running?.state === "asked" ? bookDetailCopy.change.givenUp : bookDetailCopy.change.undone;
		const answer = await this.runExclusive(() =>
			this.#app.use(useCases.undoChange).execute(this.orderProductId),
		);
		await this.#tell(answer, text);
	}

	async hide(): Promise<void> {
		if (this.isBusy || !(await this.#app.popups.confirm(bookDetailCopy.hide.question))) return;
		const answer = await this.runExclusive(() =>
			this.#app.use(useCases.hideBooking).execute(this.orderProductId),
		);
		if (answer) this.#sayIfLost(answer);
		if (answer?.ok) await this.#app.use(useCases.returnTo).execute(`/mypage/books?tab=${this.tab}`);
	}

	/** Reloads and returns the booking (offline, its last loaded state); null if it is no longer upcoming or an action is in flight. */
	readAhead(): Promise<BookingDetail | null> {
		return this.runExclusive(async () => {
			await this.load();
			return this.isAhead ? this.booking : null;
		});
	}

	async saveCalendar(): Promise<void> {
		const ahead = await this.readAhead();
		const stay = ahead && calendarStayOf(ahead);
		if (stay) await this.#app.use(useCases.saveCalendar).execute(stay);
	}

	/** Stores the voucher for offline use at the stay's desk. */
	#saveVoucher(booking: BookingDetail): Promise<void> {
		const voucher = voucherOf(booking, this.#app.environment.site.name, this.now);
		return this.#app.use(useCases.saveVoucher).execute(voucher);
	}

	async #settle(how: "undo" | "now", text: string): Promise<void> {
		const answer = await this.runExclusive(() =>
			this.#app.use(useCases.settleCancel).execute(this.orderProductId, how),
		);
		await this.#tell(answer, text);
	}

	/** Reloads the booking after an action and shows the outcome. */
	async #tell(answer: Result<unknown, Failure> | null, text: string): Promise<void> {
		if (!answer) return;
		await this.load();
		this.#sayIfLost(answer);
		if (answer.ok) this.#say({ text });
	}

	/** Shows a lost connection on the page, since it triggers no popup (DEC-106). */
	#sayIfLost(answer: Result<unknown, Failure>): void {
		if (answer.ok || answer.error.kind !== "unreachable") return;
		this.#say({ text: componentsCopy.notDone, isFailure: true });
	}

	#say(toast: ToastMessage): void {
		runInAction(() => {
			this.toast = toast;
		});
	}
}
