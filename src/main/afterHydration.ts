import type { AppState } from "#ui/app/AppState.ts";
import { followOtherTabs } from "./followOtherTabs.ts";
import { followTime } from "./followTime.ts";
import { joinNativeHost } from "./joinNativeHost.ts";
import { keepAppOffline } from "./keepAppOffline.ts";
import { leaveGoneBuild } from "./leaveGoneBuild.ts";

/** What a page does once it is alive and idle: none of it may cost the first paint anything. */
export function afterHydration(app: AppState): void {
	joinNativeHost(app);
	followOtherTabs(app);
	followTime(app);
	leaveGoneBuild(app);
	keepAppOffline();
	window.__accompanied = true;
}
