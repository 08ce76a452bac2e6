import type { CallOptions } from "#application/UseCase.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Wishes } from "#ports/Wishes.ts";

/** The stays the member keeps, the newest wish first (ROUTE-10). */
export class ListWishes {
	readonly #wishes: Wishes;

	constructor(deps: { readonly wishes: Wishes }) {
		this.#wishes = deps.wishes;
	}

	execute(options: CallOptions = {}): Promise<Result<readonly WishedStay[], CallFailure>> {
		return this.#wishes.list(options);
	}
}
