import type { Container } from "inversify";
import { DataLayerTracker } from "#adapters/analytics/DataLayerTracker.ts";
import { ReactNativeHost } from "#adapters/bridge/ReactNativeHost.ts";
import { BrowserBelongings } from "#adapters/browser/BrowserBelongings.ts";
import { BrowserFileSaver } from "#adapters/browser/BrowserFileSaver.ts";
import { BrowserSessionNews } from "#adapters/browser/BrowserSessionNews.ts";
import { BrowserSharing } from "#adapters/browser/BrowserSharing.ts";
import { BrowserWindows } from "#adapters/browser/BrowserWindows.ts";
import { CachedVouchers } from "#adapters/browser/CachedVouchers.ts";
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
import type { CallFailures } from "#ports/CallFailures.ts";
import { ports } from "#ports/tokens.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { childOf, key, rootOf } from "./containers.ts";
import { bindHttpAdapters } from "./httpAdapters.ts";
import { modules } from "./modules/all.ts";
import { errorActions } from "./modules/session.ts";

declare global {
	interface Window {
		/** The mobile app's bridge, where there is one (DEC-124). */
		ReactNativeWebView?: { postMessage(message: string): void };
	}
}

/** The ports of a page in a browser or in the app's web view. Loaded on the first use case, not with hydration. */
export function browserContainer(app: AppState): Container {
	const container = childOf(rootOf(modules));
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
	// One for the page: it answers calls that fail together with one ending of the session.
	let actions: CallFailures | undefined;
	const failures: CallFailures = {
		perform(action) {
			actions ??= container.get(key(errorActions));
			return actions.perform(action);
		},
	};
	const calls: HttpCalls = new HttpCalls({
		origin: location.origin,
		fetch: watchedFetch(
			boundedFetch((request) => fetch(request)),
			app.connection,
		),
		renewal,
		failures,
	});

	container.bind(key(ports.vouchers)).toConstantValue(vouchers);
	container.bind(key(ports.belongings)).toConstantValue(
		new BrowserBelongings({
			local,
			tab,
			vouchers,
			digest: crypto.subtle?.digest.bind(crypto.subtle, "SHA-256"),
		}),
	);
	container.bind(key(ports.bookingDrafts)).toConstantValue(new SessionBookingDrafts(tab));
	container.bind(key(ports.callFailures)).toConstantValue(failures);
	container.bind(key(ports.membershipDrafts)).toConstantValue(new SessionMembershipDrafts(tab));
	container.bind(key(ports.fileSaver)).toConstantValue(new BrowserFileSaver());
	container.bind(key(ports.findEmailAttempts)).toConstantValue(new LocalFindEmailAttempts(storage));
	container.bind(key(ports.keys)).toConstantValue(new RandomKeys());
	container.bind(key(ports.clock)).toConstantValue(clock);
	container.bind(key(ports.currentVisitor)).toConstantValue(app.session);
	container.bind(key(ports.dialogs)).toConstantValue(app.popups);
	container.bind(key(ports.memberCache)).toConstantValue(new BrowserMemberCache(cookies));
	container.bind(key(ports.nativeHost)).toConstantValue(new ReactNativeHost(() => window.ReactNativeWebView));
	container.bind(key(ports.hotelPriceCache)).toConstantValue(new LocalHotelPrices(storage));
	container.bind(key(ports.sharing)).toConstantValue(new BrowserSharing());
	container.bind(key(ports.windows)).toConstantValue(new BrowserWindows());
	container
		.bind(key(ports.pendingSocials))
		.toConstantValue(new SessionPendingSocials(jsonStorage(tab, onForeign)));
	container.bind(key(ports.pageNavigation)).toConstantValue(app.navigation);
	container.bind(key(ports.recentSearches)).toConstantValue(new LocalRecentSearches(storage));
	container.bind(key(ports.savedSearch)).toConstantValue(new LocalSavedSearch(storage));
	container.bind(key(ports.reloadMemory)).toConstantValue(new BrowserReloadMemory(tab));
	container.bind(key(ports.returnTargets)).toConstantValue(new BrowserReturnTargets(cookies));
	container.bind(key(ports.sessionRenewal)).toConstantValue(renewal);
	container.bind(key(ports.sessionStore)).toConstantValue(store);
	container
		.bind(key(ports.keptAddresses))
		.toConstantValue(new SessionKeptAddresses(jsonStorage(tab, onForeign)));
	container.bind(key(ports.reportedOrders)).toConstantValue(new LocalReportedOrders(storage));
	container
		.bind(key(ports.sessionNews))
		.toConstantValue(
			new BrowserSessionNews(
				window,
				"BroadcastChannel" in window ? (name) => new BroadcastChannel(name) : null,
			),
		);
	container.bind(key(ports.tracker)).toConstantValue(new DataLayerTracker(window));
	container.bind(key(ports.visits)).toConstantValue(new SessionVisits(jsonStorage(tab, onForeign)));
	container.bind(key(ports.surface)).toDynamicValue(() => app.environment.surface);
	bindHttpAdapters(container, calls);
	return container;
}
