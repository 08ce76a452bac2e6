import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { bookingFormCopy } from "#copy/bookingForm.ts";
import { componentsCopy } from "#copy/components.ts";
import type { ExtraPaymentDemand } from "#domain/booking/Booking.ts";
import { ledgerDigest } from "#domain/offer/ledgerDigest.ts";
import type { PriceLine } from "#domain/offer/PriceLine.ts";
import { priceLedger } from "#domain/offer/priceLedger.ts";
import type { PaymentMethod } from "#domain/payment/Payment.ts";
import { methodsFor } from "#domain/payment/paymentMethod.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { autosaveDraft } from "#ui/app/autosaveDraft.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";

export interface ExtraPaymentSnapshot {
	readonly id: number;
	readonly orderProductId: number;
	/** Path and query of this page, to which the payment provider returns. */
	readonly address: string;
}

/** A charge requested after the booking, and its payment (SCREEN-05, PROD-10). */
export class ExtraPaymentViewModel implements ViewModel<ExtraPaymentSnapshot> {
	snapshot!: ExtraPaymentSnapshot;
	readonly charge: LoadViewModel<ExtraPaymentDemand>;
	method: PaymentMethod | null = null;
	isTried = false;
	isBusy = false;
	refusal: string | null = null;
	readonly #app: Pick<AppState, "use">;

	constructor(app: Pick<AppState, "use">) {
		this.#app = app;
		this.charge = new LoadViewModel((signal) => {
			const { id, orderProductId } = this.snapshot;
			return app.use(useCases.viewExtraPayment).execute(id, orderProductId, { signal });
		});
		makeObservable(this, {
			snapshot: observableRef,
			method: observable,
			isTried: observable,
			isBusy: observable,
			refusal: observable,
			lines: computed,
			digest: computed,
			methodError: computed,
			restore: action,
			choose: action,
			returned: action,
		});
	}

	get demand(): ExtraPaymentDemand | null {
		return this.charge.value;
	}

	/** Whether the visitor has just come back from the payment provider after paying. */
	get isJustPaid(): boolean {
		return new URLSearchParams(this.snapshot.address.split("?")[1]).has("done");
	}

	get lines(): readonly PriceLine[] {
		const { demand } = this;
		if (!demand) return [];
		return priceLedger({
			charge: { kind: "extraPayment", amount: demand.amount },
			grade: { grade: "normal", percent: 0 },
			discounts: [],
			promotion: null,
		});
	}

	get digest(): string {
		return ledgerDigest(this.lines);
	}

	get methodError(): string | null {
		return this.isTried && this.method === null ? bookingFormCopy.method.error : null;
	}

	restore(snapshot: ExtraPaymentSnapshot): void {
		this.snapshot = snapshot;
	}

	activate(): () => void {
		const stopLoading = this.charge.activate();
		// The provider's page replaces this document, so the chosen method is stored for those who come back without paying.
		const stopKeeping = autosaveDraft(this.#app, {
			name: `extra-payment-${this.snapshot.id}`,
			texts: () => ({ method: this.method ?? "" }),
			fill: ({ method }) => {
				this.method ??= methodsFor("addpay").find((each) => each === method) ?? null;
			},
		});
		return () => {
			stopLoading();
			stopKeeping();
		};
	}

	choose(method: PaymentMethod): void {
		this.method = method;
	}

	/** Handles a page restored from the back/forward cache after the provider's page: clears the busy state and reloads the charge. */
	returned(): void {
		this.isBusy = false;
		void this.charge.reloadOrClear();
	}

	/**
	 * Starts the payment and leaves for the provider's page. Further presses while it is in flight are ignored. Returns false if a method
	 * has to be chosen first.
	 */
	async pay(): Promise<boolean> {
		const { demand, method, snapshot } = this;
		runInAction(() => {
			this.isTried = true;
			this.refusal = null;
		});
		if (!method) return false;
		if (!demand || this.isBusy) return true;
		runInAction(() => {
			this.isBusy = true;
		});
		const answer = await this.#app
			.use(useCases.payExtra)
			.execute({ extraPaymentId: demand.id, method, address: snapshot.address });
		if (answer.ok && answer.value.checkoutUrl !== null) {
			// Stays busy, because the page is being left.
			await this.#app.use(useCases.leaveForCheckout).execute(answer.value.checkoutUrl);
			return true;
		}
		const isLost = !answer.ok && answer.error.kind === "unreachable";
		// Without a connection the reload fails too, and the page keeps what it shows.
		await (isLost ? this.charge.load() : this.charge.reloadOrClear());
		runInAction(() => {
			this.isBusy = false;
			if (answer.ok) return;
			if ("message" in answer.error) this.refusal = answer.error.message;
			else if (isLost) this.refusal = componentsCopy.notDone;
		});
		return true;
	}
}
