import { ComparePrices } from "#application/stay/ComparePrices.ts";
import { ListOffers } from "#application/stay/ListOffers.ts";
import { ListReviews } from "#application/stay/ListReviews.ts";
import { ListSurroundings } from "#application/stay/ListSurroundings.ts";
import { SharePage } from "#application/stay/SharePage.ts";
import { ViewOption } from "#application/stay/ViewOption.ts";
import { notShown, shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { ToggleWish } from "#application/wish/ToggleWish.ts";
import { forward, recipe } from "./Recipe.ts";

export const stayUseCases = {
	/** A stay with its lowest prices for dates, guests and rooms (ROUTE-03, PROD-07). */
	viewStay: forward("stayCatalog", "detail", shownOnScreen),
	listOffers: recipe(ListOffers, { catalog: "stayCatalog" }),
	/** What each check-in day costs at a stay, for the guests, rooms and number of nights of a condition (SEARCH-CAL-07). */
	listPriceDays: forward("stayCatalog", "priceDays", shownOnScreen),
	viewOption: recipe(ViewOption, { catalog: "stayCatalog" }),
	/** Says that a review is unfit, once a member (DEC-097). */
	reportReview: forward("reviews", "report"),
	listReviews: recipe(ListReviews, { reviews: "reviews" }),
	listSurroundings: recipe(ListSurroundings, { catalog: "stayCatalog", stays: "staySearch" }),
	comparePrices: recipe(ComparePrices, { prices: "hotelPrices", cache: "hotelPriceCache", clock: "clock" }),
	/** What became of the price that led a traveller here; left out where it cannot be had. */
	viewPromise: forward("hotelPrices", "promise", notShown),
	/** Places around a stay, nearest first; left out where they cannot be had (DEC-162). */
	listNearby: forward("stayCatalog", "nearby", notShown),
	/** What was picked to be compared, and what is picked now (DEC-187). */
	recallPicks: forward("pickedStays", "read"),
	keepPicks: forward("pickedStays", "keep"),
	sharePage: recipe(SharePage, { host: "nativeHost", navigation: "pageNavigation", sharing: "sharing" }),
	toggleWish: recipe(ToggleWish, {
		wishes: "wishes",
		visitor: "currentVisitor",
		navigation: "pageNavigation",
		tracker: "tracker",
	}),
};
