import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { searchSummary } from "#domain/search/searchSummary.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { applyStyles, resetViewport, setWidth } from "#tests/support/viewport.ts";
import { useSizeClass } from "#ui/components/useSizeClass.ts";
import headerStyles from "#ui/layout/Header.module.css";
import { Header } from "#ui/layout/Header.tsx";
import { SearchSummary } from "#ui/layout/SearchSummary.tsx";
import { TopBar, type TopBarProps } from "#ui/layout/TopBar.tsx";
import { gold, site } from "./site.ts";

afterEach(resetViewport);

const inRouter = (children: ReactNode) => render(<MemoryRouter>{children}</MemoryRouter>);

describe("Header", () => {
	const show = (member: CachedMember | null, summary?: ReactNode) => {
		const onOpenMenu = vi.fn();
		inRouter(
			<Header
				site={site.name}
				member={member}
				loginPath="/login?returnUrl=%2Fsearch"
				isMenuOpen={false}
				onOpenMenu={onOpenMenu}
				summary={summary}
			/>,
		);
		return onOpenMenu;
	};

	it("shows the logo, which links to the home page [UI-HEADER-01]", () => {
		show(null);
		expect(screen.getByRole("link", { name: "어썸스테이 홈" }).getAttribute("href")).toBe("/");
	});

	it("shows the search summary if there is one [UI-HEADER-02]", () => {
		show(null, <button type="button">제주 검색</button>);
		expect(screen.getByRole("button", { name: "제주 검색" })).toBeTruthy();
	});

	it.each([
		[1240, "로그인/회원가입"],
		[1440, "로그인/회원가입"],
		[1239, "로그인"],
		[820, "로그인"],
		[390, "로그인"],
	])(
		"at %i px labels the login button %s, with the page as return URL [UI-HEADER-03, UI-HEADER-05]",
		(width, label) => {
			setWidth(width);
			applyStyles("layout/Header.module.css", headerStyles);
			show(null);
			expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe(
				"/login?returnUrl=%2Fsearch",
			);
		},
	);

	it.each([
		["a visitor", null],
		["a member", gold],
	])("opens the menu by its button for %s [UI-HEADER-04, UI-MENU-01]", async (_, member) => {
		const onOpenMenu = show(member);
		await userEvent.click(screen.getByRole("button", { name: "메뉴 열기" }));
		expect(onOpenMenu).toHaveBeenCalledOnce();
	});

	it("shows members only the menu button [UI-HEADER-06]", () => {
		show(gold);
		expect(screen.getByRole("button", { name: "메뉴 열기" })).toBeTruthy();
		expect(screen.queryByText(/로그인/)).toBeNull();
	});
});

describe("SearchSummary", () => {
	const condition = {
		...defaultCondition(stayDateOf("2026-11-25")),
		searchText: "제주",
		adults: 2,
		childAges: [5],
	};

	it("shows text, dates, nights and guests [UI-SUM-01, UI-SUM-02, UI-SUM-03, UI-SUM-04]", () => {
		render(<SearchSummary summary={searchSummary(condition)} isOpen={false} onOpen={() => undefined} />);
		const text = screen.getByRole("button").textContent;
		for (const part of ["제주", "12.6(일) ~ 12.7(월)", "1박", "성인 2명 · 아동 1명"])
			expect(text).toContain(part);
	});

	it("opens the search section on click [SEARCH-SEC-02]", async () => {
		const onOpen = vi.fn();
		render(<SearchSummary summary={searchSummary(condition)} isOpen={false} onOpen={onOpen} />);
		await userEvent.click(screen.getByRole("button"));
		expect(onOpen).toHaveBeenCalledOnce();
		expect(screen.getByRole("button").getAttribute("aria-expanded")).toBe("false");
	});

	it("regains the focus from its closing section, but takes it from nothing else [UI-HEADER-02] [DEC-182]", () => {
		const page = (isOpen: boolean) => (
			<>
				<SearchSummary summary={searchSummary(condition)} isOpen={isOpen} onOpen={() => undefined} />
				{isOpen && <input aria-label="안" />}
				<input aria-label="밖" />
			</>
		);
		const { rerender } = render(page(true));
		screen.getByLabelText("안").focus();
		rerender(page(false));
		expect(document.activeElement).toBe(screen.getByRole("button"));
		rerender(page(true));
		screen.getByLabelText("밖").focus();
		rerender(page(false));
		expect(document.activeElement).toBe(screen.getByLabelText("밖"));
	});
});

describe("TopBar", () => {
	const show = (props: Partial<TopBarProps>) => {
		const calls = { onBack: vi.fn(), onShare: vi.fn() };
		inRouter(<TopBar surface="web" center={{ title: "예약 내역" }} {...calls} {...props} />);
		return calls;
	};

	it("has icons on the left and on the right [UI-TOPBAR-01, UI-TOPBAR-02]", async () => {
		const calls = show({ left: ["back", "home"], right: ["mypage", "share"] });
		expect(screen.getByRole("link", { name: "홈으로" }).getAttribute("href")).toBe("/");
		expect(screen.getByRole("link", { name: "마이페이지" }).getAttribute("href")).toBe("/mypage");
		await userEvent.click(screen.getByRole("button", { name: "뒤로" }));
		await userEvent.click(screen.getByRole("button", { name: "공유하기" }));
		expect(calls.onBack).toHaveBeenCalledOnce();
		expect(calls.onShare).toHaveBeenCalledOnce();
	});

	it("shows a title in its centre [UI-TOPBAR-03]", () => {
		show({});
		expect(screen.getByRole("heading", { level: 1, name: "예약 내역" })).toBeTruthy();
	});

	it("shows the logo in its centre [UI-TOPBAR-03]", () => {
		show({ center: { logo: site.name } });
		expect(screen.getByRole("link", { name: "어썸스테이 홈" })).toBeTruthy();
	});

	it("shows custom content in its centre [UI-TOPBAR-03]", () => {
		show({ center: { content: <em>2 / 3</em> } });
		expect(screen.getByText("2 / 3")).toBeTruthy();
	});

	it("is not rendered in a web view [UI-TOPBAR-05]", () => {
		show({ surface: "webview", left: ["back"] });
		expect(document.body.textContent).toBe("");
	});
});

describe("useSizeClass", () => {
	const Shown = () => <p>{useSizeClass()}</p>;

	it.each([
		[743, "mobile"],
		[744, "tablet"],
		[1239, "tablet"],
		[1240, "desktop"],
	])("at %i px is %s [LAYOUT-01, DEC-034]", (width, name) => {
		setWidth(width);
		render(<Shown />);
		expect(screen.getByText(name)).toBeTruthy();
	});

	it("applies a change after 300 ms [DEC-036, CONST-03]", () => {
		vi.useFakeTimers();
		try {
			setWidth(390);
			render(<Shown />);
			act(() => setWidth(1440));
			act(() => void vi.advanceTimersByTime(299));
			expect(screen.getByText("mobile")).toBeTruthy();
			act(() => void vi.advanceTimersByTime(1));
			expect(screen.getByText("desktop")).toBeTruthy();
		} finally {
			vi.useRealTimers();
		}
	});
});
