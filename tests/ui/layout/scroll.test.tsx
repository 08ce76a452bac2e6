import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyStyles, resetViewport, scrollPage } from "#tests/support/viewport.ts";
import { GoToTop } from "#ui/layout/GoToTop.tsx";
import headerStyles from "#ui/layout/Header.module.css";
import { Header } from "#ui/layout/Header.tsx";
import { TopBar } from "#ui/layout/TopBar.tsx";
import { throttle } from "#ui/layout/throttle.ts";
import { gold, site } from "./site.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	resetViewport();
	Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
});

/** Scrolls and waits for the throttle interval. */
const scrollTo = (offset: number) =>
	act(() => {
		scrollPage(offset);
		vi.advanceTimersByTime(100);
	});

describe("throttle", () => {
	it("runs at most once per 100 ms and never drops the last call [SCROLL-05]", () => {
		const runs: number[] = [];
		let position = 0;
		const handle = throttle(() => runs.push(position), 100);
		for (position = 1; position <= 10; position += 1) {
			handle();
			vi.advanceTimersByTime(15);
		}
		position = 11;
		handle();
		vi.advanceTimersByTime(1000);
		expect(runs).toEqual([1, 7, 11]);
	});

	it("runs immediately again after a pause [SCROLL-05]", () => {
		const run = vi.fn();
		const handle = throttle(run, 100);
		handle();
		vi.advanceTimersByTime(101);
		handle();
		expect(run).toHaveBeenCalledTimes(2);
	});

	it("drops the pending call when cancelled", () => {
		const run = vi.fn();
		const handle = throttle(run, 100);
		handle();
		handle();
		handle.cancel();
		vi.advanceTimersByTime(1000);
		expect(run).toHaveBeenCalledOnce();
	});
});

describe("GoToTop", () => {
	it.each([
		[0, false],
		[150, false],
		[151, true],
		[3000, true],
	])("at %i px is visible: %s [UI-TOTOP-02, SCROLL-03]", (offset, visible) => {
		const { unmount } = render(<GoToTop />);
		scrollTo(offset);
		expect(screen.queryByRole("button") !== null).toBe(visible);
		// By this mark, a message leaves room for the button.
		expect("toTop" in document.documentElement.dataset).toBe(visible);
		unmount();
		expect("toTop" in document.documentElement.dataset).toBe(false);
	});

	it.each([
		["smoothly", false, "smooth"],
		["instantly if reduced motion is preferred", true, "instant"],
	])(
		"is labelled 맨 위로 and scrolls to the top %s [UI-TOTOP-01, UI-TOTOP-03]",
		async (_how, matches, behavior) => {
			render(<GoToTop />);
			scrollTo(151);
			vi.spyOn(window, "matchMedia").mockReturnValue({ matches } as MediaQueryList);
			const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
			vi.useRealTimers();
			await userEvent.click(screen.getByRole("button", { name: "맨 위로" }));
			expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
			vi.restoreAllMocks();
		},
	);
});

describe("TopBar", () => {
	const bar = (hasScrollEffect: boolean) => {
		const { container } = render(
			<TopBar
				surface="web"
				center={{ title: "해운대 호텔" }}
				hasScrollEffect={hasScrollEffect}
				onBack={() => undefined}
				onShare={() => undefined}
			/>,
		);
		return () => container.querySelector("header")?.dataset.transparent;
	};

	it.each([
		[0, "true"],
		[250, "true"],
		[251, "false"],
	])(
		"with the scroll effect at %i px is transparent: %s [UI-TOPBAR-04, SCROLL-04]",
		(offset, transparent) => {
			const read = bar(true);
			scrollTo(offset);
			expect(read()).toBe(transparent);
		},
	);

	it.each([0, 250, 251])("without the scroll effect is opaque at %i px [UI-TOPBAR-04]", (offset) => {
		const read = bar(false);
		scrollTo(offset);
		expect(read()).toBe("false");
	});
});

describe("Header", () => {
	const header = (props: { readonly search?: ReactNode; readonly summary?: ReactNode } = {}) => {
		render(
			<MemoryRouter>
				<Header
					site={site.name}
					member={gold}
					loginPath="/login"
					isMenuOpen={false}
					onOpenMenu={() => undefined}
					summary={<button type="button">서울</button>}
					{...props}
				/>
			</MemoryRouter>,
		);
		return () => document.documentElement.hasAttribute("data-header-hidden");
	};

	it("hides when scrolling down past its height and reappears when scrolling up [SCROLL-01, DEC-035]", () => {
		const isHidden = header();
		scrollTo(68);
		expect(isHidden()).toBe(false);
		scrollTo(69);
		expect(isHidden()).toBe(true);
		scrollTo(400);
		expect(isHidden()).toBe(true);
		scrollTo(399);
		expect(isHidden()).toBe(false);
		scrollTo(900);
		scrollTo(0);
		expect(isHidden()).toBe(false);
	});

	it.each([
		[
			"with the search section",
			<button key="" type="button">
				서울
			</button>,
			68,
		],
		["without the search section", null, 80],
	])("slides up by its own height %s [SCROLL-01, SCROLL-02]", (_, summary, height) => {
		applyStyles("styles/tokens.css", {});
		applyStyles("layout/Header.module.css", headerStyles);
		const isHidden = header({ summary });
		const style = () => getComputedStyle(screen.getByRole("banner"));
		expect(style().minHeight).toBe(`${height}px`);
		scrollTo(height);
		expect([isHidden(), style().transform]).toEqual([false, ""]);
		scrollTo(height + 1);
		expect([isHidden(), style().transform]).toEqual([true, "translateY(-100%)"]);
	});

	it("stays visible while the search section is open [DEC-035]", () => {
		const isHidden = header({ search: <div>검색</div> });
		scrollTo(900);
		expect(isHidden()).toBe(false);
	});
});
