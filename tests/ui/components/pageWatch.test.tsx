import { act, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetViewport, setWidth } from "#tests/support/viewport.ts";
import { Picture } from "#ui/components/Picture.tsx";
import { useIsInView } from "#ui/components/useIsInView.ts";
import { useSizeClass } from "#ui/components/useSizeClass.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	resetViewport();
});

describe("a late picture", () => {
	type Part = boolean | "above";
	interface Entry {
		readonly isIntersecting: boolean;
		readonly boundingClientRect: Pick<DOMRect, "bottom">;
	}
	/** Notifies the observers of a picture whether parts of it are in the viewport. */
	let tell: (...parts: readonly Part[]) => void;
	let looking: Set<Element>;

	beforeEach(() => {
		looking = new Set();
		class Observer {
			constructor(notify: (entries: readonly Entry[]) => void) {
				const entryOf = (part: Part): Entry => ({
					isIntersecting: part === true,
					boundingClientRect: { bottom: part === "above" ? -1 : 900 },
				});
				tell = (...parts) => act(() => notify(parts.map(entryOf)));
			}
			observe(element: Element) {
				looking.add(element);
			}
			disconnect() {
				looking.clear();
			}
		}
		vi.stubGlobal("IntersectionObserver", Observer);
	});

	const late = <Picture src="/p/1.jpg" alt="바다" sizes="50vw" lazy />;
	const asked = () => screen.getAllByRole("img").map((image) => image.hasAttribute("src"));
	const scroll = () => act(() => void document.body.dispatchEvent(new Event("scroll")));

	it.each([
		[[false], false],
		[[true], true],
		[[false, true], true],
		[[], false],
		// A page that opens further down, at an anchor or at its restored scroll position.
		[["above"] as const, true],
	])("loads once part of it is in view or has been scrolled past: %j", (areIn, isAsked) => {
		const { container } = render(late);
		expect([...looking]).toEqual([...container.children]);
		tell(...areIn);
		expect(asked()).toEqual([isAsked]);
		expect(looking.size).toBe(isAsked ? 0 : 1);
	});

	it("loads on the first scroll with all others, and one added later waits for the next scroll", () => {
		const { rerender } = render([late, late].map((each, key) => ({ ...each, key: String(key) })));
		expect(asked()).toEqual([false, false]);
		scroll();
		expect(asked()).toEqual([true, true]);
		rerender([late, late, late].map((each, key) => ({ ...each, key: String(key) })));
		expect(asked()).toEqual([true, true, false]);
		scroll();
		expect(asked()).toEqual([true, true, true]);
	});

	it("counts as in view after the first scroll even if it was not rendered at first", () => {
		const isIn = renderHook(() => useIsInView({ current: null }, true));
		expect([isIn.result.current, looking.size]).toEqual([false, 0]);
		scroll();
		expect(isIn.result.current).toBe(true);
	});

	it("listens to scrolling only while something is waiting, with a single listener", () => {
		const add = vi.spyOn(window, "addEventListener");
		const remove = vi.spyOn(window, "removeEventListener");
		const times = (spy: typeof add | typeof remove) =>
			spy.mock.calls.filter(([type, , options]) => type === "scroll" && options !== undefined).length;
		const { unmount } = render([late, late].map((each, key) => ({ ...each, key: String(key) })));
		expect(times(add)).toBe(1);
		unmount();
		expect(looking.size).toBe(0);
		scroll();
		expect(times(remove)).toBe(1);
		vi.restoreAllMocks();
	});

	it("loads at once where the browser cannot observe visibility", () => {
		vi.unstubAllGlobals();
		vi.stubGlobal("IntersectionObserver", undefined);
		Reflect.deleteProperty(window, "IntersectionObserver");
		render(late);
		expect(asked()).toEqual([true]);
	});

	it("is not observed when it is not marked as late", () => {
		render(<Picture src="/p/1.jpg" alt="바다" sizes="50vw" />);
		expect(asked()).toEqual([true]);
		expect(looking.size).toBe(0);
	});
});

describe("the size class", () => {
	const seen: unknown[] = [];
	function Shown() {
		const size = useSizeClass();
		seen.push(size);
		return <p>{size}</p>;
	}
	const shown = () => screen.getByRole("paragraph").textContent;

	beforeEach(() => {
		vi.useFakeTimers();
		seen.length = 0;
	});
	afterEach(() => void vi.useRealTimers());

	const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

	/** Renders it for a while at a width: the test DOM assumes that no media query matched before, and reports a change at the first width. */
	const showAt = (width: number) => {
		setWidth(width);
		const { unmount } = render(<Shown />);
		setWidth(width + 1);
		wait(300);
		return unmount;
	};

	it.each([
		[743, "mobile"],
		[744, "tablet"],
		[1239, "tablet"],
		[1240, "desktop"],
	])("at %i px is %s [LAYOUT-01]", (width, size) => {
		setWidth(width);
		render(<Shown />);
		expect(shown()).toBe(size);
	});

	it.each([
		[820, 390, "mobile"],
		[820, 1440, "desktop"],
	])(
		"changes from %i px to %i once the new width has lasted 300 ms [DEC-036, CONST-03]",
		(from, to, size) => {
			showAt(from);
			setWidth(to);
			wait(299);
			expect(shown()).toBe("tablet");
			wait(1);
			expect(shown()).toBe(size);
		},
	);

	it("restarts the 300 ms pause on every change [DEC-036, CONST-03]", () => {
		showAt(820);
		setWidth(390);
		wait(200);
		setWidth(820);
		wait(200);
		setWidth(390);
		wait(299);
		expect(shown()).toBe("tablet");
		wait(1);
		expect(shown()).toBe("mobile");
		expect(seen).toEqual(["tablet", "mobile"]);
	});

	it("is no longer tracked once nothing shows it", () => {
		const unmount = showAt(820);
		setWidth(390);
		unmount();
		expect(vi.getTimerCount()).toBe(0);
		setWidth(1440);
		expect(vi.getTimerCount()).toBe(0);
	});
});
