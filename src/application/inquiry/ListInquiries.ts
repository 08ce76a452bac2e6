import type { CallOptions } from "#application/UseCase.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import type { InquiryTab } from "#domain/support/Inquiry.ts";
import type { Inquiries, InquiryList } from "#ports/Inquiries.ts";

/** The member's questions of a tab, with the counts of all (ROUTE-20). */
export class ListInquiries {
	readonly #inquiries: Inquiries;

	constructor(deps: { readonly inquiries: Inquiries }) {
		this.#inquiries = deps.inquiries;
	}

	execute(tab: InquiryTab, options: CallOptions = {}): Promise<Result<InquiryList, CallFailure>> {
		return this.#inquiries.list(tab, options);
	}
}
