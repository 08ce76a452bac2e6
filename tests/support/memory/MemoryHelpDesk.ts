import type { Faq, FaqType, Notice } from "#domain/content/Article.ts";
import { type Failure, refused } from "#domain/failure/Failure.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { HelpDesk } from "#ports/HelpDesk.ts";

export class MemoryHelpDesk implements HelpDesk {
	noticeList: readonly Notice[] = [];
	types: readonly FaqType[] = [];
	readonly questions = new Map<number, readonly Faq[]>();

	async notices(): Promise<Result<readonly Notice[], Failure>> {
		return ok(this.noticeList);
	}

	async notice(id: number): Promise<Result<Notice, Failure>> {
		const notice = this.noticeList.find((item) => item.id === id);
		return notice ? ok(notice) : err(refused("notFound"));
	}

	async faqTypes(): Promise<Result<readonly FaqType[], Failure>> {
		return ok(this.types);
	}

	async faqs(typeId: number): Promise<Result<readonly Faq[], Failure>> {
		const isKnown = this.types.some(({ id }) => id === typeId);
		return isKnown ? ok(this.questions.get(typeId) ?? []) : err(refused("notFound"));
	}
}
