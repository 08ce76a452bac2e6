import { describe, expect, it } from "vitest";
import { MemoryAccounts } from "#adapters/memory/MemoryAccounts.ts";
import { refused } from "#domain/failure/Failure.ts";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { PointAction, PointRecord } from "#domain/member/Points.ts";
import { won } from "#domain/shared/Won.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import type { Inquiry } from "#domain/support/Inquiry.ts";
import { couponOf } from "#tests/support/membershipFixtures.ts";
import { prove } from "#tests/support/prove.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { myCopy } from "#ui/copy/my.ts";
import { CouponsViewModel } from "#ui/screens/coupons/CouponsViewModel.ts";
import { FindIdViewModel } from "#ui/screens/find-id/FindIdViewModel.ts";
import { FindPasswordViewModel } from "#ui/screens/find-password/FindPasswordViewModel.ts";
import { InquiriesViewModel } from "#ui/screens/inquiries/InquiriesViewModel.ts";
import { InquiryFormViewModel } from "#ui/screens/inquiry-form/InquiryFormViewModel.ts";
import { MyPageViewModel } from "#ui/screens/mypage/MyPageViewModel.ts";
import { PointsViewModel } from "#ui/screens/points/PointsViewModel.ts";
import { ProfileViewModel } from "#ui/screens/profile/ProfileViewModel.ts";
import { WishesViewModel } from "#ui/screens/wishes/WishesViewModel.ts";

const account: MemberAccount = {
	name: "홍길동",
	email: "hong@example.com",
	grade: "Silver",
	type: "N",
	corpName: null,
	phone: "01012345678",
	loginType: "EMAIL",
	corpCode: null,
	deptName: null,
	international: null,
};

const record = (id: number, action: PointAction): PointRecord => ({
	id,
	type: "AWESOME_CASH",
	action,
	amount: won(100),
	balance: won(100),
	title: "캐시백",
	orderNumber: null,
	recordedAt: 0,
	expiresOn: null,
});

const wish = (id: number): WishedStay => ({
	id,
	name: `숙소 ${id}`,
	typeName: "호텔",
	imageUrl: null,
	isAvailable: true,
	cityName: "부산",
	stars: 4,
	eventTag: null,
	hashTags: [],
	price: null,
});

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

describe("looking for an e-mail", () => {
	it("asks for a name and a phone, then shows what is found [DEC-028]", async () => {
		const { app, memory } = screenApp();
		const names: (string | null)[] = [];
		memory.accountCalls.verifyCode = async (_certId, _code, name) => {
			names.push(name);
			return { ok: true, value: ["ho***@example.com"] };
		};
		const viewModel = new FindIdViewModel(app);
		viewModel.typePhone("01012345678");
		expect(viewModel.canSend).toBe(false);
		viewModel.typeName("홍길동");
		expect(viewModel.canSend).toBe(true);
		await viewModel.cert.send("01012345678");
		expect([memory.accountCalls.sent[0]?.purpose, viewModel.found]).toEqual(["FIND_ID", null]);
		viewModel.cert.type(MemoryAccounts.code);
		await viewModel.cert.verify();
		expect(viewModel.found).toEqual(["ho***@example.com"]);
		expect(names).toEqual(["홍길동"]);
	});

	it("is blocked before any call on the fourth try of a day [DEC-122] [ERR-ACCT-13]", async () => {
		const { app, memory } = screenApp();
		const viewModel = new FindIdViewModel(app);
		for (let attempt = 0; attempt < 4; attempt += 1) {
			await viewModel.cert.send("01012345678");
			viewModel.cert.reset();
			if (attempt < 3) expect(memory.accountCalls.sent).toHaveLength(attempt + 1);
		}
		await viewModel.cert.send("01012345678");
		expect(memory.accountCalls.sent).toHaveLength(3);
		expect(viewModel.cert.error).toBe("문자 인증은 하루 최대 3회까지 가능합니다.");
		viewModel.cert.dispose();
	});
});

