import { action, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import type { LinkedOrderView } from "#application/booking/ViewLinkedOrder.ts";
import { useCases } from "#application/tokens.ts";
import { bookingCopy } from "#copy/booking.ts";
import { linkedOrderCopy } from "#copy/linkedOrder.ts";
import { isConfirmationNumber } from "#domain/booking/cancelRight.ts";
import { isCancelState, type StatusView, statusView } from "#domain/booking/orderStatus.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { refusalText } from "#ui/my/refusalText.ts";

export interface LmsSnapshot {
	readonly orderNumber: string;
}

type App = Pick<AppState, "use" | "popups" | "environment">;

/**
 * An order opened through the link in its text message. Selecting its product enables registering a confirmation number and cancelling. A
 * product that already has a number or a date, or is not pending, cannot be selected (ROUTE-22, DEC-085).
 */
export class LmsViewModel implements ViewModel<LmsSnapshot> {
	orderNumber = "";
	readonly loaded: LoadViewModel<LinkedOrderView>;
	/** Whether the product was pressed; it counts as selected only while `canSelect`. */
	isChosen = false;
	confirmationNumber = "";
	numberError: string | null = null;
	refusal: string | null = null;
	busy: "confirm" | "cancel" | null = null;
	/** Result of the last action, shown once as a toast. */
	toast: { readonly text: string } | null = null;
	readonly #app: App;

	constructor(app: App) {
		this.#app = app;
		this.loaded = new LoadViewModel((signal) =>
			app.use(useCases.viewLinkedOrder).execute(this.orderNumber, { signal }),
		);
		makeObservable(this, {
			orderNumber: observable,
			isChosen: observable,
			confirmationNumber: observable,
			numberError: observable,
			refusal: observable,
			busy: observable,
			toast: observableRef,
			canSelect: computed,
			isSelected: computed,
			statusView: computed,
			closedText: computed,
			restore: action,
			select: action,
			type: action,
			dismissToast: action,
		});
	}

	get view(): LinkedOrderView | null {
		return this.loaded.value;
	}

	/** Whether the link may still act (DOM-STATUS-19); only a pending order can change here (table 4.1). */
	get canSelect(): boolean {
		const order = this.view?.order;
		return order?.isSelectable === true && order.status === "pending";
	}

	get isSelected(): boolean {
		return this.isChosen && this.canSelect;
	}

	get statusView(): StatusView | null {
		const order = this.view?.order;
		return order ? statusView(order.status, order.startDate, this.#app.environment.today) : null;
	}

	/** Why no action is available; null while one is. */
	get closedText(): string | null {
		const order = this.view?.order;
		if (!order || this.canSelect) return null;
		if (isCancelState(order.status)) return linkedOrderCopy.closed.cancel;
		return order.confirmationNumber ? linkedOrderCopy.closed.confirm : linkedOrderCopy.closed.other;
	}

	restore({ orderNumber }: LmsSnapshot): void {
		this.orderNumber = orderNumber;
	}

	activate(): () => void {
		return this.loaded.activate();
	}

	select(isSelected: boolean): void {
		this.isChosen = isSelected && this.canSelect;
		this.refusal = null;
	}

	type(confirmationNumber: string): void {
		this.confirmationNumber = confirmationNumber;
		this.numberError = null;
		this.refusal = null;
	}

	dismissToast(): void {
		this.toast = null;
	}

	/** Registers the confirmation number. Returns false if it is malformed, so that the form focuses the field. */
	async register(): Promise<boolean> {
		const { orderNumber } = this;
		const confirmationNumber = this.confirmationNumber.trim();
		if (!this.isSelected || this.busy !== null) return true;
		if (!isConfirmationNumber(confirmationNumber)) {
			runInAction(() => {
				this.numberError = linkedOrderCopy.confirmError;
			});
			return false;
		}
		await this.#act("confirm", linkedOrderCopy.labels.registered, () =>
			this.#app.use(useCases.confirmLinkedOrder).execute({ orderNumber, confirmationNumber }),
		);
		return true;
	}

	async cancel(): Promise<void> {
		if (!this.isSelected || this.busy !== null) return;
		if (!(await this.#app.popups.confirm(bookingCopy.book.cancelButton.question))) return;
		await this.#act("cancel", linkedOrderCopy.labels.cancelled, () =>
			this.#app.use(useCases.cancelLinkedOrder).execute(this.orderNumber),
		);
	}

	/**
	 * Runs an action and reloads the order whatever the outcome, since somebody else with the link may have acted first: then says what became
	 * of the order.
	 */
	async #act(
		what: "confirm" | "cancel",
		done: string,
		action: () => Promise<Result<null, Failure>>,
	): Promise<void> {
		runInAction(() => {
			this.busy = what;
			this.refusal = null;
		});
		const answer = await action();
		await this.loaded.load();
		runInAction(() => {
			this.busy = null;
			if (answer.ok) this.toast = { text: done };
			else if (this.closedText) this.toast = { text: this.closedText };
			else this.refusal = refusalText(answer.error);
		});
	}
}
