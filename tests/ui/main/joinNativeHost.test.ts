import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { joinNativeHost } from "#main/joinNativeHost.ts";
import { AppState } from "#ui/app/AppState.ts";
import type { Environment } from "#ui/app/Environment.ts";
import { keepLayerHistory } from "#ui/components/layerHistory.ts";

const hong = { name: "홍길동", grade: "Gold", type: "N", corpName: null } as const;
let sent: unknown[];
let stop: () => void;
/** Aborted when the page under test is left, which removes its listeners. */
let left: AbortController;

beforeEach(() => {
	left = new AbortController();
	const { addEventListener } = window;
	vi.spyOn(window, "addEventListener").mockImplementation(
		(kind: string, listener: EventListenerOrEventListenerObject, isCapture?: unknown) =>
			addEventListener.call(window, kind, listener, { capture: isCapture === true, signal: left.signal }),
	);
	sent = [];
	document.head.innerHTML = "";
	window.history.replaceState({ idx: 0 }, "", "/");
	({ stop } = keepLayerHistory(() => ({
		state: { location: { key: "default" } },
		navigate: async () => undefined,
	})));
	window.ReactNativeWebView = { postMessage: (text) => sent.push(JSON.parse(text)) };
});
afterEach(() => {
	vi.useRealTimers();
	stop();
	left.abort();
	vi.restoreAllMocks();
	delete window.ReactNativeWebView;
	document.head.innerHTML = "";
	document.body.innerHTML = "";
});

function page(surface: Environment["surface"] = "web", before: (app: AppState) => void = () => undefined) {
	const environment = { surface, signedIn: false, member: null } as unknown as Environment;
	const app = new AppState(environment, () => ({ execute: async () => undefined }) as never);
	before(app);
	joinNativeHost(app);
	return app;
}

function press(href: string, how: MouseEventInit = {}): boolean {
	const link = document.createElement("a");
	link.href = href;
	document.body.append(link);
	let isFollowed = false;
	link.addEventListener("click", (event) => {
		isFollowed = !event.defaultPrevented;
		// Keeps the test page from navigating.
		event.preventDefault();
	});
	link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
	return isFollowed;
}

describe("a page inside the app", () => {
	it("is detected by its bridge, and marked like a page requested as a web view [BRIDGE-02] [DEC-124]", () => {
		expect(page().environment.surface).toBe("webview");
		expect(document.querySelector('meta[name="client-interface"]')?.getAttribute("content")).toBe("WebView");
	});

	it("needs no bridge when it was requested as a web view, and is not marked twice [BRIDGE-01] [DEC-124]", () => {
		vi.useFakeTimers();
		delete window.ReactNativeWebView;
		document.head.innerHTML = '<meta name="client-interface" content="WebView">';
		page("webview");
		expect(vi.getTimerCount()).toBe(0);
		expect(document.querySelectorAll('meta[name="client-interface"]')).toHaveLength(1);
		page("web");
		expect(vi.getTimerCount()).toBe(1);
	});

	it("polls for the bridge every 10 ms, for at most five seconds [CONST-11] [DEC-133]", () => {
		vi.useFakeTimers();
		const surfaceAfter = (milliseconds: number) => {
			delete window.ReactNativeWebView;
			const app = page();
			vi.advanceTimersByTime(milliseconds);
			window.ReactNativeWebView = { postMessage: () => undefined };
			vi.advanceTimersByTime(10);
			return app.environment.surface;
		};
		expect([0, 10, 4_990, 5_000].map(surfaceAfter)).toEqual(["webview", "webview", "webview", "web"]);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("hands stay links and external addresses over to the app, and follows all other links itself [BRIDGE-03] [DEC-126]", () => {
		page("webview");
		expect([press("/products/3?a=1"), press("tel:0000-0000"), press("/faq")]).toEqual([false, false, true]);
		expect(sent).toEqual([
			{ event: "push", payload: { path: "/accom/3?a=1" } },
			{ event: "openExternal", payload: { url: "tel:0000-0000" } },
		]);
	});

	it("hands links over before any part of the page can stop the click event [BRIDGE-03] [DEC-126]", () => {
		page();
		document.body.addEventListener("click", (event) => event.stopPropagation(), { signal: left.signal });
		expect(press("/products/3")).toBe(false);
		expect(sent).toEqual([{ event: "push", payload: { path: "/accom/3" } }]);
	});

	it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
		"does not intercept a click that opens a new tab or window: %j [BRIDGE-03]",
		(how) => {
			page("webview");
			expect(press("/products/3", how)).toBe(true);
			expect(sent).toEqual([]);
		},
	);

	it.each([
		["breaks", { postMessage: () => expect.fail("broken") }],
		["is missing", undefined],
	])(
		"follows its links itself when the bridge %s, with stays at the web view's address [ROUTE-05] [E02]",
		(_, bridge) => {
			if (bridge) window.ReactNativeWebView = bridge;
			else delete window.ReactNativeWebView;
			const gone: string[] = [];
			const navigate = async (path: string) => void gone.push(path);
			const location = { pathname: "/faq", search: "" };
			page("webview", (app) =>
				app.navigation.attach({ state: { location }, navigate, revalidate: async () => undefined }),
			);
			expect(press("/products/3?a=1#rooms")).toBe(false);
			expect([press("tel:0000-0000"), press("/faq"), press("/products-sale")]).toEqual([true, true, true]);
			expect(gone).toEqual(["/accom/3?a=1#rooms"]);
		},
	);

	it("reports logins and logouts to the app, without a token [BRIDGE-05] [DEC-125]", () => {
		const { session } = page("webview");
		session.entered(hong);
		session.left();
		expect(sent).toEqual([
			{ event: "loggedIn", payload: {} },
			{ event: "loggedOut", payload: {} },
		]);
	});
});
