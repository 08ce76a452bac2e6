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
 * What a page does once it is alive and idle: none of it may cost the first paint anything. Fonts and the copies for bad
 * networks come after what the screen itself has asked for.
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
