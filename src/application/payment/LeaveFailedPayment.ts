import { isDefinitive } from "#domain/failure/definitive.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import type { BookingDrafts } from "#ports/BookingDrafts.ts";
import type { Payments } from "#ports/Payments.ts";
import { attemptOf } from "./attemptOf.ts";

/** What became of a payment whose provider leads back as from a failure. */
export type FailedPayment =
	/** `address`: where its form is, null when nobody knows; `keepsForm`: whether what was typed into it is still there. */
	| { readonly kind: "failed"; readonly address: string | null; readonly keepsForm: boolean }
	/** The order is paid all the same: the address was opened late, or typed. */
	| { readonly kind: "paid"; readonly orderProductId: number; readonly status: OrderProductStatus | null }
	/** No order of this account: who booked it can see what became of it. */
	| { readonly kind: "foreign" };

/** Ends an attempt that failed and tells the way back to its form, unless the order is paid (DEC-016, DEC-173). */
export class LeaveFailedPayment {
	readonly #drafts: BookingDrafts;
	readonly #payments: Pick<Payments, "view">;

	constructor(deps: { readonly drafts: BookingDrafts; readonly payments: Pick<Payments, "view"> }) {
		this.#drafts = deps.drafts;
		this.#payments = deps.payments;
	}

	async execute(orderNumber: string | null): Promise<FailedPayment> {
		const attempt = attemptOf(this.#drafts, orderNumber);
		// A demand is paid beside its order, which says nothing of it.
		const asked = attempt && attempt.orderNumber === null ? null : (orderNumber ?? attempt?.orderNumber);
		const answer = asked ? await this.#payments.view(asked) : null;
		if (answer?.ok && answer.value.outcome === "approved") {
			const { orderProductId, status } = answer.value;
			return { kind: "paid", orderProductId, status };
		}
		if (answer?.ok === false && isDefinitive(answer.error)) return { kind: "foreign" };
		if (!attempt || attempt.address === "") return { kind: "failed", address: null, keepsForm: false };
		// The next press is a new order; the way back stays known for a reload of this page.
		this.#drafts.keepAttempt({ ...attempt, fingerprint: "" });
		const keepsForm = this.#drafts.read(attempt.address) !== null;
		return { kind: "failed", address: attempt.address, keepsForm };
	}
}
