import { act, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetViewport, setWidth } from "#tests/support/viewport.ts";
import { Picture } from "#ui/components/Picture.tsx";
import { useInSight } from "#ui/components/useInSight.ts";
import { useSizeClass } from "#ui/components/useSizeClass.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	resetViewport();
});

describe("what comes late", () => {
	type Part = boolean | "above";
	interface Entry {
		readonly isIntersecting: boolean;
		readonly boundingClientRect: Pick<DOMRect, "bottom">;
	}
	/** Tells those who look at a picture whether parts of it are in the window. */
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

	const late = <Picture src="/p/1.jpg" alt="바다" sizes="50vw" late />;
	const asked = () => screen.getAllByRole("img").map((image) => image.hasAttribute("src"));
	const scroll = () => act(() => void document.body.dispatchEvent(new Event("scroll")));

	it.each([
		[[false], false],
		[[true], true],
		[[false, true], true],
		[[], false],
		// A page that opens below it, at one of its parts or where it was left.
		[["above"] as const, true],
	])("is asked for once some of it is in sight, or passed: %j", (areIn, isAsked) => {
		const { container } = render(late);
		expect([...looking]).toEqual([...container.children]);
		tell(...areIn);
		expect(asked()).toEqual([isAsked]);
		expect(looking.size).toBe(isAsked ? 0 : 1);
	});

	it("is all asked for with the first scrolling, and what comes after that waits for the next", () => {
		const { rerender } = render([late, late].map((each, key) => ({ ...each, key: String(key) })));
		expect(asked()).toEqual([false, false]);
		scroll();
		expect(asked()).toEqual([true, true]);
		rerender([late, late, late].map((each, key) => ({ ...each, key: String(key) })));
		expect(asked()).toEqual([true, true, false]);
		scroll();
		expect(asked()).toEqual([true, true, true]);
	});

	it("comes with the first scrolling also where it was not drawn at first", () => {
		const isIn = renderHook(() => useInSight({ current: null }, true));
		expect([isIn.result.current, looking.size]).toEqual([false, 0]);
		scroll();
		expect(isIn.result.current).toBe(true);
	});

	it("listens to scrolling only while somebody waits, and once however many do", () => {
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

	it("is asked for at once where nobody can tell what is in sight", () => {
		vi.unstubAllGlobals();
		vi.stubGlobal("IntersectionObserver", undefined);
		Reflect.deleteProperty(window, "IntersectionObserver");
		render(late);
		expect(asked()).toEqual([true]);
	});

	it("does not look where nothing is late", () => {
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

	/** Shown for a while: the tests' page takes it that no query held before, and tells of a change at the first width. */
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
	])("changes from %i px to %i once that has lasted for 300 ms [DEC-036, CONST-03]", (from, to, size) => {
		showAt(from);
		setWidth(to);
		wait(299);
		expect(shown()).toBe("tablet");
		wait(1);
		expect(shown()).toBe(size);
	});

	it("counts the pause from the last change [DEC-036, CONST-03]", () => {
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

	it("is no longer asked for once nobody shows it", () => {
		const unmount = showAt(820);
		setWidth(390);
		unmount();
		expect(vi.getTimerCount()).toBe(0);
		setWidth(1440);
		expect(vi.getTimerCount()).toBe(0);
	});
});
