/** Where the application runs: a browser, or the mobile app's embedded web view. */
export type Surface = "web" | "webview";

/**
 * Detects the surface: a web view is recognised by the client-interface header (exactly 'WebView') or by the app's bridge. [BRIDGE-01,
 * BRIDGE-02, DEC-124]
 */
export const detectSurface = (signs: { readonly header: unknown; readonly bridge: boolean }): Surface =>
	signs.header === "WebView" || signs.bridge ? "webview" : "web";
