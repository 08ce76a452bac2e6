import { describe, expect, it } from "vitest";
import { componentsCopy } from "#copy/components.ts";
import { couponsCopy } from "#copy/coupons.ts";
import { inquiryFormCopy } from "#copy/inquiryForm.ts";
import { messagesCopy } from "#copy/messages.ts";
import { myPageCopy } from "#copy/myPage.ts";
import type { Inquiry } from "#domain/inquiry/Inquiry.ts";
import type { PointRecord } from "#domain/member/Points.ts";
import { err } from "#domain/shared/Result.ts";
import { won } from "#domain/shared/Won.ts";
import { bronze, couponOf } from "#tests/support/membershipFixtures.ts";
import { recordSteps } from "#tests/support/recordSteps.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { CouponsViewModel } from "#ui/screens/coupons/CouponsViewModel.ts";
import { InquiriesViewModel } from "#ui/screens/inquiries/InquiriesViewModel.ts";
import { InquiryFormViewModel } from "#ui/screens/inquiry-form/InquiryFormViewModel.ts";
import { MyPageViewModel } from "#ui/screens/mypage/MyPageViewModel.ts";
import { PointsViewModel } from "#ui/screens/points/PointsViewModel.ts";

const offline = { kind: "unreachable" } as const;
const member = () => screenApp({ signedIn: true });

describe("coupons [SCREEN-09, DEC-023]", () => {
	it("are those of the current tab, and keep the code being typed when the tab changes", async () => {
		const { app, memory } = member();
		memory.memberCoupons.held.used = [couponOf(7)];
		const viewModel = new CouponsViewModel(app, "HANB");
		viewModel.restore({ tab: "used" });
		await viewModel.coupons.load();
		expect([viewModel.code, viewModel.coupons.value?.map(({ heldId }) => heldId)]).toEqual(["HANB", [7]]);
	});

	it("are registered once per code, however often it is pressed; the message disappears on typing", async () => {
		const { app, memory } = member();
		memory.memberCoupons.packCodes.set("WELCOME", [couponOf(2)]);
		const viewModel = new CouponsViewModel(app);
		viewModel.typeCode("WELCOME");
		const pressed = Promise.all([viewModel.register(), viewModel.register()]);
		expect([viewModel.isBusy, viewModel.codeError]).toEqual([true, null]);
		await pressed;
		expect([viewModel.done, viewModel.codeError, viewModel.isBusy]).toEqual([
			couponsCopy.registered("1"),
			null,
			false,
		]);
		viewModel.typeCode("X");
		expect([viewModel.code, viewModel.done]).toEqual(["X", null]);
		await viewModel.register();
		expect([viewModel.codeError !== null, viewModel.code, viewModel.coupons.value?.length]).toEqual([
			true,
			"X",
			1,
		]);
		viewModel.typeCode("Y");
		expect(viewModel.codeError).toBeNull();
	});
});

