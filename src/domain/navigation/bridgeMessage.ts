import { readInternalPath } from "./internalPath.ts";
import type { Surface } from "./surface.ts";
import { webViewPath } from "./webViewPath.ts";

/** Messages the page can send to the mobile app. None carries a token. [BRIDGE-05, DEC-125] */
export type BridgeMessage =
	| { readonly event: "push"; readonly payload: { readonly path: string } }
	| { readonly event: "share"; readonly payload: { readonly title: string; readonly url: string } }
	| { readonly event: "openExternal"; readonly payload: { readonly url: string } }
	| {
			readonly event: "back" | "home" | "loggedIn" | "loggedOut";
			readonly payload: Readonly<Record<string, never>>;
	  };

/** Target of a link: within the application, a new window, or the mobile app. */
export type LinkTarget =
	| { readonly navigate: string }
	| { readonly open: string }
	| { readonly bridge: BridgeMessage };

const push = (path: string): LinkTarget => ({ bridge: { event: "push", payload: { path } } });

/** Returns the target of the inquiry history; in a web view, the app's own screen. [ROUTE-20, ROUTE-21, CS-03] */
export const inquiryTarget = (surface: Surface): LinkTarget =>
	surface === "webview" ? push("/my/inquiry") : { navigate: "/inquiries" };

/** Returns the target of a stay in search results or recent items: a new window, or the app's screen in a web view. [ROUTE-04, DEC-013] */
export const stayTarget = (path: string, surface: Surface): LinkTarget =>
	surface === "webview" ? push(webViewPath(path)) : { open: path };

const external = /^(?:https?:\/\/|tel:|mailto:)/i;

/**
 * Returns the target of any other link. In a web view, stays and external URLs are handed to the app; elsewhere external URLs open a new
 * window. All other paths navigate. Null for a URL that is neither one of our paths nor http, tel or mailto. [BRIDGE-03, DEC-126]
 */
export function linkTarget(href: string, surface: Surface): LinkTarget | null {
	if (external.test(href)) {
		return surface === "webview"
			? { bridge: { event: "openExternal", payload: { url: href } } }
			: { open: href };
	}
	if (readInternalPath(href) === null) return null;
	const path = webViewPath(href);
	return surface === "webview" && path !== href ? push(path) : { navigate: href };
}
