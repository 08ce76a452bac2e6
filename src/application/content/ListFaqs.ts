import type { Faq } from "#domain/content/Article.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { HelpDesk } from "#ports/HelpDesk.ts";

/** The questions of one kind (SCREEN-07). */
export class ListFaqs {
	readonly #helpDesk: HelpDesk;

	constructor(deps: { readonly helpDesk: HelpDesk }) {
		this.#helpDesk = deps.helpDesk;
	}

	execute(typeId: number): Promise<Result<readonly Faq[], CallFailure>> {
		return this.#helpDesk.faqs(typeId);
	}
}