describe("a forgotten password", () => {
	it("tells that nobody is known by the e-mail before a code is sent [ERR-ACCT-01]", async () => {
		const { app, memory } = screenApp();
		const viewModel = new FindPasswordViewModel(app);
		await viewModel.cert.send("nobody@example.com");
		expect(viewModel.cert.error).toBe("일치하는 회원 정보를 찾을 수 없습니다.");
		expect(memory.accountCalls.sent).toEqual([]);
	});

	it("is replaced by one given twice, and leads to the login [DEC-028] [ERR-ACCT-07]", async () => {
		const { app, memory } = screenApp();
		memory.accountCalls.isEmailTaken = async () => ({ ok: true, value: true });
		const viewModel = new FindPasswordViewModel(app);
		viewModel.type("email", "hong@example.com");
		await viewModel.cert.send("hong@example.com");
		viewModel.cert.type(MemoryAccounts.code);
		await viewModel.cert.verify();
		viewModel.type("password", "Awesome1!");
		viewModel.type("passwordAgain", "Awesome2!");
		await viewModel.submit();
		expect(viewModel.errors.passwordAgain).not.toBeNull();
		expect(memory.accountCalls.passwords.size).toBe(0);
		viewModel.type("passwordAgain", "Awesome1!");
		const submitted = viewModel.submit();
		await expect.poll(() => app.popups.current?.text).toBe("비밀번호가 변경되었습니다.");
		app.popups.accept();
		await submitted;
		expect(memory.accountCalls.passwords.get("hong@example.com")).toBe("Awesome1!");
		expect(memory.pageNavigation.visited.at(-1)).toContain("/login");
	});
});

describe("my page", () => {
	it("shows the member known already, then the account and what is held [ROUTE-07]", async () => {
		const { app, memory } = screenApp({
			signedIn: true,
			member: { name: "홍", grade: "Bronze", type: "N", corpName: null },
		});
		memory.bookingMember.member = account;
		memory.memberCoupons.held.avail = [couponOf(1), couponOf(2)];
		const viewModel = new MyPageViewModel(app);
		expect(viewModel.member?.name).toBe("홍");
		await viewModel.view.load();
		expect([viewModel.member?.name, viewModel.view.value?.couponCount]).toEqual(["홍길동", 2]);
		expect(viewModel.parts.manage).toBe(true);
	});

	it("takes nobody for a bronze member, and bookings that did not come for none [ROUTE-07]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		const viewModel = new MyPageViewModel(app);
		expect(viewModel.member).toBeNull();
		memory.bookingMember.member = account;
		memory.bookings.list = async () => ({ ok: false, error: { kind: "unreachable" } });
		await viewModel.view.load();
		expect(viewModel.view.value?.upcoming).toBeNull();
	});

	it("can be tried again when the account did not come [ROUTE-07]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		const viewModel = new MyPageViewModel(app);
		await viewModel.view.load();
		expect(viewModel.view.hasFailed).toBe(true);
		memory.bookingMember.member = account;
		await viewModel.view.load();
		expect([viewModel.view.hasFailed, viewModel.member?.name]).toEqual([false, "홍길동"]);
	});
});

describe("the wished stays", () => {
	it("come twelve at a time [ROUTE-10] [DEC-011]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.stays.list = async () => ({ ok: true, value: Array.from({ length: 15 }, (_, id) => wish(id)) });
		const viewModel = new WishesViewModel(app);
		await viewModel.wishes.load();
		expect([viewModel.shown.length, viewModel.total]).toEqual([12, 15]);
		viewModel.more();
		expect(viewModel.shown).toHaveLength(15);
	});

	it("keep their place when let go, and can be taken back [DEC-170]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.currentVisitor.isSignedIn = () => true;
		memory.stays.wished.add(7);
		memory.stays.list = async () => ({ ok: true, value: [wish(7)] });
		const viewModel = new WishesViewModel(app);
		await viewModel.wishes.load();
		await viewModel.toggle(7);
		expect([viewModel.dropped.has(7), memory.stays.wished.has(7), viewModel.total]).toEqual([true, false, 1]);
		await viewModel.toggle(7);
		expect([viewModel.dropped.has(7), memory.stays.wished.has(7)]).toEqual([false, true]);
	});

	it("have their heart back when the server refuses [COPY-029]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.currentVisitor.isSignedIn = () => true;
		memory.stays.failure = serverDown;
		const viewModel = new WishesViewModel(app);
		await viewModel.toggle(7);
		expect(viewModel.dropped.has(7)).toBe(false);
	});
});

