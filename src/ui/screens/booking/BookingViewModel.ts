import { action, computed, makeObservable, observable, observableRef, reaction, runInAction } from "mobx";
import type { BookingFormContent } from "#application/booking/OpenBookingForm.ts";
import { useCases } from "#application/tokens.ts";
import type { BookableStay, BookingOrder, PlanChoice } from "#domain/booking/BookingRequest.ts";
import { quoteRefund } from "#domain/booking/quoteRefund.ts";
import type { RefundSpan } from "#domain/booking/RefundQuote.ts";
import { changedLineText } from "#domain/offer/priceLineLabel.ts";
import type { PaymentMethod } from "#domain/payment/Payment.ts";
import { amountsOf, needsProvider } from "#domain/payment/paymentAmounts.ts";
import { failures } from "#domain/support/failures.ts";
import type { BookingDraft } from "#ports/BookingDrafts.ts";
import type { BookingFailure } from "#ports/Bookings.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { bookingCopy } from "#ui/copy/booking.ts";
import { formatWon } from "#ui/format/won.ts";
import { BookingForm } from "./BookingForm.ts";
import { BookingPrice } from "./BookingPrice.ts";

/** What is booked, and the address of the form; null when the address names no plan. */
export interface BookingSnapshot {
	readonly choice: PlanChoice | null;
	readonly address: string;
	readonly stayPath: string;
}

/** Why the last press did not lead on. */
export interface BookingProblem {
	readonly kind: "fields" | "priceChanged" | "soldOut" | "coupon" | "points" | "other";
	readonly title: string;
	readonly text: string | null;
}

/** How long a typed text rests before it is remembered. */
const restMs = 300;

/** The booking form: who stays, what is paid and how, and the one press that books it (SCREEN-01, PROD-09). */
export class BookingViewModel implements ViewModel<BookingSnapshot> {
	readonly form = new BookingForm();
	readonly price = new BookingPrice();
	snapshot!: BookingSnapshot;
	status: "loading" | "ready" | "failed" | "soldOut" = "loading";
	stay: BookableStay | null = null;
	/** Null until the traveller has chosen. */
	method: PaymentMethod | null = null;
	problem: BookingProblem | null = null;
	isBusy = false;
	readonly #app: Pick<AppState, "use" | "navigation" | "environment">;
	#stop: AbortController | null = null;

	constructor(app: Pick<AppState, "use" | "navigation" | "environment">) {
		this.#app = app;
		makeObservable(this, {
			snapshot: observableRef,
			status: observable,
			stay: observableRef,
			method: observable,
			problem: observableRef,
			isBusy: observable,
			methodError: computed,
			refunds: computed,
			needsPayment: computed,
			restore: action,
			chooseMethod: action,
			returned: action,
		});
	}

	get needsPayment(): boolean {
		return needsProvider(this.price.total);
	}

	get methodError(): string | null {
		const isMissing = this.form.isTried && this.needsPayment && this.method === null;
		return isMissing ? bookingCopy.method.error : null;
	}

	/** What a cancel would give back, by time, of what is about to be paid. */
	get refunds(): readonly RefundSpan[] {
		const policy = this.stay?.cancelPolicy;
		if (!policy) return [];
		const { totalAmount, awesomeCashAmount, welfarePointAmount, couponAmount } = amountsOf(this.price.lines);
		const paid = {
			money: totalAmount,
			awesomeCash: awesomeCashAmount,
			welfarePoints: welfarePointAmount,
			coupon: couponAmount,
		};
		const quote = quoteRefund({
			policy,
			parts: [{ paid, refund: null }],
			indexes: [0],
			isCouponExpired: false,
			now: this.#app.environment.now,
		});
		return quote.ok ? quote.value.timeline : [];
	}

	restore(snapshot: BookingSnapshot): void {
		this.snapshot = snapshot;
	}

	activate(): () => void {
		if (this.status === "loading" && this.snapshot.choice) void this.load();
		const stopKeeping = reaction(
			() => (this.status === "ready" ? this.draft() : null),
			(draft) => {
				if (draft) void this.#app.use(useCases.keepBookingDraft).execute(this.snapshot.address, draft);
			},
			{ delay: restMs },
		);
		return () => {
			stopKeeping();
			this.#stop?.abort();
			this.#stop = null;
		};
	}

	async load(): Promise<void> {
		const { choice, address } = this.snapshot;
		if (!choice) return;
		this.#stop?.abort();
		const stop = new AbortController();
		this.#stop = stop;
		runInAction(() => {
			this.status = "loading";
		});
		const answer = await this.#app
			.use(useCases.openBookingForm)
			.execute({ choice, address }, { signal: stop.signal });
		if (stop.signal.aborted) return;
		runInAction(() => {
			if (answer.ok) this.#show(answer.value);
			else {
				const isSoldOut = "code" in answer.error && answer.error.code === failures.soldOut.code;
				this.status = isSoldOut ? "soldOut" : "failed";
			}
		});
	}

