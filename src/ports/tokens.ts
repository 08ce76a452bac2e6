import type { AccountCalls } from "./AccountCalls.ts";
import type { AdvanceNotices } from "./AdvanceNotices.ts";
import type { Belongings } from "./Belongings.ts";
import type { BenefitMall } from "./BenefitMall.ts";
import type { BookingDrafts } from "./BookingDrafts.ts";
import type { BookingMember } from "./BookingMember.ts";
import type { Bookings } from "./Bookings.ts";
import type { CallFailures } from "./CallFailures.ts";
import type { Clock } from "./Clock.ts";
import type { CurrentVisitor } from "./CurrentVisitor.ts";
import type { Deals } from "./Deals.ts";
import type { Dialogs } from "./Dialogs.ts";
import type { FileSaver } from "./FileSaver.ts";
import type { FindEmailAttempts } from "./FindEmailAttempts.ts";
import type { HelpDesk } from "./HelpDesk.ts";
import type { HomeContent } from "./HomeContent.ts";
import type { HotelPriceCache, HotelPrices } from "./HotelPrices.ts";
import type { Inquiries } from "./Inquiries.ts";
import type { KeptAddresses } from "./KeptAddresses.ts";
import type { Keys } from "./Keys.ts";
import type { KeywordSearch } from "./KeywordSearch.ts";
import type { LinkedOrders } from "./LinkedOrders.ts";
import type { MemberCache } from "./MemberCache.ts";
import type { MemberCoupons } from "./MemberCoupons.ts";
import type { MembershipDrafts } from "./MembershipDrafts.ts";
import type { KeptCards, Memberships } from "./Memberships.ts";
import type { NativeHost } from "./NativeHost.ts";
import type { OrderReviews } from "./OrderReviews.ts";
import type { PageNavigation } from "./PageNavigation.ts";
import type { Payments } from "./Payments.ts";
import type { PendingSocials } from "./PendingSocials.ts";
import type { PointHistory } from "./PointHistory.ts";
import type { PopularDestinations } from "./PopularDestinations.ts";
import type { Profile } from "./Profile.ts";
import type { RecentSearches } from "./RecentSearches.ts";
import type { ReloadMemory } from "./ReloadMemory.ts";
import type { ReportedOrders } from "./ReportedOrders.ts";
import type { ReturnTargets } from "./ReturnTargets.ts";
import type { Reviews } from "./Reviews.ts";
import type { SavedSearch } from "./SavedSearch.ts";
import type { SessionCalls } from "./SessionCalls.ts";
import type { SessionNews } from "./SessionNews.ts";
import type { SessionRenewal } from "./SessionRenewal.ts";
import type { SessionStore } from "./SessionStore.ts";
import type { Sharing } from "./Sharing.ts";
import type { SocialCalls } from "./SocialCalls.ts";
import type { StayCatalog } from "./StayCatalog.ts";
import type { StaySearch } from "./StaySearch.ts";
import type { Themes } from "./Themes.ts";
import type { Tracker } from "./Tracker.ts";
import { token } from "./token.ts";
import type { Visits } from "./Visits.ts";
import type { Vouchers } from "./Vouchers.ts";
import type { Windows } from "./Windows.ts";
import type { Wishes } from "./Wishes.ts";

/** Every port of the application by name. The composition root binds an adapter to each, one set an environment. */
export const ports = {
	advanceNotices: token<AdvanceNotices>("AdvanceNotices"),
	deals: token<Deals>("Deals"),
	linkedOrders: token<LinkedOrders>("LinkedOrders"),
	themes: token<Themes>("Themes"),
	accountCalls: token<AccountCalls>("AccountCalls"),
	benefitMall: token<BenefitMall>("BenefitMall"),
	keptCards: token<KeptCards>("KeptCards"),
	membershipDrafts: token<MembershipDrafts>("MembershipDrafts"),
	memberships: token<Memberships>("Memberships"),
	bookingDrafts: token<BookingDrafts>("BookingDrafts"),
	bookingMember: token<BookingMember>("BookingMember"),
	bookings: token<Bookings>("Bookings"),
	fileSaver: token<FileSaver>("FileSaver"),
	keys: token<Keys>("Keys"),
	orderReviews: token<OrderReviews>("OrderReviews"),
	payments: token<Payments>("Payments"),
	belongings: token<Belongings>("Belongings"),
	vouchers: token<Vouchers>("Vouchers"),
	callFailures: token<CallFailures>("CallFailures"),
	clock: token<Clock>("Clock"),
	currentVisitor: token<CurrentVisitor>("CurrentVisitor"),
	dialogs: token<Dialogs>("Dialogs"),
	memberCache: token<MemberCache>("MemberCache"),
	nativeHost: token<NativeHost>("NativeHost"),
	keptAddresses: token<KeptAddresses>("KeptAddresses"),
	reportedOrders: token<ReportedOrders>("ReportedOrders"),
	sessionNews: token<SessionNews>("SessionNews"),
	tracker: token<Tracker>("Tracker"),
	visits: token<Visits>("Visits"),
	pageNavigation: token<PageNavigation>("PageNavigation"),
	reloadMemory: token<ReloadMemory>("ReloadMemory"),
	returnTargets: token<ReturnTargets>("ReturnTargets"),
	sessionCalls: token<SessionCalls>("SessionCalls"),
	sessionRenewal: token<SessionRenewal>("SessionRenewal"),
	sessionStore: token<SessionStore>("SessionStore"),
	surface: token<"web" | "webview">("Surface"),
	helpDesk: token<HelpDesk>("HelpDesk"),
	homeContent: token<HomeContent>("HomeContent"),
	keywordSearch: token<KeywordSearch>("KeywordSearch"),
	popularDestinations: token<PopularDestinations>("PopularDestinations"),
	recentSearches: token<RecentSearches>("RecentSearches"),
	savedSearch: token<SavedSearch>("SavedSearch"),
	staySearch: token<StaySearch>("StaySearch"),
	stayCatalog: token<StayCatalog>("StayCatalog"),
	reviews: token<Reviews>("Reviews"),
	wishes: token<Wishes>("Wishes"),
	hotelPrices: token<HotelPrices>("HotelPrices"),
	hotelPriceCache: token<HotelPriceCache>("HotelPriceCache"),
	sharing: token<Sharing>("Sharing"),
	windows: token<Windows>("Windows"),
	findEmailAttempts: token<FindEmailAttempts>("FindEmailAttempts"),
	inquiries: token<Inquiries>("Inquiries"),
	memberCoupons: token<MemberCoupons>("MemberCoupons"),
	pointHistory: token<PointHistory>("PointHistory"),
	profile: token<Profile>("Profile"),
	pendingSocials: token<PendingSocials>("PendingSocials"),
	socialCalls: token<SocialCalls>("SocialCalls"),
} as const;
