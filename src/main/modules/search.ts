import { ContainerModule } from "inversify";
import { ViewHome } from "#application/home/ViewHome.ts";
import { EditRecents } from "#application/search/EditRecents.ts";
import { KeepSearch } from "#application/search/KeepSearch.ts";
import { ListPopularAreas } from "#application/search/ListPopularAreas.ts";
import { ListPopularTabs } from "#application/search/ListPopularTabs.ts";
import { RecallSearch } from "#application/search/RecallSearch.ts";
import { SearchKeyword } from "#application/search/SearchKeyword.ts";
import { SearchStays } from "#application/search/SearchStays.ts";
import { useCases } from "#application/tokens.ts";
import { ports } from "#ports/tokens.ts";
import { key } from "../containers.ts";

export const searchModule = new ContainerModule(({ bind }) => {
	bind(key(useCases.searchStays)).toResolvedValue(
		(stays) => new SearchStays({ stays }),
		[key(ports.staySearch)],
	);
	bind(key(useCases.searchKeyword)).toResolvedValue(
		(keywords) => new SearchKeyword({ keywords }),
		[key(ports.keywordSearch)],
	);
	bind(key(useCases.listPopularTabs)).toResolvedValue(
		(destinations) => new ListPopularTabs({ destinations }),
		[key(ports.popularDestinations)],
	);
	bind(key(useCases.listPopularAreas)).toResolvedValue(
		(destinations) => new ListPopularAreas({ destinations }),
		[key(ports.popularDestinations)],
	);
	bind(key(useCases.recallSearch)).toResolvedValue(
		(saved, recents, clock) => new RecallSearch({ saved, recents, clock }),
		[key(ports.savedSearch), key(ports.recentSearches), key(ports.clock)],
	);
	bind(key(useCases.keepSearch)).toResolvedValue(
		(saved) => new KeepSearch({ saved }),
		[key(ports.savedSearch)],
	);
	bind(key(useCases.editRecents)).toResolvedValue(
		(recents) => new EditRecents({ recents }),
		[key(ports.recentSearches)],
	);
	bind(key(useCases.viewHome)).toResolvedValue(
		(content, stays) => new ViewHome({ content, stays }),
		[key(ports.homeContent), key(ports.staySearch)],
	);
});
