import { isAction, isComputedProp, isObservableProp } from "mobx";
import { describe, expect, it, vi } from "vitest";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { screenApp } from "#tests/support/screenApp.ts";
import { ConnectionViewModel } from "#ui/app/ConnectionViewModel.ts";
import { LoadingViewModel } from "#ui/app/LoadingViewModel.ts";
import { MenuViewModel } from "#ui/app/MenuViewModel.ts";
import { PopupsViewModel } from "#ui/app/PopupsViewModel.ts";
import { RouterNavigation } from "#ui/app/RouterNavigation.ts";
import { SearchSectionViewModel } from "#ui/app/SearchSectionViewModel.ts";
import { SessionViewModel } from "#ui/app/SessionViewModel.ts";

const gold: CachedMember = { name: "홍길동", grade: "Gold", type: "N", corpName: null };
const nobody = { signedIn: false, isMemberUnknown: false, member: null };

describe("the state of a page", () => {
	it("is observable in all its parts", () => {
		const { app } = screenApp();
		const followed: readonly (readonly [object, readonly string[]])[] = [
			[app, ["environment", "recentsVersion"]],
			[app.loading, ["count", "kind", "text"]],
			[app.menu, ["isOpen"]],
			[app.connection, ["isLost"]],
			[app.searchSection, ["state", "condition"]],
			[app.session, ["signedIn", "isMemberUnknown", "member"]],
		];
		for (const [part, keys] of followed) {
			expect(keys.filter((key) => !isObservableProp(part, key))).toEqual([]);
		}
		const { popups } = app;
		expect(isComputedProp(popups, "current")).toBe(true);
		for (const act of [popups.alert, popups.confirm, popups.accept, popups.cancel, popups.closeAll])
			expect(isAction(act)).toBe(true);
	});

	it("keeps the server's time and the matching date in Korea", () => {
		const { app } = screenApp();
		expect(app.now()).toBe(app.environment.now);
		const late = Date.UTC(2026, 10, 25, 15);
		app.attachClock({ now: () => late });
		expect([app.now(), app.environment.today]).toEqual([late, "2026-11-25"]);
		app.refreshTime();
		expect([app.environment.now, app.environment.today]).toEqual([late, stayDateOf("2026-11-26")]);
	});

	it("shows the default dates in the header's search once the stored dates have passed [SEARCH-COND-09, UI-SUM-02]", () => {
		const { app } = screenApp();
		const { today, now } = app.environment;
		let passed = 0;
		app.attachClock({ now: () => now + passed * 86_400_000 });
		const stored = { ...defaultCondition(today), ...stayFrom(today, 2), adults: 3 };
		app.refreshTime();
		expect([app.searchSection.condition, app.searchSection.state]).toEqual([null, "HIDDEN"]);
		app.searchSection.stored(stored);
		app.refreshTime();
		expect(app.searchSection.condition).toEqual(stored);
		passed = 1;
		app.refreshTime();
		expect(app.searchSection.condition).toEqual({ ...stored, ...defaultDates(addDays(today, 1)) });
	});

	it("uses the appearance the visitor chose, and switches to the web view surface once the bridge is found [BRIDGE-02]", () => {
		const { app } = screenApp();
		app.setAppearance("dark");
		expect([app.environment.appearance, app.environment.surface]).toEqual(["dark", "web"]);
		app.enterWebView();
		expect([app.environment.appearance, app.environment.surface]).toEqual(["dark", "webview"]);
		const before = app.environment;
		app.enterWebView();
		expect(app.environment).toBe(before);
		expect([app.recentsVersion, app.isShared]).toEqual([0, false]);
		app.recentsChanged();
		expect(app.recentsVersion).toBe(1);
	});
});

describe("the loading layer [DEC-039]", () => {
	it("shows while anything is loading, with the kind and text of the latest call, and clears at once", () => {
		const loading = new LoadingViewModel();
		expect(loading).toMatchObject({ visible: false, count: 0, kind: "basic", text: "로딩" });
		loading.show("inline", "결제 중");
		expect(loading).toMatchObject({ visible: true, kind: "inline", text: "결제 중" });
		loading.show();
		expect(loading).toMatchObject({ visible: true, kind: "basic", text: "로딩" });
		loading.hide();
		expect(loading.visible).toBe(true);
		loading.hide();
		loading.hide();
		expect(loading).toMatchObject({ visible: false, count: 0 });
		loading.show();
		loading.show();
		loading.clear();
		expect(loading.visible).toBe(false);
	});
});

describe("menu and connection", () => {
	it("switch between open and closed, and between lost and found", () => {
		const menu = new MenuViewModel();
		const line = new ConnectionViewModel();
		expect([menu.isOpen, line.isLost]).toEqual([false, false]);
		menu.open();
		line.lost();
		expect([menu.isOpen, line.isLost]).toEqual([true, true]);
		menu.close();
		line.found();
		expect([menu.isOpen, line.isLost]).toEqual([false, false]);
	});
});

