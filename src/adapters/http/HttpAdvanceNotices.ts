import type { components } from "#contracts/content.d.ts";
import type { AdvanceNotice, AdvanceNoticeKind } from "#domain/content/AdvanceNotice.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import type { AdvanceNotices } from "#ports/AdvanceNotices.ts";
import type { CallOptions } from "#ports/CallOptions.ts";
import { HttpPort } from "./HttpPort.ts";
import { withSignal } from "./withSignal.ts";

export class HttpAdvanceNotices extends HttpPort implements AdvanceNotices {
	list(options: CallOptions = {}) {
		return this.calls.send(
			() => this.calls.content.GET("/v1/advance-notice", withSignal(options)),
			({ advanceNotices }) => advanceNotices.map(noticeOf),
		);
	}

	apply(alarmIdx: number, eventType: AdvanceNoticeKind) {
		return this.calls.send(
			() => this.calls.content.POST("/v1/advance-notice", { body: { alarmIdx, eventType } }),
			() => null,
		);
	}
}

const noticeOf = (notice: components["schemas"]["AdvanceNotice"]): AdvanceNotice => ({
	id: notice.alarmIdx,
	kind: notice.eventType,
	title: notice.title,
	imageUrl: notice.imgUrl,
	opensAt: koreanInstant(notice.openDate) ?? 0,
	isApplied: notice.applied,
});
