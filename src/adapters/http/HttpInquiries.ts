import type { components } from "#contracts/content.d.ts";
import { type Inquiry, type InquiryTab, inquiryTypeList } from "#domain/inquiry/Inquiry.ts";
import { koreanDateTime, koreanInstant } from "#domain/shared/koreanTime.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import type { Inquiries, NewInquiry } from "#ports/Inquiries.ts";
import { HttpPort } from "./HttpPort.ts";
import { withSignal } from "./withSignal.ts";

export class HttpInquiries extends HttpPort implements Inquiries {
	list(status: InquiryTab, options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/inquiries/status/{status}", {
					params: { path: { status } },
					...withSignal(options),
				}),
			({ inquiries, count }) => ({
				counts: {
					all: count.totalCnt,
					wait: count.waitCnt,
					complete: count.completeCnt,
					unread: count.unreadCnt,
				},
				inquiries: inquiries.map(inquiryOf),
			}),
		);
	}

	types(options: CallOptions = {}) {
		return this.calls.send(
			() =>
				this.calls.content.GET("/v1/commoncode/{code}", {
					params: { path: { code: inquiryTypeList } },
					...withSignal(options),
				}),
			({ commonCodes }) =>
				commonCodes.toSorted((a, b) => a.sort - b.sort).map(({ code, name }) => ({ code, name })),
		);
	}

	send({ type, title, content, orderNumber, pageUrl }: NewInquiry) {
		const body = {
			type,
			inquiryType: type,
			title,
			content,
			orderNum: orderNumber,
			userOrderNum: null,
			pageUrl,
		};
		return this.calls.send(
			() => this.calls.content.POST("/v1/inquiries", { body }),
			({ idx }) => idx,
		);
	}

	addMessage(idx: number, content: string) {
		return this.calls.send(
			() =>
				this.calls.content.POST("/v1/inquiries/{idx}/messages", {
					params: { path: { idx } },
					body: { content },
				}),
			({ inquiry }) => inquiryOf(inquiry),
		);
	}

	markRead({ id: idx, messages }: Pick<Inquiry, "id" | "messages">) {
		const last = messages.at(-1);
		const body = { idx, ...(last && { commentRegDate: koreanDateTime(last.writtenAt) }) };
		return this.calls.send(
			() => this.calls.content.PUT("/v1/inquiries/{idx}/read", { params: { path: { idx } }, body }),
			() => null,
		);
	}
}

const inquiryOf = (wire: components["schemas"]["Inquiry"]): Inquiry => ({
	id: wire.idx,
	type: wire.type,
	typeName: wire.typeName,
	title: wire.title,
	content: wire.contents,
	isAnswered: wire.complete,
	orderNumber: wire.orderNum,
	userOrderNumber: wire.userOrderNum,
	orderMethod: wire.orderMethod,
	stayName: wire.productName,
	stayDates: wire.dates,
	sentAt: koreanInstant(wire.regDate) ?? 0,
	asksStay: wire.asksStay,
	isUnread: wire.unread,
	messages: wire.messages.map(({ commenter, contents, regDate }) => ({
		content: contents,
		author: commenter,
		writtenAt: koreanInstant(regDate) ?? 0,
	})),
});
