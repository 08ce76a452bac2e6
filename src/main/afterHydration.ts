import type { AppState } from "#ui/app/AppState.ts";
import { loadWebFont } from "#ui/styles/webFont.ts";
import type { FirstCalls } from "./FirstCalls.ts";
import { followOtherTabs } from "./followOtherTabs.ts";
import { followTime } from "./followTime.ts";
import { joinNativeHost } from "./joinNativeHost.ts";
import { keepAppearance } from "./keepAppearance.ts";
import { keepAppOffline } from "./keepAppOffline.ts";
import { reloadAfterDeploy } from "./reloadAfterDeploy.ts";
import { reloadForNewVisitor } from "./reloadForNewVisitor.ts";

/**
 * Starts everything that must not delay the first paint. Runs after hydration, when the page is idle; fonts and offline copies also wait
 * for the page's first API calls.
 */
export function afterHydration(app: AppState, calls: FirstCalls): void {
	joinNativeHost(app);
	followOtherTabs(app);
	followTime(app);
	keepAppearance(app);
	reloadAfterDeploy(app);
	reloadForNewVisitor(app);
	void calls
		.answered()
		.then(loadWebFont)
		.catch(() => undefined)
		.then(keepAppOffline);
	window.__accompanied = true;
}
