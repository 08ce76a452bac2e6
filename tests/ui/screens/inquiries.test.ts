import { describe, expect, it } from "vitest";
import type { Inquiry } from "#domain/inquiry/Inquiry.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { InquiriesViewModel } from "#ui/screens/inquiries/InquiriesViewModel.ts";
import { InquiryFormViewModel } from "#ui/screens/inquiry-form/InquiryFormViewModel.ts";

const answered: Inquiry = {
	id: 1,
	type: 1,
	typeName: "예약 문의",
	title: "체크인",
	content: "두 시에 체크인할 수 있을까요?",
	isAnswered: true,
	orderNumber: null,
	userOrderNumber: null,
	orderMethod: null,
	stayName: null,
	stayDates: null,
	sentAt: 0,
	asksStay: true,
	isUnread: true,
	messages: [{ content: "네, 가능합니다.", author: "남산 서재 호텔", writtenAt: 0 }],
};

const serverDown = { kind: "unreachable" } as const;

/** Fills the form in, sends it and confirms the message about it. */
async function sent(app: ReturnType<typeof screenApp>["app"]): Promise<InquiryFormViewModel> {
	const viewModel = new InquiryFormViewModel(app);
	await viewModel.form.load();
	viewModel.change({ type: 2, title: "환불 문의", content: "환불은 언제 되는지 궁금합니다." });
	const submitted = viewModel.submit();
	await expect.poll(() => app.popups.current?.text).toBe("문의가 등록되었습니다.");
	app.popups.accept();
	await submitted;
	return viewModel;
}

describe("inquiries", () => {
	it("can be reloaded after a failure [ROUTE-20]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.inquiries.failure = serverDown;
		const viewModel = new InquiriesViewModel(app);
		viewModel.restore({ tab: "wait" });
		await viewModel.list.load();
		expect(viewModel.list.hasFailed).toBe(true);
		memory.inquiries.failure = null;
		await viewModel.list.load();
		expect(viewModel.list.value?.counts).toEqual({ all: 0, wait: 0, complete: 0, unread: 0 });
	});

	it("are marked as read when opened, and can be continued below their answers [DEC-157] [ROUTE-20]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.inquiries.inquiries = [answered];
		const viewModel = new InquiriesViewModel(app);
		await viewModel.list.load();
		memory.inquiries.failure = serverDown;
		await viewModel.open(answered);
		expect(viewModel.list.value?.inquiries[0]?.isUnread).toBe(true);
		memory.inquiries.failure = null;
		await viewModel.open(answered);
		expect(viewModel.list.value?.inquiries[0]?.isUnread).toBe(false);
		viewModel.write(1, "   ");
		expect([await viewModel.send(1), viewModel.list.value?.inquiries[0]?.messages.length]).toEqual([
			false,
			1,
		]);
		viewModel.write(1, " 주차도 되나요? ");
		await Promise.all([viewModel.send(1), viewModel.send(1)]);
		expect(viewModel.drafts.size).toBe(0);
		expect(viewModel.list.value?.inquiries[0]).toMatchObject({
			isAnswered: false,
			messages: [{ author: "남산 서재 호텔" }, { author: null, content: "주차도 되나요?" }],
		});
	});

	it("keep what was loaded while one is being marked as read [DEC-157] [ROUTE-20]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.inquiries.inquiries = [answered];
		const viewModel = new InquiriesViewModel(app);
		await viewModel.list.load();
		const opened = viewModel.open(answered);
		const newer = { content: "주차도 됩니다.", author: "남산 서재 호텔", writtenAt: 1 };
		viewModel.list.take({
			inquiries: [{ ...answered, messages: [...answered.messages, newer] }],
			counts: { all: 1, wait: 0, complete: 1, unread: 1 },
		});
		await opened;
		expect(viewModel.list.value?.inquiries[0]).toMatchObject({ isUnread: false, messages: [{}, newer] });
	});

	it("show why a message could not be sent next to that inquiry only", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.inquiries.inquiries = [answered, { ...answered, id: 2 }];
		const viewModel = new InquiriesViewModel(app);
		await viewModel.list.load();
		memory.inquiries.failure = serverDown;
		viewModel.write(1, "주차도 되나요?");
		await viewModel.send(1);
		expect(viewModel.refusalOf(1)).not.toBeNull();
		expect(viewModel.refusalOf(2)).toBeNull();
		viewModel.write(2, "조식은요?");
		expect(viewModel.refusalOf(1)).not.toBeNull();
		viewModel.write(1, "주차도 되나요? 두 대예요.");
		expect(viewModel.refusalOf(1)).toBeNull();
	});

	it("are sent only with a valid type, title and content [PROD-14] [DEC-020] [SCREEN-06]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		const viewModel = new InquiryFormViewModel(app);
		viewModel.restore({ type: 9, orderNumber: "AW-OTHERS" });
		await viewModel.form.load();
		await viewModel.submit();
		expect(["type", "title", "content"].map((field) => viewModel.error(field as "type") !== null)).toEqual([
			true,
			true,
			true,
		]);
		viewModel.change({ type: 2, title: " 환불 문의 ", content: "환불은 언제 되는지 궁금합니다." });
		const submitted = viewModel.submit();
		await expect.poll(() => app.popups.current?.text).toBe("문의가 등록되었습니다.");
		app.popups.accept();
		await submitted;
		expect(memory.inquiries.sent).toMatchObject([{ type: 2, title: "환불 문의", orderNumber: null }]);
		expect(memory.pageNavigation.visited.at(-1)).toContain("/inquiries");
	});

	it("lead to the app's own list after being sent in a web view, over the page before the form, and are never sent twice [ROUTE-21] [DEC-020]", async () => {
		const { app, memory } = screenApp({ signedIn: true, surface: "webview" });
		memory.nativeHost.present = true;
		memory.visits.saveHistory({ lastVisited: null, urls: ["/mypage/books/7"] });
		const viewModel = await sent(app);
		expect(memory.nativeHost.messages).toEqual([{ event: "push", payload: { path: "/my/inquiry" } }]);
		expect(memory.pageNavigation.visited).toEqual(["/mypage/books/7"]);
		await viewModel.submit();
		expect(memory.inquiries.sent).toHaveLength(1);
	});

	it("lead to the list here in a web view without a bridge, which stays in front [ROUTE-21]", async () => {
		const { app, memory } = screenApp({ signedIn: true, surface: "webview" });
		memory.visits.saveHistory({ lastVisited: null, urls: ["/mypage/books/7"] });
		app.navigation.attach({
			get state() {
				return { location: { pathname: memory.pageNavigation.current(), search: "" } };
			},
			navigate: (path) => memory.pageNavigation.go(path),
			revalidate: () => memory.pageNavigation.refresh(),
		});
		await sent(app);
		expect(memory.pageNavigation.visited).toEqual(["/", "/inquiries"]);
	});
});
