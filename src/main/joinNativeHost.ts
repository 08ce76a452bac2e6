import { reaction } from "mobx";
import { ReactNativeHost } from "#adapters/bridge/ReactNativeHost.ts";
import { linkTarget } from "#domain/navigation/bridgeMessage.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { holdBack, isBackHandledByHost } from "#ui/components/layerHistory.ts";

/** A bridge may come after the page: it is looked for this often (CONST-11, DEC-133). */
const looks = 500;
const pollEveryMs = 10;

/**
 * Makes the page a part of the mobile app, where there is one: by the header it was asked for with, or by the app's bridge
 * (BRIDGE-01, BRIDGE-02, DEC-124).
 */
export function joinNativeHost(app: AppState): void {
	const host = new ReactNativeHost(() => window.ReactNativeWebView);
	const join = () => {
		app.enterWebView();
		markDocument();
		handLinksOver(app, host);
		followSessionOf(app, host);
		closePopupsFirst(app);
	};
	if (app.environment.surface === "webview" || host.isPresent()) {
		join();
		return;
	}
	let left = looks;
	const timer = setInterval(() => {
		left -= 1;
		const isPresent = host.isPresent();
		if (isPresent || left === 0) clearInterval(timer);
		if (isPresent) join();
	}, pollEveryMs);
}

/** The mark a page has that was asked for as a web view's (DEC-124). */
function markDocument(): void {
	if (isBackHandledByHost()) return;
	const mark = document.createElement("meta");
	mark.name = "client-interface";
	mark.content = "WebView";
	document.head.append(mark);
}

/**
 * Stays and addresses outside are the app's matter, wherever on a page they are linked (BRIDGE-03, DEC-126). A stay the app
 * does not take is opened in the page, at the web view's address (ROUTE-05).
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

/** The app follows logins and logouts of its pages; no token is in the message (DEC-125). */
function followSessionOf({ session }: AppState, host: ReactNativeHost): void {
	reaction(
		() => session.signedIn,
		(signedIn) => {
			host.offer({ event: signedIn ? "loggedIn" : "loggedOut", payload: {} });
		},
	);
}

/** The app's back button goes back in the page's history, and an open popup is not the page. */
function closePopupsFirst({ popups }: AppState): void {
	let letGo: (() => void) | null = null;
	reaction(
		() => popups.current,
		(popup) => {
			letGo?.();
			letGo = popup && holdBack(() => popups.cancel());
		},
		{ fireImmediately: true },
	);
}
