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
	/** Loads a stay with its lowest prices for the dates, guests and rooms (ROUTE-03, PROD-07). */
	viewStay: forward("stayCatalog", "detail", shownOnScreen),
	listOffers: recipe(ListOffers, { catalog: "stayCatalog" }),
	/** Lists the stay's price for each check-in date, for the guests, rooms and number of nights of a condition (SEARCH-CAL-07). */
	listPriceDays: forward("stayCatalog", "priceDays", shownOnScreen),
	viewOption: recipe(ViewOption, { catalog: "stayCatalog" }),
	/** Reports an inappropriate review; once per member (DEC-097). */
	reportReview: forward("reviews", "report"),
	listReviews: recipe(ListReviews, { reviews: "reviews" }),
	listSurroundings: recipe(ListSurroundings, { catalog: "stayCatalog", stays: "staySearch" }),
	comparePrices: recipe(ComparePrices, { prices: "hotelPrices", cache: "hotelPriceCache", clock: "clock" }),
	/** Returns what became of the price that a price comparison promised the traveller; a failure is not shown. */
	viewPromise: forward("hotelPrices", "promisedPrice", notShown),
	/** Lists places around a stay, nearest first; a failure is not shown (DEC-162). */
	listNearby: forward("stayCatalog", "nearby", notShown),
	/** Returns the stays picked for comparison (DEC-187). */
	recallPicks: forward("pickedStays", "read"),
	savePicks: forward("pickedStays", "save"),
	sharePage: recipe(SharePage, { host: "nativeHost", navigation: "pageNavigation", sharing: "sharing" }),
	toggleWish: recipe(ToggleWish, {
		wishes: "wishes",
		visitor: "currentVisitor",
		navigation: "pageNavigation",
		tracker: "tracker",
	}),
};
