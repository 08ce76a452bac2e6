import { HttpAccountCalls } from "#adapters/http/HttpAccountCalls.ts";
import { HttpAccountSecurity } from "#adapters/http/HttpAccountSecurity.ts";
import { HttpAdvanceNotices } from "#adapters/http/HttpAdvanceNotices.ts";
import { HttpBenefitMall } from "#adapters/http/HttpBenefitMall.ts";
import { HttpBookingMember } from "#adapters/http/HttpBookingMember.ts";
import { HttpBookings } from "#adapters/http/HttpBookings.ts";
import type { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { HttpDeals } from "#adapters/http/HttpDeals.ts";
import { HttpHelpDesk } from "#adapters/http/HttpHelpDesk.ts";
import { HttpHomeContent } from "#adapters/http/HttpHomeContent.ts";
import { HttpHotelPrices } from "#adapters/http/HttpHotelPrices.ts";
import { HttpInquiries } from "#adapters/http/HttpInquiries.ts";
import { HttpKeywordSearch } from "#adapters/http/HttpKeywordSearch.ts";
import { HttpLinkedOrders } from "#adapters/http/HttpLinkedOrders.ts";
import { HttpMemberCoupons } from "#adapters/http/HttpMemberCoupons.ts";
import { HttpOrderReviews } from "#adapters/http/HttpOrderReviews.ts";
import { HttpPayments } from "#adapters/http/HttpPayments.ts";
import { HttpPointHistory } from "#adapters/http/HttpPointHistory.ts";
import { HttpPopularDestinations } from "#adapters/http/HttpPopularDestinations.ts";
import { HttpProfile } from "#adapters/http/HttpProfile.ts";
import { HttpReviews } from "#adapters/http/HttpReviews.ts";
import { HttpSessionCalls } from "#adapters/http/HttpSessionCalls.ts";
import { HttpSocialCalls } from "#adapters/http/HttpSocialCalls.ts";
import { HttpStayCatalog } from "#adapters/http/HttpStayCatalog.ts";
import { HttpStayMap } from "#adapters/http/HttpStayMap.ts";
import { HttpStaySearch } from "#adapters/http/HttpStaySearch.ts";
import { HttpThemes } from "#adapters/http/HttpThemes.ts";
import { HttpWishes } from "#adapters/http/HttpWishes.ts";
import { lazyPort } from "./lazyPort.ts";

/** Creates the ports backed by the server; the same adapters are used in the browser and during server rendering. */
export const httpPorts = (calls: HttpCalls) => ({
	advanceNotices: new HttpAdvanceNotices(calls),
	deals: new HttpDeals(calls),
	linkedOrders: new HttpLinkedOrders(calls),
	themes: new HttpThemes(calls),
	benefitMall: new HttpBenefitMall(calls),
	savedCards: lazyPort(async () => {
		const { HttpSavedCards } = await import("#adapters/http/HttpMemberships.ts");
		return new HttpSavedCards(calls);
	}),
	memberships: lazyPort(async () => {
		const { HttpMemberships } = await import("#adapters/http/HttpMemberships.ts");
		return new HttpMemberships(calls);
	}),
	bookingMember: new HttpBookingMember(calls),
	inquiries: new HttpInquiries(calls),
	memberCoupons: new HttpMemberCoupons(calls),
	pointHistory: new HttpPointHistory(calls),
	accountSecurity: new HttpAccountSecurity(calls),
	passkeys: lazyPort(async () => {
		const { HttpPasskeys } = await import("#adapters/http/HttpPasskeys.ts");
		return new HttpPasskeys(calls);
	}),
	profile: new HttpProfile(calls),
	bookings: new HttpBookings(calls),
	bookingChanges: lazyPort(async () => {
		const { HttpBookingChanges } = await import("#adapters/http/HttpBookingChanges.ts");
		return new HttpBookingChanges(calls);
	}),
	orderReviews: new HttpOrderReviews(calls),
	payments: new HttpPayments(calls),
	helpDesk: new HttpHelpDesk(calls),
	homeContent: new HttpHomeContent(calls),
	keywordSearch: new HttpKeywordSearch(calls),
	popularDestinations: new HttpPopularDestinations(calls),
	hotelPrices: new HttpHotelPrices(calls),
	reviews: new HttpReviews(calls),
	stayCatalog: new HttpStayCatalog(calls),
	wishes: new HttpWishes(calls),
	stayMap: new HttpStayMap(calls),
	staySearch: new HttpStaySearch(calls),
	accountCalls: new HttpAccountCalls(calls),
	socialCalls: new HttpSocialCalls(calls),
	sessionCalls: new HttpSessionCalls(calls),
});