describe("the history of a balance [ROUTE-12, ROUTE-17]", () => {
	const record = (id: number) => ({ id, type: "AWESOME_CASH", action: "SAVE" }) as PointRecord;

	it("starts with the balance already shown under another filter, or with none", () => {
		expect(new PointsViewModel(screenApp().app, won(700)).balance).toBe(700);
		const unknown = new PointsViewModel(screenApp().app);
		expect([unknown.balance, unknown.total, unknown.shown]).toEqual([undefined, 0, []]);
	});

	it("loads more only when needed, one call at a time, and keeps what it shows when loading fails [DEC-011]", async () => {
		const { app, memory } = member();
		memory.pointHistory.records = Array.from({ length: 45 }, (_, at) => record(100 - at));
		memory.pointHistory.pageSize = 40;
		const asked: unknown[] = [];
		const { list } = memory.pointHistory;
		memory.pointHistory.list = async (...input) => {
			asked.push(input[2]?.after);
			return list.apply(memory.pointHistory, input);
		};
		const viewModel = new PointsViewModel(app);
		await viewModel.more();
		expect([viewModel.limit, asked]).toEqual([20, []]);
		await viewModel.history.load();
		await viewModel.more();
		expect([viewModel.shown.length, asked.length]).toEqual([40, 1]);
		const more = viewModel.more();
		expect(viewModel.isAdding).toBe(true);
		await viewModel.more();
		await more;
		expect([viewModel.shown.length, asked, viewModel.isAdding]).toEqual([45, [undefined, 61], false]);
		await viewModel.more();
		expect(asked).toHaveLength(2);
		memory.pointHistory.list = async () => err(offline);
		await viewModel.history.load();
		expect([viewModel.history.hasFailed, viewModel.shown.length]).toEqual([true, 45]);
	});

	it("tells that older entries could not be loaded until the next press loads them [DEC-011]", async () => {
		const { app, memory } = member();
		memory.pointHistory.records = Array.from({ length: 30 }, (_, at) => record(100 - at));
		memory.pointHistory.pageSize = 20;
		const viewModel = new PointsViewModel(app);
		await viewModel.history.load();
		const { list } = memory.pointHistory;
		memory.pointHistory.list = async () => err(offline);
		await viewModel.more();
		expect([viewModel.hasMoreFailed, viewModel.shown.length]).toEqual([true, 20]);
		memory.pointHistory.list = list;
		await viewModel.more();
		expect([viewModel.hasMoreFailed, viewModel.shown.length]).toEqual([false, 30]);
	});

	it("discards a page of results when the history was reloaded meanwhile", async () => {
		const { app, memory } = member();
		memory.pointHistory.records = Array.from({ length: 30 }, (_, at) => record(100 - at));
		memory.pointHistory.pageSize = 15;
		const viewModel = new PointsViewModel(app);
		await viewModel.history.load();
		const more = viewModel.more();
		await viewModel.history.load();
		await more;
		expect(viewModel.history.value?.records.length).toBe(15);
	});
});

describe("the member's home page [ROUTE-07]", () => {
	it("shows the number of new answers, and is unknown until its data has loaded or failed", async () => {
		const { app, memory } = member();
		const viewModel = new MyPageViewModel(app);
		expect([viewModel.isUnknown, viewModel.newAnswers, viewModel.parts]).toMatchObject([true, undefined, {}]);
		await viewModel.view.load();
		expect([viewModel.view.hasFailed, viewModel.isUnknown]).toEqual([true, false]);
		memory.bookingMember.member = bronze;
		const inquiry = { id: 1, isAnswered: true, isUnread: true } as Inquiry;
		memory.inquiries.inquiries = [inquiry, { ...inquiry, id: 2 }];
		await viewModel.view.load();
		expect([viewModel.isUnknown, viewModel.newAnswers]).toEqual([false, myPageCopy.newAnswers("2")]);
		memory.inquiries.inquiries = [];
		await viewModel.view.load();
		expect(viewModel.newAnswers).toBeUndefined();
		expect(viewModel.menu?.kind).toBe("loggedIn");
	});
});

