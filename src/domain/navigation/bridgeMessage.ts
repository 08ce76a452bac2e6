import { readInternalPath } from "./internalPath.ts";
import type { Surface } from "./surface.ts";
import { webViewPath } from "./webViewPath.ts";

/** What the page may tell the mobile app. No message carries a token. [BRIDGE-05, DEC-125] */
export type BridgeMessage =
	| { readonly event: "push"; readonly payload: { readonly path: string } }
	| { readonly event: "share"; readonly payload: { readonly title: string; readonly url: string } }
	| { readonly event: "openExternal"; readonly payload: { readonly url: string } }
	| {
			readonly event: "back" | "home" | "loggedIn" | "loggedOut";
			readonly payload: Readonly<Record<string, never>>;
	  };

/** Where a link leads: inside the application, to a new window, or to the mobile app. */
export type LinkTarget =
	| { readonly navigate: string }
	| { readonly open: string }
	| { readonly bridge: BridgeMessage };

const push = (path: string): LinkTarget => ({ bridge: { event: "push", payload: { path } } });

/** The inquiry history: the app's own screen in a web view. [ROUTE-20, ROUTE-21, CS-03] */
export const inquiryTarget = (surface: Surface): LinkTarget =>
	surface === "webview" ? push("/my/inquiry") : { navigate: "/inquiries" };

/** A stay from search results or recent items: a new window, or the app's screen. [ROUTE-04, DEC-013] */
export const stayTarget = (path: string, surface: Surface): LinkTarget =>
	surface === "webview" ? push(webViewPath(path)) : { open: path };

const external = /^(?:https?:\/\/|tel:|mailto:)/i;

/**
 * Any other link. In a web view stays and addresses outside go to the app; everything else navigates. Null for an address
 * that is neither a path of ours nor http, tel or mailto. [BRIDGE-03, DEC-126]
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
