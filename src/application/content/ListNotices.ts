import type { Notice } from "#domain/content/Article.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { HelpDesk } from "#ports/HelpDesk.ts";

/** The notices, newest first (ROUTE-19, DEC-022). */
export class ListNotices {
	readonly #helpDesk: HelpDesk;

	constructor(deps: { readonly helpDesk: HelpDesk }) {
		this.#helpDesk = deps.helpDesk;
	}

	execute(): Promise<Result<readonly Notice[], CallFailure>> {
		return this.#helpDesk.notices();
	}
}