describe("the coupons", () => {
	it("take a company's or a pack's code in one field [DEC-023]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.memberCoupons.companyCodes.set("HANBIT", couponOf(1));
		memory.memberCoupons.packCodes.set("WELCOME", [couponOf(2), couponOf(3)]);
		const viewModel = new CouponsViewModel(app);
		for (const code of ["HANBIT", " WELCOME "]) {
			viewModel.typeCode(code);
			await viewModel.register();
			expect([viewModel.codeError, viewModel.code]).toEqual([null, ""]);
		}
		expect(viewModel.done).toBe("쿠폰 2장을 등록했어요.");
		expect(viewModel.coupons.value).toHaveLength(3);
	});

	it.each([
		["  ", "쿠폰 코드를 입력해 주세요."],
		["WRONG", "사용할 수 없는 쿠폰입니다."],
		["HANBIT", "이미 받은 쿠폰입니다."],
	])("say what is wrong with the code '%s' [DEC-171]", async (code, message) => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.memberCoupons.companyCodes.set("HANBIT", couponOf(1));
		await memory.memberCoupons.takeByCompanyCode("HANBIT");
		const viewModel = new CouponsViewModel(app);
		viewModel.typeCode(code);
		await viewModel.register();
		expect(viewModel.codeError).toBe(message);
	});
});

describe("a balance's history", () => {
	it("is narrowed by its filter and shown with the balance [DEC-068] [ROUTE-12]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.bookingMember.points = { awesomeCash: won(1200), welfarePoints: won(300) };
		memory.pointHistory.records = [record(1, "SAVE"), record(2, "USE")];
		const viewModel = new PointsViewModel(app);
		viewModel.restore({ type: "AWESOME_CASH", filter: "USE" });
		await viewModel.history.load();
		expect([viewModel.history.value?.balance, viewModel.shown.map(({ id }) => id)]).toEqual([1200, [2]]);
		viewModel.restore({ type: "WELFARE", filter: "ALL" });
		await viewModel.history.load();
		expect([viewModel.history.value?.balance, viewModel.total]).toEqual([300, 0]);
	});

	it("is shown to the last line, asking for more when they are wanted [DEC-068, DEC-011]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.pointHistory.records = Array.from({ length: 75 }, (_, at) => record(100 - at, "SAVE"));
		memory.pointHistory.most = 30;
		const viewModel = new PointsViewModel(app);
		await viewModel.history.load();
		expect([viewModel.shown.length, viewModel.total]).toEqual([20, 75]);
		for (let press = 0; press < 3; press += 1) await viewModel.more();
		expect(viewModel.shown).toEqual(memory.pointHistory.records);
	});
});

