import { reaction } from "mobx";
import { ReactNativeHost } from "#adapters/bridge/ReactNativeHost.ts";
import { linkTarget } from "#domain/navigation/bridgeMessage.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { isBackHandledByHost } from "#ui/components/layerHistory.ts";

/** The bridge may appear after the page has loaded: maximum number of checks, one every 10 ms (CONST-11, DEC-133). */
const maxChecks = 500;
const pollEveryMs = 10;

/**
 * Connects the page to the surrounding mobile app, if there is one, which is detected by the request header or by the app's bridge
 * (BRIDGE-01, BRIDGE-02, DEC-124).
 */
export function joinNativeHost(app: AppState): void {
	const host = new ReactNativeHost(() => window.ReactNativeWebView);
	const join = () => {
		app.enterWebView();
		markDocument();
		handLinksOver(app, host);
		followSessionOf(app, host);
	};
	if (app.environment.surface === "webview" || host.isPresent()) {
		join();
		return;
	}
	let left = maxChecks;
	const timer = setInterval(() => {
		left -= 1;
		const isPresent = host.isPresent();
		if (isPresent || left === 0) clearInterval(timer);
		if (isPresent) join();
	}, pollEveryMs);
}

/** Adds the meta tag that a page requested for a web view has from the server (DEC-124). */
function markDocument(): void {
	if (isBackHandledByHost()) return;
	const mark = document.createElement("meta");
	mark.name = "client-interface";
	mark.content = "WebView";
	document.head.append(mark);
}

/**
 * Passes clicks on links to stays and external addresses to the app, wherever they are on the page (BRIDGE-03, DEC-126). A stay that the
 * app does not accept opens in the page, at its web view address (ROUTE-05).
 */
function handLinksOver({ navigation }: AppState, host: ReactNativeHost): void {
	window.addEventListener(
		"click",
		(event) => {
			if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
			const link = event.target instanceof Element ? event.target.closest("a[href]:not([download])") : null;
			const target = link && linkTarget(link.getAttribute("href") ?? "", "webview");
			if (!target || !("bridge" in target)) return;
			const { bridge } = target;
			if (host.offer(bridge)) event.preventDefault();
			else if (bridge.event === "push") {
				event.preventDefault();
				void navigation.go(bridge.payload.path);
			}
		},
		true,
	);
}

/** Notifies the app of logins and logouts on its pages; the messages contain no token (DEC-125). */
function followSessionOf({ session }: AppState, host: ReactNativeHost): void {
	reaction(
		() => session.signedIn,
		(signedIn) => {
			host.offer({ event: signedIn ? "loggedIn" : "loggedOut", payload: {} });
		},
	);
}
