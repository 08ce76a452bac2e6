import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepScrollTarget } from "#ui/screens/stay/parts/keepScrollTarget.ts";

describe("the scroll target of a page", () => {
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

	it("keeps its position while content above it loads", () => {
		keepScrollTarget("reviews");
		grow();
		grow();
		expect(aims()).toBe(2);
	});

	it.each(["wheel", "touchstart", "pointerdown", "keydown"])(
		"is released when the user interacts: %s",
		(move) => {
			keepScrollTarget("reviews");
			window.dispatchEvent(new Event(move));
			grow();
			expect(aims()).toBe(0);
		},
	);

	it("is released on request, and after ten seconds", () => {
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

	it.each(["", "nothing", "outside"])("is ignored when it is not part of the page: %j", (id) => {
		keepScrollTarget(id)();
		grow();
		expect(aims()).toBe(0);
	});
});
