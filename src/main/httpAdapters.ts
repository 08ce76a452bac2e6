import type { Container } from "inversify";
import { HttpAccountCalls } from "#adapters/http/HttpAccountCalls.ts";
import { HttpBookingMember } from "#adapters/http/HttpBookingMember.ts";
import { HttpBookings } from "#adapters/http/HttpBookings.ts";
import type { HttpCalls } from "#adapters/http/HttpCalls.ts";
import { HttpHelpDesk } from "#adapters/http/HttpHelpDesk.ts";
import { HttpHomeContent } from "#adapters/http/HttpHomeContent.ts";
import { HttpHotelPrices } from "#adapters/http/HttpHotelPrices.ts";
import { HttpInquiries } from "#adapters/http/HttpInquiries.ts";
import { HttpKeywordSearch } from "#adapters/http/HttpKeywordSearch.ts";
import { HttpMemberCoupons } from "#adapters/http/HttpMemberCoupons.ts";
import { HttpOrderReviews } from "#adapters/http/HttpOrderReviews.ts";
import { HttpPayments } from "#adapters/http/HttpPayments.ts";
import { HttpPointHistory } from "#adapters/http/HttpPointHistory.ts";
import { HttpPopularDestinations } from "#adapters/http/HttpPopularDestinations.ts";
import { HttpProfile } from "#adapters/http/HttpProfile.ts";
import { HttpReviews } from "#adapters/http/HttpReviews.ts";
import { HttpSessionCalls } from "#adapters/http/HttpSessionCalls.ts";
import { HttpStayCatalog } from "#adapters/http/HttpStayCatalog.ts";
import { HttpStaySearch } from "#adapters/http/HttpStaySearch.ts";
import { HttpWishes } from "#adapters/http/HttpWishes.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "./containers.ts";

/** The ports that are answered by the server: the same adapters in a browser and while a page is rendered. */
export function bindHttpAdapters(container: Container, calls: HttpCalls): void {
	container.bind(key(ports.bookingMember)).toConstantValue(new HttpBookingMember(calls));
	container.bind(key(ports.inquiries)).toConstantValue(new HttpInquiries(calls));
	container.bind(key(ports.memberCoupons)).toConstantValue(new HttpMemberCoupons(calls));
	container.bind(key(ports.pointHistory)).toConstantValue(new HttpPointHistory(calls));
	container.bind(key(ports.profile)).toConstantValue(new HttpProfile(calls));
	container.bind(key(ports.bookings)).toConstantValue(new HttpBookings(calls));
	container.bind(key(ports.orderReviews)).toConstantValue(new HttpOrderReviews(calls));
	container.bind(key(ports.payments)).toConstantValue(new HttpPayments(calls));
	container.bind(key(ports.helpDesk)).toConstantValue(new HttpHelpDesk(calls));
	container.bind(key(ports.homeContent)).toConstantValue(new HttpHomeContent(calls));
	container.bind(key(ports.keywordSearch)).toConstantValue(new HttpKeywordSearch(calls));
	container.bind(key(ports.popularDestinations)).toConstantValue(new HttpPopularDestinations(calls));
	container.bind(key(ports.hotelPrices)).toConstantValue(new HttpHotelPrices(calls));
	container.bind(key(ports.reviews)).toConstantValue(new HttpReviews(calls));
	container.bind(key(ports.stayCatalog)).toConstantValue(new HttpStayCatalog(calls));
	container.bind(key(ports.wishes)).toConstantValue(new HttpWishes(calls));
	container.bind(key(ports.staySearch)).toConstantValue(new HttpStaySearch(calls));
	container.bind(key(ports.accountCalls)).toConstantValue(new HttpAccountCalls(calls));
	container.bind(key(ports.sessionCalls)).toConstantValue(new HttpSessionCalls(calls));
}
