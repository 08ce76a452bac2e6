import { ViewHome } from "#application/home/ViewHome.ts";
import { EditRecents } from "#application/search/EditRecents.ts";
import { ListMapPlaces } from "#application/search/ListMapPlaces.ts";
import { RecallSearch } from "#application/search/RecallSearch.ts";
import { SearchKeyword } from "#application/search/SearchKeyword.ts";
import { SearchStays } from "#application/search/SearchStays.ts";
import { toldOnScreen } from "#application/use-case/manners.ts";
import { forward, made } from "./Recipe.ts";

export const searchUseCases = {
	searchStays: made(SearchStays, { stays: "staySearch" }),
	/** A result on the map: the same stays as its list (DEC-185, DEC-187). */
	listPins: forward("stayMap", "pins", toldOnScreen),
	/** What stands under the days of the search calendar (SEARCH-CAL-07). */
	listNightPrices: forward("staySearch", "nightPrices", toldOnScreen),
	listMapPlaces: made(ListMapPlaces, { map: "stayMap" }),
	searchKeyword: made(SearchKeyword, { keywords: "keywordSearch" }),
	/** The nation tabs of the popular destinations, in the server's order (SEARCH-KW-05, DEC-051). */
	listPopularTabs: forward("popularDestinations", "tabs", toldOnScreen),
	/** The area tiles of one nation tab (SEARCH-KW-06). */
	listPopularAreas: forward("popularDestinations", "areas", toldOnScreen),
	recallSearch: made(RecallSearch, { saved: "savedSearch", recents: "recentSearches", clock: "clock" }),
	/** Remembers the condition a search was made with (SEARCH-BAR-02, DEC-042). */
	keepSearch: forward("savedSearch", "saveCondition"),
	editRecents: made(EditRecents, { recents: "recentSearches" }),
	viewHome: made(ViewHome, { content: "homeContent", stays: "staySearch" }),
};
