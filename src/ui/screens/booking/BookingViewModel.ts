import { action, computed, makeObservable, observable, observableRef, reaction, runInAction } from "mobx";
import type { BookingFormContent } from "#application/booking/OpenBookingForm.ts";
import { useCases } from "#application/tokens.ts";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import type { BookableStay, BookingOrder, PlanChoice } from "#domain/booking/BookingRequest.ts";
import type { RefundSpan } from "#domain/booking/RefundQuote.ts";
import { cancelHeadline } from "#domain/cancellation/cancelTerms.ts";
import { addresses } from "#domain/navigation/addresses.ts";
import type { PaymentMethod } from "#domain/payment/Payment.ts";
import { needsProvider } from "#domain/payment/paymentAmounts.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import type { BookingDraft } from "#ports/BookingDrafts.ts";
import type { BookingFailure } from "#ports/Bookings.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { BookingForm } from "./BookingForm.ts";
import { BookingPrice } from "./BookingPrice.ts";
import { type BookingProblem, fieldsProblem, problemOf, refusedDiscount } from "./bookingProblem.ts";
import { orderOf } from "./orderOf.ts";
import { refundsAhead } from "./refundsAhead.ts";

/** The chosen plan and the form's address. `choice` is null if the address names no valid plan. */
export interface BookingSnapshot {
	readonly choice: PlanChoice | null;
	/** The plan, if loaded on the server. */
	readonly stay?: BookableStay | null;
	readonly address: string;
	readonly stayPath: string;
}

/** Debounce time in milliseconds before the draft is stored. */
const restMs = 300;