describe("the page's single popup [DEC-037, DEC-038]", () => {
	it("queues, merges identical alerts, and resolves to its own answer", async () => {
		const popups = new PopupsViewModel();
		expect(popups.current).toBeNull();
		popups.accept();
		popups.cancel();
		const told = popups.alert("알림");
		expect(popups.alert("알림")).toBe(told);
		const other = popups.alert("다른 알림");
		const asked = popups.confirm("알림", "제목");
		const again = popups.confirm("알림", "제목");
		expect([popups.queue.length, popups.current?.kind, popups.current?.text]).toEqual([4, "alert", "알림"]);
		popups.cancel();
		expect(await told).toBe(true);
		popups.accept();
		expect(await other).toBe(true);
		expect(popups.current).toMatchObject({ kind: "confirm", text: "알림", title: "제목" });
		popups.cancel();
		expect(await asked).toBe(false);
		popups.accept();
		expect(await again).toBe(true);
		expect(popups.current).toBeNull();
	});

	it("closes with its page, which counts as declining a confirm", async () => {
		const popups = new PopupsViewModel();
		const answers = Promise.all([popups.alert("알림"), popups.confirm("삭제할까요?"), popups.confirm("더?")]);
		popups.closeAll();
		expect([await answers, popups.current]).toEqual([[true, false, false], null]);
	});
});

describe("the header's search", () => {
	it("is hidden until a condition is stored, then visible, and opens on a click on the summary [UI-SUM-05]", () => {
		const section = new SearchSectionViewModel();
		expect([section.state, section.condition, section.isOpen]).toEqual(["HIDDEN", null, false]);
		const condition = { searchText: "부산" } as never;
		section.stored(condition);
		expect([section.condition, section.state === "HIDDEN", section.isOpen]).toEqual([
			condition,
			false,
			false,
		]);
		section.handle("SUMMARY_CLICKED");
		expect([section.state, section.isOpen]).toEqual(["OPEN", true]);
	});
});

describe("the session of a page [DOM-GRADE-02, DEC-077]", () => {
	it.each([
		[null, false, true],
		[gold, true, true],
		[{ ...gold, grade: "Bronze" }, false, true],
		[{ ...gold, type: "C" }, false, false],
	] as const)("decides member prices by type and grade: %o", (member, isSpecialMember, canPayMemberPrice) => {
		const session = new SessionViewModel({ ...nobody, member });
		expect(session).toMatchObject({ isSpecialMember, canPayMemberPrice });
	});

	it("is signed in, signed out or unreachable", () => {
		const session = new SessionViewModel({ signedIn: false, isMemberUnknown: true, member: null });
		expect([session.isSignedIn(), session.isMemberUnknown]).toEqual([false, true]);
		session.entered(gold);
		expect([session.isSignedIn(), session.isMemberUnknown, session.member]).toEqual([true, false, gold]);
		session.lookupFailed();
		expect([session.isSignedIn(), session.isMemberUnknown, session.member]).toEqual([false, true, null]);
		session.entered(gold);
		session.left();
		expect([session.isSignedIn(), session.isMemberUnknown, session.member]).toEqual([false, false, null]);
	});
});

describe("navigation between pages", () => {
	const at = (pathname: string, search = "") => ({ pathname, search });

	it("uses the attached router, and knows its current address and its target", async () => {
		const navigation = new RouterNavigation();
		expect(() => navigation.current()).toThrow("the router is attached before anything navigates");
		const router = {
			state: { location: at("/faq", "?q=1"), navigation: { location: undefined as never } },
			navigate: vi.fn(async () => undefined),
			revalidate: vi.fn(async () => undefined),
		};
		navigation.attach(router);
		expect([navigation.current(), navigation.target()]).toEqual(["/faq?q=1", "/faq?q=1"]);
		router.state.navigation.location = at("/login", "?returnUrl=x") as never;
		expect(navigation.target()).toBe("/login?returnUrl=x");
		await navigation.go("/search");
		await navigation.go("/login", { replace: true });
		await navigation.refresh();
		expect(router.navigate.mock.calls).toEqual([
			["/search", { replace: false }],
			["/login", { replace: true }],
		]);
		expect(router.revalidate).toHaveBeenCalledOnce();
	});

	it("goes back and reloads through the browser", async () => {
		const navigation = new RouterNavigation();
		const back = vi.spyOn(window.history, "back").mockReturnValue();
		const reload = vi.spyOn(window.location, "reload").mockReturnValue();
		await navigation.back();
		expect([back.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
		await navigation.reload();
		expect(reload).toHaveBeenCalledOnce();
		expect(back).toHaveBeenCalledOnce();
		vi.restoreAllMocks();
	});

	it.each([
		["", null],
		["https://other.example/faq", null],
		["own/faq?q=1", null],
		["own/search?x=1", "/search?x=1"],
	])(
		"reports the page it was opened from only if that is another page of this site: '%s'",
		(referrer, from) => {
			const navigation = new RouterNavigation();
			navigation.attach({ state: { location: at("/faq", "?q=1") } } as never);
			const spy = vi
				.spyOn(document, "referrer", "get")
				.mockReturnValue(referrer.replace(/^own/, window.location.origin));
			expect(navigation.openedFrom()).toBe(from);
			spy.mockRestore();
		},
	);
});
