import type { Container } from "inversify";
import { DataLayerTracker } from "#adapters/analytics/DataLayerTracker.ts";
import { ReactNativeHost } from "#adapters/bridge/ReactNativeHost.ts";
import { BrowserMemberData } from "#adapters/browser/BrowserMemberData.ts";
import { BrowserSessionChanges } from "#adapters/browser/BrowserSessionChanges.ts";
import { BrowserWindows } from "#adapters/browser/BrowserWindows.ts";
import { textStorage } from "#adapters/browser/textStorage.ts";
import { PageClock } from "#adapters/clock/PageClock.ts";
import { BrowserMemberCache } from "#adapters/cookies/BrowserMemberCache.ts";
import { BrowserReturnTargets } from "#adapters/cookies/BrowserReturnTargets.ts";
import { BrowserSessionStore } from "#adapters/cookies/BrowserSessionStore.ts";
import { documentCookies } from "#adapters/cookies/documentCookies.ts";
import { TabRenewal } from "#adapters/http/TabRenewal.ts";
import { jsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { LocalRecentSearches } from "#adapters/local-storage/LocalRecentSearches.ts";
import { LocalSavedSearch } from "#adapters/local-storage/LocalSavedSearch.ts";
import { BrowserReloadMemory } from "#adapters/session-storage/BrowserReloadMemory.ts";
import { SessionRememberedAddresses } from "#adapters/session-storage/SessionRememberedAddresses.ts";
import { SessionVisits } from "#adapters/session-storage/SessionVisits.ts";
import { replaceableKeys } from "#domain/member/sessionStorage.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { FailurePopups } from "#ui/app/FailurePopups.ts";
import { leaveLayers } from "#ui/components/layerHistory.ts";
import { containerOf } from "./containers.ts";
import { lazyPort } from "./lazyPort.ts";
import { lazySessionCalls } from "./lazySessionCalls.ts";
import type { OnDemand } from "./onDemand.ts";

declare global {
	interface Window {
		/** The mobile app's bridge; absent outside the app (DEC-124). */
		ReactNativeWebView?: { postMessage(message: string): void };
	}
}

/** Creates the storages used by both groups of browser ports. */
export function browserStorage() {
	const onForeign = (key: string) => console.warn(`"${key}" in the storage is not ours: thrown away`);
	const local = textStorage(() => localStorage, { replaceable: replaceableKeys, onForeign });
	const tab = textStorage(() => sessionStorage, { onForeign });
	return { local, tab, localJson: jsonStorage(local), tabJson: jsonStorage(tab) };
}

/** The ports of the use cases that every page runs. The others are loaded with the on-demand use cases (`onDemand.ts`). */
export type FirstPort =
	| "memberData"
	| "clock"
	| "currentVisitor"
	| "failureNotices"
	| "rememberedAddresses"
	| "memberCache"
	| "nativeHost"
	| "pageNavigation"
	| "recentSearches"
	| "reloadMemory"
	| "returnTargets"
	| "savedSearch"
	| "sessionCalls"
	| "sessionChanges"
	| "sessionRenewal"
	| "sessionStore"
	| "tracker"
	| "visits"
	| "windows";

/** Builds the container of a page in a browser or in the app's web view. Loaded on the first use case, not during hydration. */
export function browserContainer(app: AppState, onDemand: () => Promise<OnDemand>): Container {
	const cookies = documentCookies(document, location.protocol === "https:");
	const clock = new PageClock(app.environment.now);
	app.attachClock(clock);
	const { local, tab, localJson, tabJson } = browserStorage();
	const sessionStore = new BrowserSessionStore({
		cookies,
		now: () => clock.now(),
		closeOnServer: async () => (await onDemand()).calls.internalAuth.DELETE("/v1/session"),
	});
	const memberData = new BrowserMemberData({
		local,
		tab,
		vouchers: lazyPort(async () => (await onDemand()).vouchers),
		digest: crypto.subtle?.digest.bind(crypto.subtle, "SHA-256"),
	});
	// Must happen before any of the tab's data is read.
	memberData.dropStaleTabData();
	return containerOf<FirstPort>({
		memberData,
		clock,
		currentVisitor: app.session,
		failureNotices: new FailurePopups(app.popups),
		rememberedAddresses: new SessionRememberedAddresses(tabJson),
		memberCache: new BrowserMemberCache(cookies),
		nativeHost: new ReactNativeHost(() => window.ReactNativeWebView),
		pageNavigation: app.navigation,
		recentSearches: new LocalRecentSearches(localJson),
		reloadMemory: new BrowserReloadMemory(tab),
		returnTargets: new BrowserReturnTargets(cookies),
		savedSearch: new LocalSavedSearch(localJson),
		sessionCalls: lazySessionCalls(async () => (await onDemand()).sessionCalls),
		sessionChanges: new BrowserSessionChanges(
			window,
			"BroadcastChannel" in window ? (name) => new BroadcastChannel(name) : null,
		),
		sessionRenewal: new TabRenewal({
			store: sessionStore,
			refresh: async () => (await onDemand()).calls.auth.POST("/refresh", { body: {} }),
			locks: navigator.locks,
		}),
		sessionStore,
		tracker: new DataLayerTracker(window),
		visits: new SessionVisits(tabJson),
		windows: new BrowserWindows(leaveLayers),
	});
}
