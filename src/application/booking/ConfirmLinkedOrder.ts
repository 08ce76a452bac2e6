import { exceptShownOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { LinkedOrders } from "#ports/LinkedOrders.ts";

export interface ConfirmLinkedOrderInput {
	readonly orderNumber: string;
	/** 1 to 30 letters, digits and hyphens. */
	readonly confirmationNumber: string;
}

/** Registers the confirmation number, which confirms the order (CALL-CONTENT-08, DEC-085). */
export class ConfirmLinkedOrder {
	readonly failures = exceptShownOnScreen("notCancellable", "invalidRequest");
	readonly #orders: LinkedOrders;

	constructor(deps: { readonly orders: LinkedOrders }) {
		this.#orders = deps.orders;
	}

	execute({ orderNumber, confirmationNumber }: ConfirmLinkedOrderInput): Promise<Result<null, Failure>> {
		return this.#orders.confirm(orderNumber, confirmationNumber);
	}
}
