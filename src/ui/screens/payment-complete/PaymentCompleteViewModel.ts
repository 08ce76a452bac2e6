import { action, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import type { BookingDetail } from "#domain/booking/Booking.ts";
import type { PaidOrder } from "#domain/payment/PaymentOutcome.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";

export interface PaymentCompleteSnapshot {
	readonly orderNumber: string;
}

const pollEveryMs = 3000;

/** The receipt of an order; polls while the outcome is unknown (DEC-016, DEC-173). */
export class PaymentCompleteViewModel implements ViewModel<PaymentCompleteSnapshot> {
	status: "loading" | "ready" | "failed" = "loading";
	paid: PaidOrder | null = null;
	/** The booking once the payment is approved; null before or if it cannot be loaded. The receipt is shown without it too. */
	booking: BookingDetail | null = null;
	orderNumber = "";
	readonly #app: Pick<AppState, "use">;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(app: Pick<AppState, "use">) {
		this.#app = app;
		makeObservable(this, {
			status: observable,
			paid: observableRef,
			booking: observableRef,
			restore: action,
		});
	}

	restore({ orderNumber }: PaymentCompleteSnapshot): void {
		this.orderNumber = orderNumber;
	}

	activate(): () => void {
		const stop = new AbortController();
		void this.load(stop.signal);
		return () => {
			stop.abort();
			clearTimeout(this.#timer);
		};
	}

	async load(signal?: AbortSignal): Promise<void> {
		const answer = await this.#app.use(useCases.viewPaidOrder).execute(this.orderNumber, { signal });
		const booking =
			answer.ok && answer.value.outcome === "approved"
				? await this.#app.use(useCases.viewBooking).execute(answer.value.orderProductId, { signal })
				: null;
		if (signal?.aborted) return;
		runInAction(() => {
			if (booking?.ok) this.booking = booking.value;
			if (answer.ok) this.paid = answer.value;
			this.status = answer.ok || this.paid ? "ready" : "failed";
		});
		if (this.paid?.outcome === "unknown" && this.paid.payment.status !== "fail") {
			this.#timer = setTimeout(() => void this.load(signal), pollEveryMs);
		}
	}
}
