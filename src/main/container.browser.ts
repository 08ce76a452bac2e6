import type { Container } from "inversify";
import { DataLayerTracker } from "#adapters/analytics/DataLayerTracker.ts";
import { ReactNativeHost } from "#adapters/bridge/ReactNativeHost.ts";
import { BrowserBelongings } from "#adapters/browser/BrowserBelongings.ts";
import { BrowserFileSaver } from "#adapters/browser/BrowserFileSaver.ts";
import { BrowserSessionNews } from "#adapters/browser/BrowserSessionNews.ts";
import { BrowserSharing } from "#adapters/browser/BrowserSharing.ts";
import { BrowserWindows } from "#adapters/browser/BrowserWindows.ts";
import { CachedVouchers } from "#adapters/browser/CachedVouchers.ts";
import { CanvasPhotos } from "#adapters/browser/CanvasPhotos.ts";
import { RandomKeys } from "#adapters/browser/RandomKeys.ts";
import { textStorage } from "#adapters/browser/textStorage.ts";
import { PageClock } from "#adapters/clock/PageClock.ts";
import { BrowserMemberCache } from "#adapters/cookies/BrowserMemberCache.ts";
import { BrowserReturnTargets } from "#adapters/cookies/BrowserReturnTargets.ts";
import { BrowserSessionStore } from "#adapters/cookies/BrowserSessionStore.ts";
import { documentCookies } from "#adapters/cookies/documentCookies.ts";
import { boundedFetch } from "#adapters/http/boundedFetch.ts";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { TabRenewal } from "#adapters/http/TabRenewal.ts";
import { watchedFetch } from "#adapters/http/watchedFetch.ts";
import { jsonStorage } from "#adapters/local-storage/jsonStorage.ts";
import { LocalFindEmailAttempts } from "#adapters/local-storage/LocalFindEmailAttempts.ts";
import { LocalHotelPrices } from "#adapters/local-storage/LocalHotelPrices.ts";
import { LocalRecentSearches } from "#adapters/local-storage/LocalRecentSearches.ts";
import { LocalReportedOrders } from "#adapters/local-storage/LocalReportedOrders.ts";
import { LocalSavedSearch } from "#adapters/local-storage/LocalSavedSearch.ts";
import { BrowserReloadMemory } from "#adapters/session-storage/BrowserReloadMemory.ts";
import { SessionBookingDrafts } from "#adapters/session-storage/SessionBookingDrafts.ts";
import { SessionKeptAddresses } from "#adapters/session-storage/SessionKeptAddresses.ts";
import { SessionMembershipDrafts } from "#adapters/session-storage/SessionMembershipDrafts.ts";
import { SessionPendingSocials } from "#adapters/session-storage/SessionPendingSocials.ts";
import { SessionVisits } from "#adapters/session-storage/SessionVisits.ts";
import { replaceableKeys } from "#domain/member/sessionStorage.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { FailurePopups } from "#ui/app/FailurePopups.ts";
import { leaveLayers } from "#ui/components/layerHistory.ts";
import { containerOf, partOf } from "./containers.ts";
import { httpPorts } from "./httpPorts.ts";
import { latePort } from "./latePort.ts";

declare global {
	interface Window {
		/** The mobile app's bridge, where there is one (DEC-124). */
		ReactNativeWebView?: { postMessage(message: string): void };
	}
}

/** The ports of a page in a browser or in the app's web view. Loaded on the first use case, not with hydration. */
export function browserContainer(app: AppState): Container {
	const cookies = documentCookies(document, location.protocol === "https:");
	const clock = new PageClock(app.environment.now);
	app.attachClock(clock);
	const onForeign = (key: string) => console.warn(`"${key}" in the storage is not ours: thrown away`);
	const local = textStorage(() => localStorage, { replaceable: replaceableKeys, onForeign });
	const tab = textStorage(() => sessionStorage, { onForeign });
	const storage = jsonStorage(local, onForeign);
	const vouchers = new CachedVouchers(() => (typeof caches === "undefined" ? undefined : caches));

	const store = new BrowserSessionStore({
		cookies,
		now: () => clock.now(),
		closeOnServer: () => calls.internalAuth.DELETE("/v1/session"),
	});
	const renewal = new TabRenewal({
		store,
		refresh: () => calls.auth.POST("/refresh", { body: {} }),
		locks: navigator.locks,
	});
	const calls: HttpCalls = new HttpCalls({
		origin: location.origin,
		fetch: watchedFetch(
			boundedFetch((request) => fetch(request)),
			app.connection,
		),
		session: () => partOf(container, "memberSession"),
	});

	const container: Container = containerOf({
		...httpPorts(calls),
		authenticator: latePort(async () => {
			const { WebAuthenticator } = await import("#adapters/browser/WebAuthenticator.ts");
			return new WebAuthenticator(window);
		}),
		vouchers,
		belongings: new BrowserBelongings({
			local,
			tab,
			vouchers,
			digest: crypto.subtle?.digest.bind(crypto.subtle, "SHA-256"),
		}),
		bookingDrafts: new SessionBookingDrafts(tab),
		failureNotices: new FailurePopups(app.popups),
		membershipDrafts: new SessionMembershipDrafts(tab),
		fileSaver: new BrowserFileSaver(),
		photoMaker: new CanvasPhotos(),
		findEmailAttempts: new LocalFindEmailAttempts(storage),
		keys: new RandomKeys(),
		clock,
		currentVisitor: app.session,
		dialogs: app.popups,
		memberCache: new BrowserMemberCache(cookies),
		nativeHost: new ReactNativeHost(() => window.ReactNativeWebView),
		hotelPriceCache: new LocalHotelPrices(storage),
		sharing: new BrowserSharing(),
		windows: new BrowserWindows(leaveLayers),
		pendingSocials: new SessionPendingSocials(jsonStorage(tab, onForeign)),
		pageNavigation: app.navigation,
		recentSearches: new LocalRecentSearches(storage),
		savedSearch: new LocalSavedSearch(storage),
		reloadMemory: new BrowserReloadMemory(tab),
		returnTargets: new BrowserReturnTargets(cookies),
		sessionRenewal: renewal,
		sessionStore: store,
		keptAddresses: new SessionKeptAddresses(jsonStorage(tab, onForeign)),
		reportedOrders: new LocalReportedOrders(storage),
		sessionNews: new BrowserSessionNews(
			window,
			"BroadcastChannel" in window ? (name) => new BroadcastChannel(name) : null,
		),
		tracker: new DataLayerTracker(window),
		visits: new SessionVisits(jsonStorage(tab, onForeign)),
		get surface() {
			return app.environment.surface;
		},
	});
	return container;
}
