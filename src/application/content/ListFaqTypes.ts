import type { FaqType } from "#domain/content/Article.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { HelpDesk } from "#ports/HelpDesk.ts";

/** The kinds of questions (DEC-021). */
export class ListFaqTypes {
	readonly #helpDesk: HelpDesk;

	constructor(deps: { readonly helpDesk: HelpDesk }) {
		this.#helpDesk = deps.helpDesk;
	}

	execute(): Promise<Result<readonly FaqType[], CallFailure>> {
		return this.#helpDesk.faqTypes();
	}
}
