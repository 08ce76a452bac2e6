import type { Faq, FaqType, Notice } from "#domain/content/Article.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import type { Result } from "#domain/shared/Result.ts";

/** What everybody may read for help: notices and frequently asked questions. The screens show their own errors. */
export interface HelpDesk {
	/** Newest first. */
	notices(): Promise<Result<readonly Notice[], Failure>>;
	notice(id: number): Promise<Result<Notice, Failure>>;
	faqTypes(): Promise<Result<readonly FaqType[], Failure>>;
	faqs(typeId: number): Promise<Result<readonly Faq[], Failure>>;
}
