import { messageOnScreen } from "#application/use-case/failurePolicies.ts";
import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { Inquiries, NewInquiry } from "#ports/Inquiries.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { Visits } from "#ports/Visits.ts";

interface SendInquiryDeps {
	readonly inquiries: Inquiries;
	readonly visits: Visits;
	readonly navigation: PageNavigation;
}

/** Maximum length of an address that the API accepts, in characters. */
const maxAddress = 500;

/** Sends an inquiry to customer service, with the page on which it arose; returns its ID (DEC-020, DEC-157). */
export class SendInquiry extends UseCaseOf<SendInquiryDeps> {
	readonly failures = messageOnScreen;
	execute(inquiry: Omit<NewInquiry, "pageUrl">): Promise<Result<number, Failure>> {
		const { inquiries, visits, navigation } = this.deps;
		const { lastVisited, urls } = visits.history();
		return inquiries.send({
			...inquiry,
			title: inquiry.title.trim(),
			content: inquiry.content.trim(),
			pageUrl: (lastVisited ?? urls.at(-1) ?? navigation.current()).slice(0, maxAddress),
		});
	}
}
