import { describe, expect, it } from "vitest";
import type { MemberAccount } from "#domain/member/Member.ts";
import type { PointAction, PointRecord } from "#domain/member/Points.ts";
import { won } from "#domain/shared/Won.ts";
import type { WishedStay } from "#domain/stay/Stay.ts";
import { bronze, couponOf } from "#tests/support/membershipFixtures.ts";
import { MemoryAccounts } from "#tests/support/memory/MemoryAccounts.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { CouponsViewModel } from "#ui/screens/coupons/CouponsViewModel.ts";
import { FindIdViewModel } from "#ui/screens/find-id/FindIdViewModel.ts";
import { FindPasswordViewModel } from "#ui/screens/find-password/FindPasswordViewModel.ts";
import { MyPageViewModel } from "#ui/screens/mypage/MyPageViewModel.ts";
import { PointsViewModel } from "#ui/screens/points/PointsViewModel.ts";
import { WishesViewModel } from "#ui/screens/wishes/WishesViewModel.ts";

const account: MemberAccount = { ...bronze, grade: "Silver" };

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

const serverDown = { kind: "unreachable" } as const;

describe("looking up an e-mail", () => {
	it("requires a name and a phone number, then shows the e-mails found [DEC-028]", async () => {
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

	it("is blocked without a call on the fourth attempt of a day [DEC-122] [ERR-ACCT-13]", async () => {
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
	it("reports an unknown e-mail before any code is sent [ERR-ACCT-01]", async () => {
		const { app, memory } = screenApp();
		const viewModel = new FindPasswordViewModel(app);
		await viewModel.cert.send("nobody@example.com");
		expect(viewModel.cert.error).toBe("일치하는 회원 정보를 찾을 수 없습니다.");
		expect(memory.accountCalls.sent).toEqual([]);
	});

	it("is reset to a password entered twice, and leads to login [DEC-028] [ERR-ACCT-07]", async () => {
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

describe("the member's home page", () => {
	it("shows the cached member first, then the account with its coupons [ROUTE-07]", async () => {
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

	it("does not show an unknown member as Bronze, nor bookings that failed to load as none [ROUTE-07]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		const viewModel = new MyPageViewModel(app);
		expect(viewModel.member).toBeNull();
		memory.bookingMember.member = account;
		memory.bookings.list = async () => ({ ok: false, error: { kind: "unreachable" } });
		await viewModel.view.load();
		expect(viewModel.view.value?.upcoming).toBeNull();
	});

	it("can be reloaded when the account failed to load [ROUTE-07]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		const viewModel = new MyPageViewModel(app);
		await viewModel.view.load();
		expect(viewModel.view.hasFailed).toBe(true);
		memory.bookingMember.member = account;
		await viewModel.view.load();
		expect([viewModel.view.hasFailed, viewModel.member?.name]).toEqual([false, "홍길동"]);
	});
});

describe("the wish list", () => {
	it("keeps a removed stay in its place so that it can be added back [DEC-170]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.currentVisitor.isSignedIn = () => true;
		memory.stays.wished.add(7);
		memory.stays.list = async () => ({ ok: true, value: [wish(7)] });
		const viewModel = new WishesViewModel(app);
		await viewModel.wishes.load();
		await viewModel.toggle({ id: 7, name: "숙소 7" });
		expect([viewModel.dropped.has(7), memory.stays.wished.has(7), viewModel.wishes.value?.length]).toEqual([
			true,
			false,
			1,
		]);
		await viewModel.toggle({ id: 7, name: "숙소 7" });
		expect([viewModel.dropped.has(7), memory.stays.wished.has(7)]).toEqual([false, true]);
	});

	it("restores the heart when the server rejects the change [COPY-029]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.currentVisitor.isSignedIn = () => true;
		memory.stays.failure = serverDown;
		const viewModel = new WishesViewModel(app);
		const toggling = viewModel.toggle({ id: 7, name: "숙소 7" });
		expect(viewModel.dropped.has(7)).toBe(true);
		await toggling;
		expect(viewModel.dropped.has(7)).toBe(false);
	});
});

describe("the coupons of a member", () => {
	it("include a coupon registered in another tab when registering it again is rejected [COPY-132]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.memberCoupons.companyCodes.set("HANBIT", couponOf(1));
		const viewModel = new CouponsViewModel(app);
		await viewModel.coupons.load();
		await memory.memberCoupons.takeByCompanyCode("HANBIT");
		viewModel.typeCode("HANBIT");
		await viewModel.register();
		expect(viewModel.codeError).toBe("이미 받은 쿠폰입니다.");
		expect(viewModel.coupons.value).toHaveLength(1);
	});

	it("can be registered by a company code or a pack code in the same field [DEC-023]", async () => {
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
	])("show what is wrong with the code '%s' [DEC-171]", async (code, message) => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.memberCoupons.companyCodes.set("HANBIT", couponOf(1));
		await memory.memberCoupons.takeByCompanyCode("HANBIT");
		const viewModel = new CouponsViewModel(app);
		viewModel.typeCode(code);
		await viewModel.register();
		expect(viewModel.codeError).toBe(message);
	});
});

describe("the history of a balance", () => {
	it("is filtered and shown with the balance [DEC-068] [ROUTE-12]", async () => {
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

	it("is shown up to the last entry, loading more on demand [DEC-068, DEC-011]", async () => {
		const { app, memory } = screenApp({ signedIn: true });
		memory.pointHistory.records = Array.from({ length: 75 }, (_, at) => record(100 - at, "SAVE"));
		memory.pointHistory.pageSize = 30;
		const viewModel = new PointsViewModel(app);
		await viewModel.history.load();
		expect([viewModel.shown.length, viewModel.total]).toEqual([20, 75]);
		for (let press = 0; press < 3; press += 1) await viewModel.more();
		expect(viewModel.shown).toEqual(memory.pointHistory.records);
	});
});