describe("inquiries [ROUTE-20, DEC-020]", () => {
	const inquiry = { id: 1, isAnswered: true, isUnread: true, messages: [] } as unknown as Inquiry;

	async function list(...inquiries: readonly Inquiry[]) {
		const { app, memory } = member();
		memory.inquiries.inquiries = inquiries;
		const viewModel = new InquiriesViewModel(app);
		viewModel.restore({ tab: "complete" });
		return { memory, viewModel };
	}

	it("are marked as read one at a time, and only if unread", async () => {
		const { memory, viewModel } = await list(inquiry, { ...inquiry, id: 2 });
		await viewModel.open(inquiry);
		expect(viewModel.list.value).toBeNull();
		await viewModel.list.load();
		memory.inquiries.inquiries = [];
		await viewModel.open({ ...inquiry, isUnread: false });
		memory.inquiries.inquiries = [inquiry, { ...inquiry, id: 2 }];
		await viewModel.open({ ...inquiry, id: 2 });
		expect(viewModel.list.value?.inquiries.map(({ isUnread }) => isUnread)).toEqual([
			expect.any(Boolean),
			false,
		]);
		expect(viewModel.list.value?.inquiries.map(({ id }) => id)).toEqual([1, 2]);
	});

	it("keep a message that could not be sent, with the reason, until it is edited", async () => {
		const { memory, viewModel } = await list(inquiry);
		await viewModel.list.load();
		expect(await viewModel.send(1)).toBe(false);
		viewModel.write(1, "언제 되나요?");
		memory.inquiries.failure = offline;
		await viewModel.send(1);
		expect([viewModel.refusalOf(1), viewModel.drafts.get(1)]).toEqual([
			componentsCopy.notSent,
			"언제 되나요?",
		]);
		viewModel.write(1, "언제쯤 되나요?");
		expect([viewModel.refusalOf(1), viewModel.list.hasFailed]).toEqual([null, false]);
	});

	async function form(type: number | null = 1, orderNumber: string | null = null) {
		const { app, memory } = member();
		const went = recordSteps(app, memory);
		memory.bookings.listed = {
			...memory.bookings.listed,
			bookings: [{ orderNumber: "AW1", orderProductId: 1 } as never],
		};
		const viewModel = new InquiryFormViewModel(app);
		viewModel.restore({ type, orderNumber });
		return { app, memory, viewModel, went };
	}

	it("accept only an existing type and a booking of the member, whatever the address says", async () => {
		const { viewModel } = await form(1, "AW1");
		expect([viewModel.type, viewModel.orderNumber]).toEqual([null, null]);
		await viewModel.form.load();
		expect([viewModel.type, viewModel.orderNumber]).toEqual([1, "AW1"]);
		viewModel.change({ type: 99, orderNumber: "AW2" });
		expect([viewModel.type, viewModel.orderNumber]).toEqual([null, null]);
	});

	it("report each missing field after an attempt, and send nothing", async () => {
		const { memory, viewModel } = await form(null);
		await viewModel.form.load();
		const errors = () => (["type", "title", "content"] as const).map((field) => viewModel.error(field));
		expect(errors()).toEqual([null, null, null]);
		await viewModel.submit();
		const { type, title, content } = inquiryFormCopy.errors;
		expect(errors()).toEqual([type, title, content]);
		viewModel.change({ title: "체크인 시간" });
		expect(errors()).toEqual([type, null, content]);
		viewModel.change({ content: "두 시에 들어갈 수 있을까요?", type: 2 });
		expect([errors(), memory.inquiries.sent]).toEqual([[null, null, null], []]);
	});

	it("are sent once, confirm it and lead to the list; a rejected one stays as it was", async () => {
		const { app, memory, viewModel, went } = await form(2, "AW1");
		await viewModel.form.load();
		viewModel.change({ title: "체크인 시간", content: "두 시에 들어갈 수 있을까요?" });
		memory.inquiries.failure = offline;
		await viewModel.submit();
		expect([viewModel.refusal, went, viewModel.isBusy]).toEqual([componentsCopy.notSent, [], false]);
		viewModel.change({});
		expect(viewModel.refusal).toBeNull();
		memory.inquiries.failure = null;
		const sent = Promise.all([viewModel.submit(), viewModel.submit()]);
		await expect.poll(() => app.popups.current?.text).toBe(messagesCopy.msg.inquirySaved);
		app.popups.accept();
		await sent;
		expect(memory.inquiries.sent).toMatchObject([
			{ type: 2, title: "체크인 시간", content: "두 시에 들어갈 수 있을까요?", orderNumber: "AW1" },
		]);
		expect(went).toEqual([["/inquiries", { replace: true }]]);
	});
});
