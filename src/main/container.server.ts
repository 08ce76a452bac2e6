import type { Container } from "inversify";
import { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { MemoryBookingDrafts, MemoryFiles, MemoryKeys } from "#adapters/memory/MemoryBookings.ts";
import { MemoryHost } from "#adapters/memory/MemoryHost.ts";
import { MemoryFindEmailAttempts } from "#adapters/memory/MemoryMember.ts";
import { MemoryMembershipDrafts } from "#adapters/memory/MemoryMembership.ts";
import {
	MemoryDialogs,
	MemoryNavigation,
	MemoryWindows,
	SettableClock,
} from "#adapters/memory/MemoryPage.ts";
import { MemoryRecents, MemorySavedSearch } from "#adapters/memory/MemorySearch.ts";
import {
	MemoryBelongings,
	MemoryMemberCache,
	MemoryReloads,
	MemoryReturnTargets,
	MemorySessionCalls,
	MemorySessionStore,
	MemoryVisitor,
} from "#adapters/memory/MemorySession.ts";
import {
	MemoryKeptAddresses,
	MemoryReportedOrders,
	MemorySessionNews,
	MemoryTracker,
	MemoryVisits,
} from "#adapters/memory/MemoryShell.ts";
import { MemoryPendingSocials } from "#adapters/memory/MemorySocial.ts";
import { MemoryHotelPrices, MemorySharing } from "#adapters/memory/MemoryStay.ts";
import { MemoryVouchers } from "#adapters/memory/MemoryVouchers.ts";
import { ports } from "#ports/tokens.ts";
import { childOf, key, rootOf } from "./containers.ts";
import { bindHttpAdapters } from "./httpAdapters.ts";
import { modules } from "./modules/all.ts";

const root = rootOf(modules);

/** What one document request lends to the application. */
export interface RequestPorts {
	/** Calls the product's own services without leaving the process. */
	readonly fetch: typeof fetch;
	/** Of the visitor, when there is one: server-side calls send it in a header (DEC-113). */
	readonly accessToken: string | null;
	readonly now: number;
	readonly surface: "web" | "webview";
}

/**
 * The ports of one server-rendered page: nothing here outlives the request. What only a browser has (popups, storage,
 * moving between pages) is an empty memory: rendering reads it and shows nothing.
 */
export function requestContainer({ fetch, accessToken, now, surface }: RequestPorts): Container {
	const container = childOf(root);
	const store = new MemorySessionStore();
	const calls = new HttpCalls({
		origin: "http://page.invalid",
		fetch,
		renewal: null,
		failures: { perform: async () => undefined },
		accessToken,
	});
	container.bind(key(ports.belongings)).toConstantValue(new MemoryBelongings());
	container.bind(key(ports.vouchers)).toConstantValue(new MemoryVouchers());
	container.bind(key(ports.bookingDrafts)).toConstantValue(new MemoryBookingDrafts());
	container.bind(key(ports.membershipDrafts)).toConstantValue(new MemoryMembershipDrafts());
	container.bind(key(ports.fileSaver)).toConstantValue(new MemoryFiles());
	container.bind(key(ports.findEmailAttempts)).toConstantValue(new MemoryFindEmailAttempts());
	container.bind(key(ports.keys)).toConstantValue(new MemoryKeys());
	container.bind(key(ports.clock)).toConstantValue(new SettableClock(now));
	container.bind(key(ports.currentVisitor)).toConstantValue(new MemoryVisitor());
	container.bind(key(ports.dialogs)).toConstantValue(new MemoryDialogs());
	container.bind(key(ports.memberCache)).toConstantValue(new MemoryMemberCache());
	container.bind(key(ports.nativeHost)).toConstantValue(new MemoryHost());
	container.bind(key(ports.hotelPriceCache)).toConstantValue(new MemoryHotelPrices());
	container.bind(key(ports.sharing)).toConstantValue(new MemorySharing());
	container.bind(key(ports.windows)).toConstantValue(new MemoryWindows());
	container.bind(key(ports.pendingSocials)).toConstantValue(new MemoryPendingSocials());
	container.bind(key(ports.pageNavigation)).toConstantValue(new MemoryNavigation());
	container.bind(key(ports.recentSearches)).toConstantValue(new MemoryRecents());
	container.bind(key(ports.savedSearch)).toConstantValue(new MemorySavedSearch());
	container.bind(key(ports.reloadMemory)).toConstantValue(new MemoryReloads());
	container.bind(key(ports.returnTargets)).toConstantValue(new MemoryReturnTargets());
	container.bind(key(ports.sessionRenewal)).toConstantValue(new MemorySessionCalls(store));
	container.bind(key(ports.sessionStore)).toConstantValue(store);
	container.bind(key(ports.keptAddresses)).toConstantValue(new MemoryKeptAddresses());
	container.bind(key(ports.reportedOrders)).toConstantValue(new MemoryReportedOrders());
	container.bind(key(ports.sessionNews)).toConstantValue(new MemorySessionNews());
	container.bind(key(ports.tracker)).toConstantValue(new MemoryTracker());
	container.bind(key(ports.visits)).toConstantValue(new MemoryVisits());
	container.bind(key(ports.surface)).toConstantValue(surface);
	bindHttpAdapters(container, calls);
	return container;
}
