import type { CallOptions } from "#application/UseCase.ts";
import type { AdvanceNotice } from "#domain/content/AdvanceNotice.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { AdvanceNotices } from "#ports/AdvanceNotices.ts";

/** What opens later, soonest first (SCREEN-12, DEC-025). */
export class ListAdvanceNotices {
	readonly #notices: AdvanceNotices;

	constructor(deps: { readonly notices: AdvanceNotices }) {
		this.#notices = deps.notices;
	}

	execute(options: CallOptions = {}): Promise<Result<readonly AdvanceNotice[], CallFailure>> {
		return this.#notices.list(options);
	}
}
