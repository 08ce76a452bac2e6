import type { Container } from "inversify";
import { BrowserFileSaver } from "#adapters/browser/BrowserFileSaver.ts";
import { BrowserSharing } from "#adapters/browser/BrowserSharing.ts";
import { CachedVouchers } from "#adapters/browser/CachedVouchers.ts";
import { CanvasPhotos } from "#adapters/browser/CanvasPhotos.ts";
import { RandomKeys } from "#adapters/browser/RandomKeys.ts";
import { boundedFetch } from "#adapters/http/boundedFetch.ts";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { watchedFetch } from "#adapters/http/watchedFetch.ts";
import { LocalFindEmailAttempts } from "#adapters/local-storage/LocalFindEmailAttempts.ts";
import { LocalHotelPrices } from "#adapters/local-storage/LocalHotelPrices.ts";
import { LocalReportedOrders } from "#adapters/local-storage/LocalReportedOrders.ts";
import { SessionBookingDrafts } from "#adapters/session-storage/SessionBookingDrafts.ts";
import { SessionMembershipDrafts } from "#adapters/session-storage/SessionMembershipDrafts.ts";
import { SessionPendingSocials } from "#adapters/session-storage/SessionPendingSocials.ts";
import { SessionPickedStays } from "#adapters/session-storage/SessionPickedStays.ts";
import { SessionTypedTexts } from "#adapters/session-storage/SessionTypedTexts.ts";
import { onDemandRecipes } from "#application/recipes/onDemand.ts";
import type { Ports } from "#ports/Ports.ts";
import type { AppState } from "#ui/app/AppState.ts";
import { browserStorage, type FirstPort } from "./container.browser.ts";
import { addPorts, addRecipes, partOf } from "./containers.ts";
import { httpPorts } from "./httpPorts.ts";
import { lazyPort } from "./lazyPort.ts";

export type OnDemand = ReturnType<typeof addOnDemand>;

/** Registers the on-demand chunk: its use cases, all API calls, and the ports that only they need. */
export function addOnDemand(app: AppState, container: Container) {
	const { tab, localJson, tabJson } = browserStorage();
	const calls = new HttpCalls({
		origin: location.origin,
		fetch: watchedFetch(
			boundedFetch((request) => fetch(request)),
			app.connection,
		),
		session: () => partOf(container, "memberSession"),
	});
	const { sessionCalls, ...ports } = httpPorts(calls);
	const vouchers = new CachedVouchers(() => (typeof caches === "undefined" ? undefined : caches));
	const rest: Omit<Ports, FirstPort> = {
		...ports,
		authenticator: lazyPort(async () => {
			const { WebAuthenticator } = await import("#adapters/browser/WebAuthenticator.ts");
			return new WebAuthenticator(window);
		}),
		vouchers,
		bookingDrafts: new SessionBookingDrafts({ tab, lasting: localJson, now: () => Date.now() }),
		membershipDrafts: new SessionMembershipDrafts(tab),
		fileSaver: new BrowserFileSaver(),
		photoMaker: new CanvasPhotos(),
		findEmailAttempts: new LocalFindEmailAttempts(localJson),
		keys: new RandomKeys(),
		dialogs: app.popups,
		hotelPriceCache: new LocalHotelPrices(localJson),
		sharing: new BrowserSharing(),
		pendingSocials: new SessionPendingSocials(tabJson),
		pickedStays: new SessionPickedStays(tabJson),
		typedTexts: new SessionTypedTexts(tabJson),
		reportedOrders: new LocalReportedOrders(localJson),
		get surface() {
			return app.environment.surface;
		},
	};
	addPorts(container, rest);
	addRecipes(onDemandRecipes);
	return { calls, sessionCalls, vouchers };
}