/** The booking form: guest, price, payment method and submission (SCREEN-01, PROD-09). */
export class BookingViewModel implements ViewModel<BookingSnapshot> {
	readonly form = new BookingForm();
	readonly price = new BookingPrice();
	snapshot!: BookingSnapshot;
	/** `ready` once the plan is loaded. */
	status: "loading" | "ready" | "failed" | "soldOut" = "loading";
	/** Whether coupons, points and account data are loaded, or known to be unavailable. */
	isMemberKnown = false;
	stay: BookableStay | null = null;
	/** Null until the member has chosen. */
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
			isMemberKnown: observable,
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
		return isMissing ? bookingFormCopy.method.error : null;
	}

	/** Refunds over time for the amount about to be paid. */
	get refunds(): readonly RefundSpan[] {
		const policy = this.stay?.cancelPolicy;
		const rooms = this.snapshot.choice?.terms.rooms ?? 1;
		return policy ? refundsAhead(policy, this.price.lines, rooms, this.#app.environment.now) : [];
	}

	restore(snapshot: BookingSnapshot): void {
		this.snapshot = snapshot;
		if (!snapshot.stay) return;
		this.form.start(snapshot.stay.needsInternationalForm, null, null);
		this.#show({ stay: snapshot.stay, coupons: [], balances: null, draft: null });
	}

	activate(): () => void {
		if (!this.isMemberKnown && this.snapshot.choice) void this.load();
		const stopKeeping = reaction(
			() => (this.isMemberKnown ? this.draft() : null),
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

	/** Reloads the plan if the first night has passed, since it is no longer sold; typed values are kept. */
	onDayChange(today: StayDate): void {
		const begins = this.stay?.voucher ? today : this.snapshot.choice?.terms.checkInDate;
		if (begins && begins < today && !this.isBusy) void this.load(null);
	}

	/** Loads plan and member data. A stay that came without a cancellation policy is requested again. */
	async load(stay = this.form.areTermsKnown ? this.stay : null): Promise<void> {
		const { choice, address } = this.snapshot;
		if (!choice) return;
		this.#stop?.abort();
		const stop = new AbortController();
		this.#stop = stop;
		runInAction(() => {
			if (!this.stay) this.status = "loading";
		});
		const answer = await this.#app
			.use(useCases.openBookingForm)
			.execute({ choice, address, stay }, { signal: stop.signal });
		if (stop.signal.aborted) return;
		runInAction(() => {
			if (answer.ok) {
				const { stay, account, draft } = answer.value;
				this.form.start(stay.needsInternationalForm, account, draft);
				this.#show(answer.value);
				this.isMemberKnown = true;
			} else this.status = answer.error.kind === "soldOut" ? "soldOut" : "failed";
		});
	}

	chooseMethod(method: PaymentMethod): void {
		this.method = method;
	}

	/** Handles a page restored from the back/forward cache: the submission is no longer in flight. */
	returned(): void {
		this.isBusy = false;
	}

	draft(): BookingDraft {
		return { ...this.form.texts, method: this.method, ...this.price.kept };
	}

	/** The problem to show; a field error disappears once the fields are corrected. */
	get shownProblem(): BookingProblem | null {
		return this.problem?.kind === "fields" && this.order() !== null ? null : this.problem;
	}

	/** Returns the order as it would be submitted now; null if something is missing. */
	order(): BookingOrder | null {
		const { stay, form, price } = this;
		const method = this.method ?? (this.needsPayment ? null : (stay?.methods[0] ?? null));
		const { choice } = this.snapshot;
		const isReady = form.isComplete && price.isPayable;
		return stay && choice && method && isReady ? orderOf(choice, stay, method, form, price) : null;
	}

	/** Books the plan. Further presses while the call is in flight are ignored. Returns false if fields have to be corrected first. */
	async submit(): Promise<boolean> {
		if (this.isBusy || !this.isMemberKnown) return true;
		this.form.tried();
		const order = this.order();
		if (!order) {
			this.#showProblem(fieldsProblem);
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
		// Stays busy, because the page is being left.
		if (checkoutUrl !== null) await use(useCases.leaveForCheckout).execute(checkoutUrl);
		else await navigation.go(addresses.paid.to(orderNumber), { replace: true });
		return true;
	}

	#show({ stay, balances, coupons, draft }: Omit<BookingFormContent, "account">): void {
		this.stay = stay;
		this.form.knowTerms(cancelHeadline(stay.cancelPolicy, this.#app.environment.now).kind !== "failed");
		this.price.start({
			stayId: this.snapshot.choice?.plan.stayId ?? 0,
			channelIndex: stay.channelIndex,
			today: this.#app.environment.today,
			baseLines: stay.baseLines,
			keyCode: stay.keyCode,
			coupons,
			balances,
			left: draft,
		});
		this.method ??= stay.methods.find((method) => method === draft?.method) ?? null;
		this.status = "ready";
	}

	/** Shows a refusal next to the part it concerns; no typed value is lost. */
	async #refused(failure: BookingFailure): Promise<void> {
		if (failure.kind === "newPrice") this.price.changed(failure.baseLines, failure.keyCode);
		if (failure.kind === "priceChanged") await this.#reloadPlan();
		const discount = refusedDiscount(failure);
		const hasFewerPoints = discount !== null && (await this.#renew(discount));
		this.#showProblem(problemOf(failure, this.price.total, this.price.droppedNames, hasFewerPoints));
	}

	/** Reloads the plan; its cancellation policy has to be agreed to again. */
	async #reloadPlan(): Promise<void> {
		this.form.agree("cancelPolicy", false);
		const { choice, address } = this.snapshot;
		const answer = choice && (await this.#app.use(useCases.openBookingForm).execute({ choice, address }));
		if (answer?.ok) runInAction(() => this.#show(answer.value));
	}

	/** Reloads coupons and points after the server has refused one of them. Returns whether there are fewer points than were to be used. */
	async #renew(refused: "coupons" | "points"): Promise<boolean> {
		const { choice, address } = this.snapshot;
		const { stay } = this;
		const answer =
			choice && (await this.#app.use(useCases.openBookingForm).execute({ choice, address, stay }));
		return answer?.ok === true && this.price.renew(answer.value, refused);
	}

	#showProblem(problem: BookingProblem): void {
		runInAction(() => {
			this.problem = problem;
		});
	}
}
