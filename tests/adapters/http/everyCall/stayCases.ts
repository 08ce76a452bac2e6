import { HttpAdvanceNotices } from "#adapters/http/HttpAdvanceNotices.ts";
import { HttpDeals } from "#adapters/http/HttpDeals.ts";
import { HttpHelpDesk } from "#adapters/http/HttpHelpDesk.ts";
import { HttpHomeContent } from "#adapters/http/HttpHomeContent.ts";
import { HttpHotelPrices } from "#adapters/http/HttpHotelPrices.ts";
import { HttpKeywordSearch } from "#adapters/http/HttpKeywordSearch.ts";
import { HttpPopularDestinations } from "#adapters/http/HttpPopularDestinations.ts";
import { HttpReviews } from "#adapters/http/HttpReviews.ts";
import { HttpStayCatalog } from "#adapters/http/HttpStayCatalog.ts";
import { HttpStayMap } from "#adapters/http/HttpStayMap.ts";
import { HttpStaySearch } from "#adapters/http/HttpStaySearch.ts";
import { HttpThemes } from "#adapters/http/HttpThemes.ts";
import { HttpWishes } from "#adapters/http/HttpWishes.ts";
import { everyReview } from "#domain/review/ReviewChoice.ts";
import { noFilter } from "#domain/search/stayFilters.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { type CallCase, condition } from "./CallCase.ts";

const bounds = { south: 37.1, west: 126.2, north: 38.3, east: 128.4 };
const narrowed = { filter: { ...noFilter, stars: ["5"], freeCancel: ["1"] }, bounds };
const choice = {
	bookingKind: "MC",
	stay: "12",
	room: "118",
	plan: "1183",
	promotionId: 5,
	pieces: null,
} as const;
const span = { from: stayDateOf("2026-12-01"), to: stayDateOf("2026-12-31") };
const narrowedReviews = { sort: "scoreLow", roomId: 118, stars: 4 } as const;

export const stayCases: readonly CallCase[] = [
	{
		operation: "findProducts",
		ask: (calls, o) =>
			new HttpStaySearch(calls).find(condition, { ...narrowed, sort: "priceAsc" }, { page: 2, size: 20 }, o),
	},
	{ operation: "listPlacePriceDays", ask: (calls, o) => new HttpStaySearch(calls).nightPrices(condition, o) },
	{
		operation: "recommendProducts",
		ask: (calls, o) => new HttpStaySearch(calls).recommendForStay("NEARBY", 11, condition, o),
	},
	{
		operation: "recommendMainProducts",
		ask: (calls, o) => new HttpStaySearch(calls).recommendForHome("DEAL", condition.checkInDate, o),
	},
	{ operation: "findProductPins", ask: (calls, o) => new HttpStayMap(calls).pins(condition, narrowed, o) },
	{ operation: "listMapPlaces", ask: (calls, o) => new HttpStayMap(calls).names(bounds, o) },
	{
		operation: "searchKeyword",
		ask: (calls, o) => new HttpKeywordSearch(calls).search("강릉", condition, o),
	},
	{ operation: "searchKeyword", ask: (calls, o) => new HttpKeywordSearch(calls).search("강릉", null, o) },
	{ operation: "viewProduct", ask: (calls, o) => new HttpStayCatalog(calls).detail(11, condition, o) },
	{ operation: "listRatePlans", ask: (calls, o) => new HttpStayCatalog(calls).offers(11, condition, o) },
	{ operation: "viewOption", ask: (calls, o) => new HttpStayCatalog(calls).option(11, choice, condition, o) },
	{
		operation: "viewOption",
		ask: (calls, o) => new HttpStayCatalog(calls).option(11, { ...choice, pieces: 4 }, condition, o),
	},
	{ operation: "listPriceDays", ask: (calls, o) => new HttpStayCatalog(calls).priceDays(11, condition, o) },
	{ operation: "listPois", ask: (calls, o) => new HttpStayCatalog(calls).nearby(11, o) },
	{ operation: "viewHotelPrices", ask: (calls, o) => new HttpHotelPrices(calls).ofStay(11, condition, o) },
	{
		operation: "viewHotelPrices",
		ask: (calls, o) => new HttpHotelPrices(calls).promisedPrice(11, condition, "p.1", o),
	},
	{ operation: "listStayReviews", ask: (calls, o) => new HttpReviews(calls).ofStay(11, everyReview, o) },
	{
		operation: "listStayReviews",
		ask: (calls, o) => new HttpReviews(calls).ofStay(11, narrowedReviews, { after: 40, ...o }),
	},
	{ operation: "reportReview", ask: (calls) => new HttpReviews(calls).report(41) },
	{ operation: "viewEventProduct", ask: (calls, o) => new HttpDeals(calls).view(51, null, o) },
	{ operation: "viewEventProduct", ask: (calls, o) => new HttpDeals(calls).view(51, "secret", o) },
	{
		operation: "listEventSaleDates",
		ask: (calls, o) => new HttpDeals(calls).saleDates(51, null, 1183, span, o),
	},
	{ operation: "viewProductEvent", ask: (calls, o) => new HttpDeals(calls).ofStay(11, o) },
	{ operation: "listThemes", ask: (calls, o) => new HttpThemes(calls).list(o) },
	{ operation: "viewThemeContent", ask: (calls, o) => new HttpThemes(calls).content(61, o) },
	{ operation: "findThemeProducts", ask: (calls, o) => new HttpThemes(calls).stays(61, condition, o) },
	{ operation: "listWishes", ask: (calls, o) => new HttpWishes(calls).list(condition, o) },
	{ operation: "viewWishShare", ask: (calls, o) => new HttpWishes(calls).share(o) },
	{ operation: "shareWishes", ask: (calls) => new HttpWishes(calls).beginShare() },
	{ operation: "endWishShare", ask: (calls) => new HttpWishes(calls).endShare() },
	{ operation: "listSharedWishes", ask: (calls, o) => new HttpWishes(calls).shared("token", condition, o) },
	{ operation: "toggleWish", ask: (calls) => new HttpWishes(calls).toggle(11) },
	{ operation: "viewMain", ask: (calls) => new HttpHomeContent(calls).banners() },
	{ operation: "listPlaces", ask: (calls) => new HttpHomeContent(calls).places(0, 20) },
	{ operation: "listPopularTabs", ask: (calls) => new HttpPopularDestinations(calls).tabs() },
	{ operation: "listPopularLocations", ask: (calls) => new HttpPopularDestinations(calls).areas(2) },
	{ operation: "listAdvanceNotices", ask: (calls, o) => new HttpAdvanceNotices(calls).list(o) },
	{
		operation: "applyAdvanceNotice",
		ask: (calls) => new HttpAdvanceNotices(calls).apply(71, "eventGiveaway"),
	},
	{ operation: "listNotices", ask: (calls) => new HttpHelpDesk(calls).notices() },
	{ operation: "viewNotice", ask: (calls) => new HttpHelpDesk(calls).notice(81) },
	{ operation: "listFaqTypes", ask: (calls) => new HttpHelpDesk(calls).faqTypes() },
	{ operation: "listFaqs", ask: (calls) => new HttpHelpDesk(calls).faqs(82) },
];
