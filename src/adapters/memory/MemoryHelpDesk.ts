import type { Faq, FaqType, Notice } from "#domain/content/Article.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { CallFailure } from "#domain/support/CallFailure.ts";
import { failures } from "#domain/support/failures.ts";
import type { HelpDesk } from "#ports/HelpDesk.ts";

export class MemoryHelpDesk implements HelpDesk {
	noticeList: readonly Notice[] = [];
	types: readonly FaqType[] = [];
	readonly questions = new Map<number, readonly Faq[]>();

	async notices(): Promise<Result<readonly Notice[], CallFailure>> {
		return ok(this.noticeList);
	}

	async notice(id: number): Promise<Result<Notice, CallFailure>> {
		const notice = this.noticeList.find((item) => item.id === id);
		return notice ? ok(notice) : err({ kind: "http", ...failures.notFound });
	}

	async faqTypes(): Promise<Result<readonly FaqType[], CallFailure>> {
		return ok(this.types);
	}

	async faqs(typeId: number): Promise<Result<readonly Faq[], CallFailure>> {
		return ok(this.questions.get(typeId) ?? []);
	}
}
