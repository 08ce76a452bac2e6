import type { Notice } from "#domain/content/Article.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { HelpDesk } from "#ports/HelpDesk.ts";

/** One notice; an unknown one is a 404 (SCREEN-08). */
export class ViewNotice {
	readonly #helpDesk: HelpDesk;

	constructor(deps: { readonly helpDesk: HelpDesk }) {
		this.#helpDesk = deps.helpDesk;
	}

	execute(id: number): Promise<Result<Notice, CallFailure>> {
		return this.#helpDesk.notice(id);
	}
}
