import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { bookDetailCopy } from "#copy/bookDetail.ts";
import { componentsCopy } from "#copy/components.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { CancelScope } from "#domain/booking/bookingActions.ts";
import { cancelReasonLimits, isCancelReason } from "#domain/booking/cancelReason.ts";
import { isCancelState } from "#domain/booking/orderStatus.ts";
import type { RefundQuote } from "#domain/booking/RefundQuote.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { LatestRequest } from "#ui/app/LatestRequest.ts";
import { SingleActionViewModel } from "#ui/app/SingleActionViewModel.ts";

export const maxReason = cancelReasonLimits.max;

const text = bookDetailCopy.cancel;

/** Failures after which the booking may differ from what the page shows. */
const staleKinds: ReadonlySet<string> = new Set(["notCancellable", "alreadyProcessed", "unreachable"]);

/** Cancels a booking in steps: refund quote, reason, confirmation (PROD-11, DEC-177). */
export class CancelViewModel extends SingleActionViewModel {
	isOpen = false;
	scope: CancelScope = "full";
	/** `refused`: the booking can no longer be cancelled, and `refusal` says why. */
	status: "quoting" | "ready" | "failed" | "refused" = "quoting";
	quote: RefundQuote | null = null;
	reason: string | null = null;
	detail = "";
	isTried = false;
	/** Whether the refund changed between the quote and the confirmation. */
	isChanged = false;
	/** The server's reason for a refusal. */
	refusal: string | null = null;
	readonly #app: Pick<AppState, "use">;
	readonly #booking: () => BookingDetail | null;
	readonly #done: () => Promise<void>;
	readonly #cancelledElsewhere: () => void;
	readonly #latest = new LatestRequest();

	constructor(deps: {
		readonly app: Pick<AppState, "use">;
		readonly booking: () => BookingDetail | null;
		/** Reloads the booking. */
		readonly done: () => Promise<void>;
		/** Called when somebody else has cancelled the booking. */
		readonly cancelledElsewhere: () => void;
	}) {
		super();
		this.#app = deps.app;
		this.#booking = deps.booking;
		this.#done = deps.done;
		this.#cancelledElsewhere = deps.cancelledElsewhere;
		makeObservable(this, {
			isOpen: observable,
			scope: observable,
			status: observable,
			quote: observableRef,
			reason: observable,
			detail: observable,
			isTried: observable,
			isChanged: observable,
			refusal: observable,
			refundTotal: computed,
			reasonError: computed,
			detailError: computed,
			open: action,
			close: action,
			choose: action,
			giveReason: action,
			typeDetail: action,
		});
	}

	/** Sum of money, Awesome cash and welfare points refunded. */
	get refundTotal(): Won {
		const { quote } = this;
		return quote ? won(quote.refundAmount + quote.refundAwesomeCash + quote.refundWelfarePoints) : won(0);
	}

	get reasonError(): string | null {
		return this.isTried && this.reason === null ? text.reasonRequired : null;
	}

	get detailError(): string | null {
		const isMissing = this.reason === text.other && !isCancelReason(this.detail.trim().slice(0, maxReason));
		return this.isTried && isMissing ? text.detailRequired : null;
	}

	open(scope: CancelScope = "full"): void {
		this.isOpen = true;
		this.scope = scope;
		this.isTried = false;
		this.isChanged = false;
		this.refusal = null;
		void this.look();
	}

	close(): void {
		this.isOpen = false;
		this.#latest.stop();
	}

	choose(scope: CancelScope): void {
		this.scope = scope;
		this.refusal = null;
		void this.look();
	}

	giveReason(reason: string): void {
		this.reason = reason;
	}

	typeDetail(detail: string): void {
		this.detail = detail;
	}

	/** Requests a quote for the refund. */
	async look(): Promise<void> {
		const booking = this.#booking();
		if (!booking) return;
		runInAction(() => {
			this.status = "quoting";
		});
		await this.#latest.read(
			(signal) =>
				this.#app.use(useCases.quoteCancel).execute(booking.product.orderProductId, this.scope, { signal }),
			(answer) => {
				this.status = answer.ok ? "ready" : "failed";
				if (answer.ok) this.quote = answer.value;
				else if ("message" in answer.error && answer.error.message !== null) {
					this.status = "refused";
					this.refusal = answer.error.message;
				}
			},
		);
		if (this.status === "refused") await this.#reload(true);
	}

	/** Cancels the booking at the current quote. Further presses while the call is in flight are ignored. */
	async confirm(): Promise<void> {
		const { quote } = this;
		const booking = this.#booking();
		if (this.isBusy || !quote || !booking) return;
		runInAction(() => {
			this.isTried = true;
			this.refusal = null;
		});
		if (this.reasonError ?? this.detailError) return;
		const reason = this.reason === text.other ? this.detail.trim() : (this.reason ?? "");
		const request = { booking, scope: this.scope, reason: reason.slice(0, maxReason), quoteId: quote.id };
		const cancel = async () => {
			const answer = await this.#app.use(useCases.cancelBooking).execute(request);
			if (answer.ok) await this.#done();
			return answer;
		};
		const answer = await this.runExclusive(cancel, (answer) => {
			if (answer.ok) {
				this.isOpen = false;
				return;
			}
			if (answer.error.kind === "newQuote") {
				this.quote = answer.error.quote;
				this.isChanged = true;
			} else if ("message" in answer.error) this.refusal = answer.error.message;
			else if (answer.error.kind === "unreachable") this.refusal = componentsCopy.notDone;
			if (answer.error.kind === "notCancellable") this.status = "refused";
		});
		if (!answer || answer.ok || !staleKinds.has(answer.error.kind)) return;
		await this.#reload(answer.error.kind !== "unreachable");
	}

	/**
	 * Reloads the booking, which is past its last deadline, cancelled elsewhere, or cancelled with the answer lost. One that is cancelled is
	 * shown as such instead of the sheet; `isElsewhere` if this has to be pointed out.
	 */
	async #reload(isElsewhere: boolean): Promise<void> {
		await this.#done();
		const status = this.#booking()?.product.status;
		if (!this.isOpen || !status || !isCancelState(status)) return;
		this.close();
		if (isElsewhere) this.#cancelledElsewhere();
	}
}
