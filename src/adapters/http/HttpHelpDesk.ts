import type { components } from "#contracts/content.d.ts";
import type { Faq, Notice } from "#domain/content/Article.ts";
import type { HelpDesk } from "#ports/HelpDesk.ts";
import { HttpPort } from "./HttpPort.ts";

type Wire = components["schemas"];
export class HttpHelpDesk extends HttpPort implements HelpDesk {
	notices() {
		return this.calls.send(
			() => this.calls.content.GET("/v1/notices"),
			({ notices }) => notices.map(noticeOf),
		);
	}

	notice(idx: number) {
		return this.calls.send(
			() => this.calls.content.GET("/v1/notices/{idx}", { params: { path: { idx } } }),
			({ notice }) => noticeOf(notice),
		);
	}

	faqTypes() {
		return this.calls.send(
			() => this.calls.content.GET("/v2/faqs/types"),
			({ faqTypes }) => faqTypes.map(({ faqTypeIdx, typeName }) => ({ id: faqTypeIdx, name: typeName })),
		);
	}

	faqs(typeId: number) {
		return this.calls.send(
			() => this.calls.content.GET("/v2/faqs/type/{typeId}", { params: { path: { typeId } } }),
			({ faqs }) => faqs.map(faqOf),
		);
	}
}

const noticeOf = (notice: Wire["Notice"]): Notice => ({
	id: notice.idx,
	type: notice.type,
	title: notice.title,
	html: notice.content,
	createdAt: notice.createdDt,
	updatedAt: notice.updatedDt,
});

const faqOf = (faq: Wire["Faq"]): Faq => ({
	id: faq.faqIdx,
	title: faq.title,
	html: faq.content,
	createdOn: faq.createDate,
});
