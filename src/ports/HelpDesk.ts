import type { Faq, FaqType, Notice } from "#domain/content/Article.ts";
import type { Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";

/** What everybody may read for help: notices and frequently asked questions. The screens show their own errors. */
export interface HelpDesk {
	/** Newest first. */
	notices(): Promise<Result<readonly Notice[], CallFailure>>;
	notice(id: number): Promise<Result<Notice, CallFailure>>;
	faqTypes(): Promise<Result<readonly FaqType[], CallFailure>>;
	faqs(typeId: number): Promise<Result<readonly Faq[], CallFailure>>;
}
