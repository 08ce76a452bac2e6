import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Bookings } from "#ports/Bookings.ts";
import type { Keys } from "#ports/Keys.ts";

/** Within ten minutes of a cancellation, undoes it or carries it out at once (DEC-084, DEC-177). */
export class SettleCancel {
	readonly #deps: { readonly bookings: Bookings; readonly keys: Keys };

	constructor(deps: { readonly bookings: Bookings; readonly keys: Keys }) {
		this.#deps = deps;
	}

	execute(orderProductId: number, how: "undo" | "now"): Promise<Result<null, Failure>> {
		const { bookings, keys } = this.#deps;
		return how === "undo"
			? bookings.undoCancel(orderProductId)
			: bookings.cancelNow(orderProductId, { key: keys.next() });
	}
}
