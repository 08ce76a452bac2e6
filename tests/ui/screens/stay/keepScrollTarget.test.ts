import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepScrollTarget } from "#ui/screens/stay/parts/keepScrollTarget.ts";

describe("a part of a page that was jumped to", () => {
	let grow: () => void;
	const aimed = vi.fn();

	beforeEach(() => {
		vi.useFakeTimers();
		grow = () => undefined;
		class Observer {
			constructor(notify: () => void) {
				grow = notify;
			}
			observe() {}
			disconnect() {
				grow = () => undefined;
			}
		}
		vi.stubGlobal("ResizeObserver", Observer);
		document.body.innerHTML = '<main><section id="reviews"></section></main><div id="outside"></div>';
		const part = document.getElementById("reviews");
		if (part) part.scrollIntoView = aimed.mockClear();
	});
	afterEach(() => {
		document.body.replaceChildren();
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});

	const aims = () => aimed.mock.calls.length;

	it("keeps its place while what is above it comes", () => {
		keepScrollTarget("reviews");
		grow();
		grow();
		expect(aims()).toBe(2);
	});

	it.each(["wheel", "touchstart", "pointerdown", "keydown"])(
		"is let go when the reader moves on: %s",
		(move) => {
			keepScrollTarget("reviews");
			window.dispatchEvent(new Event(move));
			grow();
			expect(aims()).toBe(0);
		},
	);

	it("is let go when told to, and when nothing is on its way any more", () => {
		keepScrollTarget("reviews")();
		grow();
		expect(aims()).toBe(0);
		keepScrollTarget("reviews");
		vi.advanceTimersByTime(9_999);
		grow();
		expect(aims()).toBe(1);
		vi.advanceTimersByTime(1);
		grow();
		expect(aims()).toBe(1);
	});

	it.each(["", "nothing", "outside"])("is no part of the page: %j", (id) => {
		keepScrollTarget(id)();
		grow();
		expect(aims()).toBe(0);
	});
});
