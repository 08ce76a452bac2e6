/** Where the application is shown: a browser, or the mobile app's embedded web view. */
export type Surface = "web" | "webview";

/**
 * A web view is told by the client-interface header (exactly 'WebView') or by the app's bridge being there. [BRIDGE-01,
 * BRIDGE-02, DEC-124]
 */
export const detectSurface = (signs: { readonly header: unknown; readonly bridge: boolean }): Surface =>
	signs.header === "WebView" || signs.bridge ? "webview" : "web";
