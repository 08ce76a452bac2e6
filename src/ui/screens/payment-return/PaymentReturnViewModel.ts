import { action, makeObservable, observable, runInAction } from "mobx";
import { useCases } from "#application/tokens.ts";
import { addresses, providerReturns } from "#domain/navigation/addresses.ts";
import type { PaymentReturn } from "#domain/payment/PaymentOutcome.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";

/** The provider's answer in the address; null if there is none. */
export interface PaymentReturnSnapshot {
	readonly back: PaymentReturn | null;
}

/**
 * Returns the pause before the next poll in milliseconds: 3 seconds at first, growing by 10 % each time up to one minute, for as long as
 * the page is open.
 */
const pauseAfter = (looks: number): number => Math.min(3000 * 1.1 ** looks, 60_000);

/** Returns the address of an extra payment with the mark that it has just been paid. */
const extraDone = (address: string | null): string | null =>
	address && `${address}${address.includes("?") ? "&" : "?"}done=1`;

/** Handles the return from the payment provider: approves the payment once and leads on (DEC-016, DEC-173). */
export class PaymentReturnViewModel implements ViewModel<PaymentReturnSnapshot> {
	state: "settling" | "unknown" | "foreign" = "settling";
	back: PaymentReturn | null = null;
	readonly #app: Pick<AppState, "use" | "navigation">;

	constructor(app: Pick<AppState, "use" | "navigation">) {
		this.#app = app;
		makeObservable(this, { state: observable, restore: action });
	}

	restore({ back }: PaymentReturnSnapshot): void {
		this.back = back;
	}

	/** Settles the payment. A repeated run (StrictMode, Back, reload) refers to the same approval. */
	activate(): () => void {
		const watch: Watch = { isOver: false, timer: undefined };
		void this.#settle(watch);
		return () => {
			watch.isOver = true;
			clearTimeout(watch.timer);
		};
	}

	async #settle(watch: Watch, look = 0): Promise<void> {
		const { back } = this;
		if (!back) return this.#leave(providerReturns.failed.to());
		const answer = await this.#app.use(useCases.settlePayment).execute(back);
		// Without a session, the visitor is redirected to the login and returns here afterwards.
		if (watch.isOver || !answer.ok) return;
		const settlement = answer.value;
		const { orderNumber } = back;
		if (settlement.kind === "approved") {
			return this.#leave(extraDone(settlement.extraAddress) ?? addresses.paid.to(orderNumber));
		}
		if (settlement.kind === "declined") {
			const declined = encodeURIComponent(orderNumber);
			return this.#leave(providerReturns.failed.to(`orderNum=${declined}&code=${settlement.reason}`));
		}
		const { kind } = settlement;
		runInAction(() => {
			this.state = kind;
		});
		if (kind === "foreign") return;
		// The outcome is still unknown: the server finds it out, and this page polls until then.
		watch.timer = setTimeout(() => void this.#settle(watch, look + 1), pauseAfter(look));
	}

	/** Replaces the return address in the history, so that Back from the receipt does not lead here again. */
	#leave(path: string): Promise<void> {
		return this.#app.navigation.go(path, { replace: true });
	}
}

interface Watch {
	isOver: boolean;
	timer: ReturnType<typeof setTimeout> | undefined;
}