	chooseMethod(method: PaymentMethod): void {
		this.method = method;
	}

	/** The traveller came back to a page the browser had kept: the press is over. */
	returned(): void {
		this.isBusy = false;
	}

	draft(): BookingDraft {
		const { texts } = this.form;
		return {
			...texts,
			method: this.method,
			couponIds: this.price.chosenIds,
			awesomeCash: this.price.points.awesomeCash,
			welfarePoints: this.price.points.welfarePoints,
		};
	}

	/** What stands in the way; fields that have been put right do not any more. */
	get shownProblem(): BookingProblem | null {
		return this.problem?.kind === "fields" && this.order() !== null ? null : this.problem;
	}

	/** The order as it would be sent now; null while something is missing. */
	order(): BookingOrder | null {
		const { stay, form, price } = this;
		const method = this.method ?? (this.needsPayment ? null : (stay?.methods[0] ?? null));
		if (!stay || !this.snapshot.choice || !method || !form.isComplete) return null;
		return {
			...this.snapshot.choice,
			guest: form.guest,
			international: form.international,
			paymentKind: stay.paymentKind,
			method,
			couponIds: price.chosenIds,
			awesomeCash: price.points.awesomeCash,
			welfarePoints: price.points.welfarePoints,
			keyCode: price.keyCode,
			expectedTotal: price.total,
			request: form.texts.request.trim(),
		};
	}

	/** Books once, however often it is pressed. False when fields have to be put right first. */
	async submit(): Promise<boolean> {
		if (this.isBusy) return true;
		this.form.tried();
		const order = this.order();
		if (!order) {
			this.#tell({ kind: "fields", title: bookingCopy.problem.fields, text: null });
			return false;
		}
		runInAction(() => {
			this.isBusy = true;
			this.problem = null;
		});
		const { use, navigation } = this.#app;
		const { address } = this.snapshot;
		await use(useCases.keepBookingDraft).execute(address, this.draft());
		const answer = await use(useCases.bookStay).execute({
			order,
			address,
			keepsInternational: this.form.keepsInternational,
		});
		if (!answer.ok) {
			runInAction(() => {
				this.isBusy = false;
			});
			await this.#refused(answer.error);
			return true;
		}
		const { orderNumber, checkoutUrl } = answer.value;
		// Stays busy: the page is left.
		if (checkoutUrl !== null) await use(useCases.leaveForCheckout).execute(checkoutUrl);
		else await navigation.go(`/payments/complete/${orderNumber}`, { replace: true });
		return true;
	}

	#show({ stay, account, balances, coupons, draft }: BookingFormContent): void {
		this.stay = stay;
		this.form.start(stay.needsInternationalForm, account, draft);
		this.price.start({
			stayId: this.snapshot.choice?.plan.stayId ?? 0,
			today: this.#app.environment.today,
			baseLines: stay.baseLines,
			keyCode: stay.keyCode,
			coupons,
			balances,
		});
		if (draft) {
			this.price.restore(draft.couponIds, draft);
			this.method = stay.methods.find((method) => method === draft.method) ?? null;
		}
		this.status = "ready";
	}

	/** Says what happened where it happened; nothing that was typed is lost. */
	async #refused(failure: BookingFailure): Promise<void> {
		const { problem } = bookingCopy;
		if (failure.kind === "priceChanged") {
			this.price.changed(failure.baseLines, failure.keyCode);
			const line = failure.changed ? changedLineText(failure.changed) : "";
			const now = problem.priceNow(formatWon(this.price.total));
			return this.#tell({
				kind: "priceChanged",
				title: failures.priceChanged.message,
				text: [line, now].filter(Boolean).join(" "),
			});
		}
		const code = "code" in failure ? failure.code : null;
		if (code === failures.soldOut.code) {
			return this.#tell({ kind: "soldOut", title: failures.soldOut.message, text: problem.soldOutNote });
		}
		if (code === failures.couponUnusable.code || code === failures.pointShort.code) {
			const isCoupon = code === failures.couponUnusable.code;
			await this.#refresh();
			return this.#tell({
				kind: isCoupon ? "coupon" : "points",
				title: isCoupon ? failures.couponUnusable.message : failures.pointShort.message,
				text: isCoupon ? problem.couponNote : problem.pointsNote,
			});
		}
		const isUnsure = failure.kind === "network" || failure.kind === "badResponse";
		const message = "message" in failure ? failure.message : null;
		this.#tell({ kind: "other", title: isUnsure ? problem.network : (message ?? problem.other), text: null });
	}

	/** Coupons and points as they are now. */
	async #refresh(): Promise<void> {
		const { choice, address } = this.snapshot;
		if (!choice) return;
		const answer = await this.#app.use(useCases.openBookingForm).execute({ choice, address });
		if (!answer.ok) return;
		this.price.dropCoupons(answer.value.coupons);
		this.price.setBalances(answer.value.balances);
	}

	#tell(problem: BookingProblem): void {
		runInAction(() => {
			this.problem = problem;
		});
	}
}