describe("inquiries", () => {
	it("fail with a way to try again [ROUTE-20]", async () => {
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

	it("are seen once they are opened, and go on below their answers [DEC-157] [ROUTE-20]", async () => {
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
		expect(viewModel.canSend(1)).toBe(false);
		viewModel.write(1, " 주차도 되나요? ");
		await Promise.all([viewModel.send(1), viewModel.send(1)]);
		expect(viewModel.drafts.size).toBe(0);
		expect(viewModel.list.value?.inquiries[0]).toMatchObject({
			isAnswered: false,
			messages: [{ author: "남산 서재 호텔" }, { author: null, content: "주차도 되나요?" }],
		});
	});

	it("are sent when type, title and content are right [DEC-020] [SCREEN-06]", async () => {
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
});

describe("the account", () => {
	const stage = async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.bookingMember.member = account;
		const viewModel = new ProfileViewModel(app);
		await viewModel.account.load();
		return { app, memory, viewModel };
	};

	it("takes a new name and tells header and menu [DEC-143]", async () => {
		const { memory, viewModel } = await stage();
		viewModel.edit("name");
		viewModel.type("name", "홍길동!");
		await viewModel.save();
		expect([viewModel.error("name") !== null, memory.profile.changes]).toEqual([true, []]);
		viewModel.type("name", "김하늘");
		await viewModel.save();
		expect([viewModel.account.value?.name, viewModel.open, viewModel.isSaved]).toEqual([
			"김하늘",
			null,
			true,
		]);
		expect(memory.memberCache.member?.name).toBe("김하늘");
	});

	it("takes a new phone only with its proof [DEC-143]", async () => {
		const { memory, viewModel } = await stage();
		viewModel.edit("phone");
		viewModel.type("phone", "01099998888");
		await viewModel.save();
		expect(viewModel.error("phone")).toBe("인증을 완료해 주세요.");
		await viewModel.cert.send("01099998888");
		viewModel.cert.type(MemoryAccounts.code);
		await viewModel.cert.verify();
		const saved = viewModel.save();
		await prove(viewModel.proof);
		await saved;
		expect(memory.profile.changes).toEqual([{ phone: { number: "01099998888", certId: "cert-1" } }]);
	});

	it("tells of a stay to come before it asks whether to leave [DEC-148]", async () => {
		const { app, memory, viewModel } = await stage();
		memory.bookings.listed = { counts: { pending: 1, complete: 0, cancel: 0 }, bookings: [] };
		await viewModel.withdraw();
		expect(app.popups.current).toBeNull();
		expect([viewModel.withdrawRefusal, viewModel.isLeaving]).toEqual([myCopy.profile.withdrawAwaited, false]);
		expect(memory.profile.hasWithdrawn).toBe(false);
	});

	it("keeps names and phone for bookings abroad [DEC-146] [VAL-08] [VAL-09]", async () => {
		const { memory, viewModel } = await stage();
		viewModel.edit("international");
		await viewModel.save();
		expect(Object.keys(viewModel.faults)).toEqual(["firstName", "lastName", "globalPhone"]);
		viewModel.type("firstName", "Gildong");
		viewModel.type("lastName", "Hong");
		viewModel.type("globalPhone", "1012345678");
		await viewModel.save();
		expect(memory.bookingMember.kept).toMatchObject({ firstName: "Gildong", phoneCountry: "KR" });
	});

	it("says why it was not changed, and keeps what was typed [ERR-ACCT-10]", async () => {
		const { memory, viewModel } = await stage();
		memory.profile.failure = refused("updateFailed");
		viewModel.edit("name");
		viewModel.type("name", "김하늘");
		await viewModel.save();
		expect([viewModel.refusal, viewModel.fields.name]).toEqual(["회원 정보 수정에 실패했습니다.", "김하늘"]);
	});

	it("ends only after a question, and says what stands in the way [DEC-148] [ERR-ACCT-09]", async () => {
		const { app, memory, viewModel } = await stage();
		const turnedBack = viewModel.withdraw();
		await expect.poll(() => app.popups.current).not.toBeNull();
		app.popups.cancel();
		await turnedBack;
		expect(memory.profile.hasWithdrawn).toBe(false);
		memory.profile.failure = refused("withdrawBlocked");
		const blocked = viewModel.withdraw();
		await expect.poll(() => app.popups.current).not.toBeNull();
		app.popups.accept();
		await prove(viewModel.proof);
		await blocked;
		expect(viewModel.withdrawRefusal).toBe("진행 중인 예약 또는 구독이 있어 탈퇴할 수 없습니다.");
		memory.profile.failure = null;
		const done = viewModel.withdraw();
		await expect.poll(() => app.popups.current).not.toBeNull();
		app.popups.accept();
		await prove(viewModel.proof);
		await done;
		expect([memory.profile.hasWithdrawn, viewModel.withdrawRefusal]).toEqual([true, null]);
		expect(memory.memberCache.member).toBeNull();
	});
});
