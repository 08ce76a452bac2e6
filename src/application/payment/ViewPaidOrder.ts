import type { CallOptions } from "#application/UseCase.ts";
import type { PaidOrder } from "#domain/payment/PaymentOutcome.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Payments } from "#ports/Payments.ts";

/** How the payment of an order stands: the receipt, or a look while the outcome is unknown (DEC-173). */
export class ViewPaidOrder {
	readonly #payments: Payments;

	constructor(deps: { readonly payments: Payments }) {
		this.#payments = deps.payments;
	}

	execute(orderNumber: string, options: CallOptions = {}): Promise<Result<PaidOrder, CallFailure>> {
		return this.#payments.view(orderNumber, options);
	}
}
