import { ViewHome } from "#application/home/ViewHome.ts";
import { ListMapPlaces } from "#application/search/ListMapPlaces.ts";
import { SearchKeyword } from "#application/search/SearchKeyword.ts";
import { SearchStays } from "#application/search/SearchStays.ts";
import { shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { forward, recipe } from "./Recipe.ts";

export const searchUseCases = {
	searchStays: recipe(SearchStays, { stays: "staySearch" }),
	/** Lists the map pins of a search: the same stays as the result list (DEC-185, DEC-187). */
	listPins: forward("stayMap", "pins", shownOnScreen),
	/** Lists the prices shown below the dates of the search calendar (SEARCH-CAL-07). */
	listNightPrices: forward("staySearch", "nightPrices", shownOnScreen),
	listMapPlaces: recipe(ListMapPlaces, { map: "stayMap" }),
	searchKeyword: recipe(SearchKeyword, { keywords: "keywordSearch" }),
	/** Lists the nation tabs of the popular destinations, in the server's order (SEARCH-KW-05, DEC-051). */
	listPopularTabs: forward("popularDestinations", "tabs", shownOnScreen),
	/** Lists the area tiles of one nation tab (SEARCH-KW-06). */
	listPopularAreas: forward("popularDestinations", "areas", shownOnScreen),
	viewHome: recipe(ViewHome, { content: "homeContent", stays: "staySearch" }),
};
