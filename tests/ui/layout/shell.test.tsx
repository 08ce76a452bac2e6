import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { MemberAccount } from "#domain/member/Member.ts";
import { noHistory } from "#domain/navigation/urlHistory.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { open } from "./openShell.tsx";
import { gold, site } from "./site.ts";

const pageViews = (memory: Awaited<ReturnType<typeof open>>["memory"]) =>
	memory.tracker.events.flatMap((event) => (event.kind === "pageView" ? [event.path] : []));

describe("the app shell", () => {
	it("reports each completed route once and records the visited pages [TRACK-01] [STORE-HIST-03] [STORE-HIST-04]", async () => {
		const { memory, go } = await open("/?a=1");
		await go("/faq");
		expect(pageViews(memory)).toEqual(["/", "/faq"]);
		expect(memory.visits.history()).toEqual({ lastVisited: "/?a=1", urls: ["/?a=1"] });
		window.history.back();
		await screen.findByText("홈 화면");
		await waitFor(() => expect(memory.visits.history()).toEqual({ lastVisited: null, urls: [] }));
		expect(pageViews(memory)).toEqual(["/", "/faq", "/"]);
	});

	it("resolves every popup on a route change: an alert to true, a confirm to false [UI-POPUP-05] [DEC-038]", async () => {
		const { app, go } = await open();
		let answers: Promise<readonly boolean[]> = Promise.resolve([]);
		act(() => {
			answers = Promise.all([
				app.popups.alert("알림"),
				app.popups.confirm("취소할까요?"),
				app.popups.alert("또"),
			]);
		});
		expect(await screen.findByRole("alertdialog")).toBeTruthy();
		await go("/faq");
		expect(await answers).toEqual([true, false, true]);
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	it("shows the loading layer only while a slow route loads [UI-LOADING-01] [UI-LOADING-02]", async () => {
		const { app, gate, router } = await open();
		let moved: Promise<void> = Promise.resolve();
		act(() => {
			moved = router.navigate("/slow");
		});
		expect(app.loading.visible).toBe(false);
		await waitFor(() => expect(screen.getByText("로딩")).toBeTruthy());
		await act(async () => {
			gate.resolve(null);
			await moved;
		});
		expect(screen.queryByText("로딩")).toBeNull();
	});

	it("removes the loading layer when the route fails [UI-LOADING-03]", async () => {
		const { app, gate, router } = await open();
		let moved: Promise<void> = Promise.resolve();
		act(() => {
			app.loading.show();
			moved = router.navigate("/slow");
		});
		await act(async () => {
			gate.reject(new Error("길을 잃음"));
			await moved;
		});
		expect(await screen.findByText("길을 잃음")).toBeTruthy();
		expect(screen.queryByText("로딩")).toBeNull();
		await act(() => router.navigate("/faq"));
		expect(app.loading.visible).toBe(false);
	});

	it("replaces a crashed screen by the error, page, browser and a link home, without secrets of its address [UI-ERRPAGE-01] [UI-ERRPAGE-02] [C19]", async () => {
		const { go } = await open("/broken?pgToken=x1#x2");
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
			"페이지를 표시하는 중 오류가 발생했습니다.",
		);
		const facts = within(await screen.findByRole("region", { name: "오류 정보" }));
		expect(facts.getByText("방을 그릴 수 없음")).toBeTruthy();
		expect(facts.getByText(`${window.location.origin}/broken`)).toBeTruthy();
		expect(document.body.textContent).not.toMatch(/pgToken|x1|x2/);
		expect(facts.getByText(navigator.userAgent)).toBeTruthy();
		expect(screen.getByRole("link", { name: "메인으로 돌아가기" }).getAttribute("href")).toBe("/");
		await go("/faq");
		expect(screen.getByText("내용")).toBeTruthy();
		expect(screen.queryByText("방을 그릴 수 없음")).toBeNull();
	});

	it("shows an offline page when a screen fails without a network, and reloads once back online [C19]", async () => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
		await open("/broken");
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("인터넷에 연결되어 있지 않아요");
		expect(reload).not.toHaveBeenCalled();
		window.dispatchEvent(new Event("online"));
		expect(reload).toHaveBeenCalledOnce();
	});

	it("shows no offline notice on the offline page, but does on every other page", async () => {
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		const notice = "인터넷 연결이 끊겼어요. 연결 상태를 확인해 주세요.";
		const { app, go } = await open("/broken");
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("인터넷에 연결되어 있지 않아요");
		await waitFor(() => expect(app.connection.isLost).toBe(true));
		expect(screen.queryByText(notice)).toBeNull();
		await go("/faq");
		expect(await screen.findByText(notice)).toBeTruthy();
	});

	it("keeps header, menu and footer on an unknown page [DEC-012]", async () => {
		await open("/nothing");
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("페이지를 찾을 수 없습니다.");
		expect(screen.getByRole("link", { name: "메인으로" }).getAttribute("href")).toBe("/");
		expect(screen.getByRole("button", { name: "메뉴 열기" })).toBeTruthy();
		expect(screen.getByRole("contentinfo")).toBeTruthy();
	});

	it("goes back by an inner page's back button, or home when there is no page to go back to [UI-TOPBAR-02] [DEC-119]", async () => {
		const { memory, go } = await open("/products/1?a=1");
		const { visited } = memory.pageNavigation;
		await go("/faq");
		visited.push("/products/1?a=1", "/faq");
		await userEvent.click(screen.getByRole("button", { name: "뒤로" }));
		expect(visited).toEqual(["/", "/products/1?a=1"]);
		memory.visits.saveHistory(noHistory);
		await userEvent.click(screen.getByRole("button", { name: "뒤로" }));
		expect(visited).toEqual(["/", "/"]);
	});

	it("loads the member's e-mail when the menu opens, and closes the menu after logout [UI-MENU-01] [UI-MENU-03] [UI-MENU-12]", async () => {
		const { app, memory } = await open("/", { signedIn: true, member: gold });
		memory.bookingMember.member = { ...gold, email: "gold@example.com" } as MemberAccount;
		await userEvent.click(screen.getByRole("button", { name: "메뉴 열기" }));
		expect(await screen.findByText("gold@example.com")).toBeTruthy();
		await userEvent.click(screen.getByRole("button", { name: "로그아웃" }));
		await waitFor(() => expect(app.menu.isOpen).toBe(false));
		expect(screen.queryByText("gold@example.com")).toBeNull();
	});

	it.each(["/", "/faq", "/products/1", "/nothing"])(
		"has no bar of its own on %s in a web view, where the app provides them [UI-TOPBAR-05] [DEC-190]",
		async (path) => {
			await open(path, { surface: "webview" });
			expect(screen.queryByRole("banner")).toBeNull();
			expect(screen.queryByRole("button", { name: "뒤로" })).toBeNull();
			expect(screen.queryByRole("button", { name: "메뉴 열기" })).toBeNull();
			expect(screen.queryByRole("link", { name: "로그인/회원가입" })).toBeNull();
			expect(screen.queryByRole("navigation")).toBeNull();
			expect(screen.getByRole("contentinfo")).toBeTruthy();
			expect(document.querySelector("[data-bare]")).toBeTruthy();
		},
	);

	it("shows the search of a stay's address, and none without a condition in it [UI-SUM-05] [SEARCH-SEC-02]", async () => {
		const { app, go } = await open("/products/1?checkInDate=2026-12-06");
		expect(screen.getByRole("button", { name: /^검색 조건 바꾸기: 서울/ })).toBeTruthy();
		expect(document.documentElement.hasAttribute("data-header-search")).toBe(true);
		await go("/products/1");
		expect(screen.queryByRole("button", { name: /^검색 조건 바꾸기/ })).toBeNull();
		expect(document.documentElement.hasAttribute("data-header-search")).toBe(false);
		act(() => app.searchSection.stored(defaultCondition(app.environment.today)));
		await userEvent.click(screen.getByRole("button", { name: /^검색 조건 바꾸기/ }));
		expect(app.searchSection.isOpen).toBe(true);
	});

	it("marks an inner page so that its title is shown only once on a phone [UI-TOPBAR-03]", async () => {
		const { go } = await open("/faq");
		const marked = () => document.querySelector("[data-inner]")?.getAttribute("data-inner");
		expect(marked()).toBe("titled");
		await go("/products/1");
		expect(marked()).toBe("untitled");
		await go("/");
		expect(marked()).toBeUndefined();
	});

	it("announces when the connection is lost and when it is back [HTTP-09]", async () => {
		const { app } = await open();
		const text = "인터넷 연결이 끊겼어요. 연결 상태를 확인해 주세요.";
		const onLine = vi.spyOn(navigator, "onLine", "get");
		const turn = (event: "offline" | "online") => {
			onLine.mockReturnValue(event === "online");
			act(() => void window.dispatchEvent(new Event(event)));
		};
		turn("offline");
		expect(await screen.findByText(text)).toBeTruthy();
		turn("online");
		expect(screen.queryByText(text)).toBeNull();
		expect(screen.getByText("다시 연결되었어요.")).toBeTruthy();
		act(() => app.connection.lost());
		expect(screen.getByText(text)).toBeTruthy();
	});

	it("resumes an action started before login once if no part of the page handles it [DEC-094]", async () => {
		const { memory, router } = await open("/faq?type=alarm&idx=3&a=1", { signedIn: true, member: gold });
		await waitFor(() => expect(memory.advanceNotices.applied).toEqual([{ id: 3, kind: "alarm" }]));
		expect(await screen.findByText("알림을 신청했어요.")).toBeTruthy();
		expect(router.state.location.search).toBe("?a=1");
	});

	it("notifies other tabs of a login and a logout [AUTH-SESSION-07]", async () => {
		const { app, memory } = await open();
		act(() => app.session.entered(gold));
		await waitFor(() => expect(memory.sessionChanges.told).toBe(1));
		act(() => app.session.left());
		await waitFor(() => expect(memory.sessionChanges.told).toBe(2));
	});

	it.each([
		["/", 1],
		["/lms/AW1", 0],
	])("at %s has %i chat buttons [ROUTE-23] [DEC-032]", async (address, count) => {
		await open(address, { site: { ...site, chatUrl: "https://chat.example.com" } });
		expect(screen.queryAllByRole("complementary", { name: "채팅 상담" })).toHaveLength(count);
	});
});
