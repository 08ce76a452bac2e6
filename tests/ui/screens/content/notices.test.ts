import { describe, expect, it } from "vitest";
import { advanceNoticeCopy } from "#copy/advanceNotice.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { noticeOf } from "#tests/support/contentFixtures.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { AdvanceNoticeViewModel } from "#ui/screens/advance-notice/AdvanceNoticeViewModel.ts";

const bronze: CachedMember = { name: "홍길동", grade: "Bronze", type: "N", corpName: null };
const offline = { kind: "unreachable" } as const;

describe("an advance notice [SCREEN-12, DEC-158]", () => {
	it("is applied for one at a time, with a message for its kind until that is dismissed", async () => {
		const { app, memory } = screenApp({ signedIn: true, member: bronze });
		memory.currentVisitor.entered(bronze);
		memory.advanceNotices.notices = [noticeOf(1), noticeOf(2)];
		const viewModel = new AdvanceNoticeViewModel(app);
		const applying = viewModel.apply({ id: 1, kind: "alarm" });
		expect(viewModel.busy).toBe(1);
		await viewModel.apply({ id: 2, kind: "alarm" });
		await applying;
		expect([viewModel.busy, viewModel.toast]).toEqual([null, { text: advanceNoticeCopy.applied.alarm }]);
		expect(memory.advanceNotices.applied).toEqual([{ id: 1, kind: "alarm" }]);
		expect([1, 2].map((id) => viewModel.isApplied(noticeOf(id)))).toEqual([true, false]);
		expect(viewModel.isApplied({ ...noticeOf(3), isApplied: true })).toBe(true);
		viewModel.dismissToast();
		expect(viewModel.toast).toBeNull();
		memory.advanceNotices.failure = offline;
		await viewModel.apply({ id: 2, kind: "eventGiveaway" });
		expect([viewModel.isApplied(noticeOf(2)), viewModel.toast]).toEqual([false, null]);
	});
});
