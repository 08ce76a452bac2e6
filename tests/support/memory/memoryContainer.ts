import type { Container } from "inversify";
import { onDemandRecipes } from "#application/recipes/onDemand.ts";
import { addRecipes, containerOf } from "#main/containers.ts";
import { FailurePopups } from "#ui/app/FailurePopups.ts";
import { MemoryAccountSecurity } from "./MemoryAccountSecurity.ts";
import { MemoryAccounts } from "./MemoryAccounts.ts";
import { MemoryBookingChanges } from "./MemoryBookingChanges.ts";
import {
	MemoryBookingDrafts,
	MemoryBookingMember,
	MemoryBookings,
	MemoryFiles,
	MemoryKeys,
	MemoryPayments,
} from "./MemoryBookings.ts";
import { MemoryAdvanceNotices, MemoryDeals, MemoryLinkedOrders, MemoryThemes } from "./MemoryContent.ts";
import { MemoryHelpDesk } from "./MemoryHelpDesk.ts";
import { MemoryHost } from "./MemoryHost.ts";
import {
	MemoryFindEmailAttempts,
	MemoryInquiries,
	MemoryMemberCoupons,
	MemoryPointHistory,
	MemoryProfile,
} from "./MemoryMember.ts";
import {
	MemoryBenefitMall,
	MemoryMembershipDrafts,
	MemoryMemberships,
	MemorySavedCards,
} from "./MemoryMembership.ts";
import { MemoryDialogs, MemoryNavigation, MemoryWindows, SettableClock } from "./MemoryPage.ts";
import { MemoryAuthenticator, MemoryPasskeys } from "./MemoryPasskeys.ts";
import { MemoryOrderReviews, MemoryPhotos } from "./MemoryReviews.ts";
import { MemoryCatalog, MemoryRecents, MemorySavedSearch } from "./MemorySearch.ts";
import {
	MemoryMemberCache,
	MemoryMemberData,
	MemoryReloads,
	MemoryReturnTargets,
	MemorySessionCalls,
	MemorySessionStore,
	MemoryVisitor,
} from "./MemorySession.ts";
import {
	MemoryPickedStays,
	MemoryRememberedAddresses,
	MemoryReportedOrders,
	MemorySessionChanges,
	MemoryTracker,
	MemoryTypedTexts,
	MemoryVisits,
} from "./MemoryShell.ts";
import { MemoryPendingSocials, MemorySocialCalls } from "./MemorySocial.ts";
import { MemoryHotelPrices, MemorySharing, MemoryStays } from "./MemoryStay.ts";
import { MemoryVouchers } from "./MemoryVouchers.ts";

addRecipes(onDemandRecipes);

/** Creates all in-memory ports, accessible to tests. */
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
		memberData: new MemoryMemberData(),
		vouchers: new MemoryVouchers(),
		bookingDrafts: new MemoryBookingDrafts(),
		bookingMember,
		findEmailAttempts: new MemoryFindEmailAttempts(),
		inquiries: new MemoryInquiries(),
		memberCoupons: new MemoryMemberCoupons(),
		pointHistory: new MemoryPointHistory(),
		accountSecurity: new MemoryAccountSecurity(),
		authenticator: new MemoryAuthenticator(),
		passkeys: new MemoryPasskeys(sessionCalls),
		profile: new MemoryProfile(bookingMember),
		bookings: new MemoryBookings(),
		bookingChanges: new MemoryBookingChanges(),
		fileSaver: new MemoryFiles(),
		keys: new MemoryKeys(),
		orderReviews: new MemoryOrderReviews(),
		photoMaker: new MemoryPhotos(),
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
		savedCards: new MemorySavedCards(memberships),
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
		rememberedAddresses: new MemoryRememberedAddresses(),
		reportedOrders: new MemoryReportedOrders(),
		sessionChanges: new MemorySessionChanges(),
		tracker: new MemoryTracker(),
		typedTexts: new MemoryTypedTexts(),
		visits: new MemoryVisits(),
		pickedStays: new MemoryPickedStays(),
	};
}

export type MemoryPorts = ReturnType<typeof memoryPorts>;

/** Builds the application without a browser, server or network, for tests of screens and use cases. */
export const memoryContainer = (memory: MemoryPorts): Container =>
	containerOf({
		...memory,
		stayCatalog: memory.stays,
		reviews: memory.stays,
		wishes: memory.stays,
		hotelPriceCache: memory.hotelPrices,
		homeContent: memory.catalog,
		keywordSearch: memory.catalog,
		popularDestinations: memory.catalog,
		stayMap: memory.catalog,
		staySearch: memory.catalog,
		sessionRenewal: memory.sessionCalls,
		surface: "web",
		failureNotices: new FailurePopups(memory.dialogs),
	});
