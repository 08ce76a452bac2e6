import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { Inquiries, NewInquiry } from "#ports/Inquiries.ts";

/** Sends a question to customer service; answers its id (DEC-157). */
export class SendInquiry {
	readonly #inquiries: Inquiries;

	constructor(deps: { readonly inquiries: Inquiries }) {
		this.#inquiries = deps.inquiries;
	}

	execute(inquiry: NewInquiry): Promise<Result<number, CallFailure>> {
		return this.#inquiries.send({
			...inquiry,
			title: inquiry.title.trim(),
			content: inquiry.content.trim(),
		});
	}
}
