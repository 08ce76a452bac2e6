import { isDefinitive } from "#domain/failure/definitive.ts";
import { extraPaymentIds } from "#domain/navigation/addresses.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import type { BookingDrafts } from "#ports/BookingDrafts.ts";
import type { Bookings } from "#ports/Bookings.ts";
import type { Payments } from "#ports/Payments.ts";
import { attemptOf } from "./attemptOf.ts";

/** The outcome of a payment for which the provider redirected to the failure page. */
export type FailedPayment =
	/** `address`: address of the payment's form, null if unknown. `keepsForm`: whether the typed input is still stored. */
	| { readonly kind: "failed"; readonly address: string | null; readonly keepsForm: boolean }
	/** The order has been paid after all: the failure address was opened late, or typed by hand. */
	| { readonly kind: "paid"; readonly orderProductId: number; readonly status: OrderProductStatus | null }
	/** An extra charge that is no longer asked for: withdrawn, or paid in another window. `address`: its page, which says so. */
	| { readonly kind: "settledExtra"; readonly address: string }
	/** Not an order of this account; only the account that booked it can see its outcome. */
	| { readonly kind: "foreign" };

/** Ends a failed attempt and returns the way back to its form, unless the order has been paid (DEC-016, DEC-173). */
export class LeaveFailedPayment {
	readonly #drafts: BookingDrafts;
	readonly #payments: Pick<Payments, "view">;
	readonly #bookings: Pick<Bookings, "viewExtraPayment">;

	constructor(deps: {
		readonly drafts: BookingDrafts;
		readonly payments: Pick<Payments, "view">;
		readonly bookings: Pick<Bookings, "viewExtraPayment">;
	}) {
		this.#drafts = deps.drafts;
		this.#payments = deps.payments;
		this.#bookings = deps.bookings;
	}

	async execute(orderNumber: string | null): Promise<FailedPayment> {
		const attempt = attemptOf(this.#drafts, orderNumber);
		// An extra charge is paid separately, and the order does not show its state.
		const order = attempt && attempt.orderNumber === null ? null : (orderNumber ?? attempt?.orderNumber);
		const answer = order ? await this.#payments.view(order) : null;
		if (answer?.ok && answer.value.outcome === "approved") {
			const { orderProductId, status } = answer.value;
			return { kind: "paid", orderProductId, status };
		}
		if (answer?.ok === false && isDefinitive(answer.error)) return { kind: "foreign" };
		if (attempt && (await this.#isSettledExtra(attempt.address)))
			return { kind: "settledExtra", address: attempt.address };
		if (!attempt || attempt.address === "") return { kind: "failed", address: null, keepsForm: false };
		// The next press creates a new order; the address is kept so that a reload still finds the way back.
		this.#drafts.saveAttempt({ ...attempt, fingerprint: "" });
		const keepsForm = this.#drafts.read(attempt.address) !== null;
		return { kind: "failed", address: attempt.address, keepsForm };
	}

	async #isSettledExtra(address: string): Promise<boolean> {
		const ids = extraPaymentIds(address);
		const answer = ids && (await this.#bookings.viewExtraPayment(...ids));
		return answer?.ok === true && answer.value.state !== "asked";
	}
}
