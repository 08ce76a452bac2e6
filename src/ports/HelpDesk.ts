import type { Faq, FaqType, Notice } from "#domain/content/Article.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";

/** Public help content: notices and FAQs. The screens show their own errors. */
export interface HelpDesk {
	/** Returns the notices, newest first. */
	notices(): Promise<Result<readonly Notice[], Failure>>;
	notice(id: number): Promise<Result<Notice, Failure>>;
	faqTypes(): Promise<Result<readonly FaqType[], Failure>>;
	faqs(typeId: number): Promise<Result<readonly Faq[], Failure>>;
}
