import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { LinkedOrders } from "#ports/LinkedOrders.ts";

/** Asks to cancel an order held by link (CALL-CONTENT-06, DEC-085). */
export class CancelLinkedOrder {
	readonly #orders: LinkedOrders;

	constructor(deps: { readonly orders: LinkedOrders }) {
		this.#orders = deps.orders;
	}

	execute(orderNumber: string): Promise<Result<null, CallFailure>> {
		return this.#orders.cancel(orderNumber);
	}
}
