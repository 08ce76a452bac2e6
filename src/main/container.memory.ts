import type { Container } from "inversify";
import { MemoryAccounts } from "#adapters/memory/MemoryAccounts.ts";
import {
	MemoryBookingDrafts,
	MemoryBookingMember,
	MemoryBookings,
	MemoryFiles,
	MemoryKeys,
	MemoryOrderReviews,
	MemoryPayments,
} from "#adapters/memory/MemoryBookings.ts";
import {
	MemoryAdvanceNotices,
	MemoryDeals,
	MemoryLinkedOrders,
	MemoryThemes,
} from "#adapters/memory/MemoryContent.ts";
import { MemoryHelpDesk } from "#adapters/memory/MemoryHelpDesk.ts";
import { MemoryHost } from "#adapters/memory/MemoryHost.ts";
import {
	MemoryFindEmailAttempts,
	MemoryInquiries,
	MemoryMemberCoupons,
	MemoryPointHistory,
	MemoryProfile,
} from "#adapters/memory/MemoryMember.ts";
import {
	MemoryBenefitMall,
	MemoryKeptCards,
	MemoryMembershipDrafts,
	MemoryMemberships,
} from "#adapters/memory/MemoryMembership.ts";
import {
	MemoryDialogs,
	MemoryNavigation,
	MemoryWindows,
	SettableClock,
} from "#adapters/memory/MemoryPage.ts";
import { MemoryCatalog, MemoryRecents, MemorySavedSearch } from "#adapters/memory/MemorySearch.ts";
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
import { MemoryPendingSocials, MemorySocialCalls } from "#adapters/memory/MemorySocial.ts";
import { MemoryHotelPrices, MemorySharing, MemoryStays } from "#adapters/memory/MemoryStay.ts";
import { MemoryVouchers } from "#adapters/memory/MemoryVouchers.ts";
import { ports } from "#ports/tokens.ts";
import { childOf, key, rootOf } from "./containers.ts";
import { modules } from "./modules/all.ts";

/** Every port in memory, each within reach of a test. */
export function memoryPorts(now = Date.UTC(2026, 10, 25)) {
	const sessionStore = new MemorySessionStore();
	const sessionCalls = new MemorySessionCalls(sessionStore);
	const bookingMember = new MemoryBookingMember();
	const clock = new SettableClock(now);
	const memberships = new MemoryMemberships(clock);
	return {
		advanceNotices: new MemoryAdvanceNotices(),
		deals: new MemoryDeals(),
		linkedOrders: new MemoryLinkedOrders(),
		themes: new MemoryThemes(),
		belongings: new MemoryBelongings(),
		vouchers: new MemoryVouchers(),
		bookingDrafts: new MemoryBookingDrafts(),
		bookingMember,
		findEmailAttempts: new MemoryFindEmailAttempts(),
		inquiries: new MemoryInquiries(),
		memberCoupons: new MemoryMemberCoupons(),
		pointHistory: new MemoryPointHistory(),
		profile: new MemoryProfile(bookingMember),
		bookings: new MemoryBookings(),
		fileSaver: new MemoryFiles(),
		keys: new MemoryKeys(),
		orderReviews: new MemoryOrderReviews(),
		payments: new MemoryPayments(),
		accountCalls: new MemoryAccounts(),
		catalog: new MemoryCatalog(),
		helpDesk: new MemoryHelpDesk(),
		hotelPrices: new MemoryHotelPrices(),
		sharing: new MemorySharing(),
		stays: new MemoryStays(),
		clock,
		memberships,
		benefitMall: new MemoryBenefitMall(bookingMember),
		keptCards: new MemoryKeptCards(memberships),
		membershipDrafts: new MemoryMembershipDrafts(),
		recentSearches: new MemoryRecents(),
		savedSearch: new MemorySavedSearch(),
		currentVisitor: new MemoryVisitor(),
		dialogs: new MemoryDialogs(),
		memberCache: new MemoryMemberCache(),
		nativeHost: new MemoryHost(),
		windows: new MemoryWindows(),
		pageNavigation: new MemoryNavigation(),
		reloadMemory: new MemoryReloads(),
		returnTargets: new MemoryReturnTargets(),
		pendingSocials: new MemoryPendingSocials(),
		sessionCalls,
		socialCalls: new MemorySocialCalls(sessionCalls),
		sessionStore,
		keptAddresses: new MemoryKeptAddresses(),
		reportedOrders: new MemoryReportedOrders(),
		sessionNews: new MemorySessionNews(),
		tracker: new MemoryTracker(),
		visits: new MemoryVisits(),
	};
}

export type MemoryPorts = ReturnType<typeof memoryPorts>;

/** The application without browser, server or network: for tests of screens and use cases. */
export function memoryContainer(memory: MemoryPorts): Container {
	const container = childOf(rootOf(modules));
	container.bind(key(ports.advanceNotices)).toConstantValue(memory.advanceNotices);
	container.bind(key(ports.deals)).toConstantValue(memory.deals);
	container.bind(key(ports.linkedOrders)).toConstantValue(memory.linkedOrders);
	container.bind(key(ports.themes)).toConstantValue(memory.themes);
	container.bind(key(ports.accountCalls)).toConstantValue(memory.accountCalls);
	container.bind(key(ports.belongings)).toConstantValue(memory.belongings);
	container.bind(key(ports.vouchers)).toConstantValue(memory.vouchers);
	container.bind(key(ports.bookingDrafts)).toConstantValue(memory.bookingDrafts);
	container.bind(key(ports.bookingMember)).toConstantValue(memory.bookingMember);
	container.bind(key(ports.bookings)).toConstantValue(memory.bookings);
	container.bind(key(ports.benefitMall)).toConstantValue(memory.benefitMall);
	container.bind(key(ports.keptCards)).toConstantValue(memory.keptCards);
	container.bind(key(ports.memberships)).toConstantValue(memory.memberships);
	container.bind(key(ports.membershipDrafts)).toConstantValue(memory.membershipDrafts);
	container.bind(key(ports.fileSaver)).toConstantValue(memory.fileSaver);
	container.bind(key(ports.findEmailAttempts)).toConstantValue(memory.findEmailAttempts);
	container.bind(key(ports.inquiries)).toConstantValue(memory.inquiries);
	container.bind(key(ports.memberCoupons)).toConstantValue(memory.memberCoupons);
	container.bind(key(ports.pointHistory)).toConstantValue(memory.pointHistory);
	container.bind(key(ports.profile)).toConstantValue(memory.profile);
	container.bind(key(ports.keys)).toConstantValue(memory.keys);
	container.bind(key(ports.orderReviews)).toConstantValue(memory.orderReviews);
	container.bind(key(ports.payments)).toConstantValue(memory.payments);
	container.bind(key(ports.helpDesk)).toConstantValue(memory.helpDesk);
	container.bind(key(ports.clock)).toConstantValue(memory.clock);
	container.bind(key(ports.currentVisitor)).toConstantValue(memory.currentVisitor);
	container.bind(key(ports.dialogs)).toConstantValue(memory.dialogs);
	container.bind(key(ports.memberCache)).toConstantValue(memory.memberCache);
	container.bind(key(ports.nativeHost)).toConstantValue(memory.nativeHost);
	for (const port of [ports.stayCatalog, ports.reviews, ports.wishes]) {
		container.bind(key<unknown>(port)).toConstantValue(memory.stays);
	}
	container.bind(key(ports.hotelPrices)).toConstantValue(memory.hotelPrices);
	container.bind(key(ports.hotelPriceCache)).toConstantValue(memory.hotelPrices);
	container.bind(key(ports.sharing)).toConstantValue(memory.sharing);
	container.bind(key(ports.windows)).toConstantValue(memory.windows);
	container.bind(key(ports.pageNavigation)).toConstantValue(memory.pageNavigation);
	for (const port of [ports.homeContent, ports.keywordSearch, ports.popularDestinations, ports.staySearch]) {
		container.bind(key<unknown>(port)).toConstantValue(memory.catalog);
	}
	container.bind(key(ports.recentSearches)).toConstantValue(memory.recentSearches);
	container.bind(key(ports.savedSearch)).toConstantValue(memory.savedSearch);
	container.bind(key(ports.reloadMemory)).toConstantValue(memory.reloadMemory);
	container.bind(key(ports.returnTargets)).toConstantValue(memory.returnTargets);
	container.bind(key(ports.pendingSocials)).toConstantValue(memory.pendingSocials);
	container.bind(key(ports.socialCalls)).toConstantValue(memory.socialCalls);
	container.bind(key(ports.sessionCalls)).toConstantValue(memory.sessionCalls);
	container.bind(key(ports.sessionRenewal)).toConstantValue(memory.sessionCalls);
	container.bind(key(ports.sessionStore)).toConstantValue(memory.sessionStore);
	container.bind(key(ports.keptAddresses)).toConstantValue(memory.keptAddresses);
	container.bind(key(ports.reportedOrders)).toConstantValue(memory.reportedOrders);
	container.bind(key(ports.sessionNews)).toConstantValue(memory.sessionNews);
	container.bind(key(ports.tracker)).toConstantValue(memory.tracker);
	container.bind(key(ports.visits)).toConstantValue(memory.visits);
	container.bind(key(ports.surface)).toConstantValue("web");
	return container;
}
