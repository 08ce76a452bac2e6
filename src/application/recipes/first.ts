import { FollowTarget } from "#application/navigation/FollowTarget.ts";
import { GoBack } from "#application/navigation/GoBack.ts";
import { RecordVisit } from "#application/navigation/RecordVisit.ts";
import { TakeDetour } from "#application/navigation/TakeDetour.ts";
import { EditRecents } from "#application/search/EditRecents.ts";
import { RecallSearch } from "#application/search/RecallSearch.ts";
import { FollowSession } from "#application/session/FollowSession.ts";
import { StartSession } from "#application/session/StartSession.ts";
import { forward, made } from "./Recipe.ts";

/** What every page does by itself, or with the first touch, and none of it asks the server while nobody is logged in. */
export const firstUseCases = {
	startSession: made(StartSession, { session: "memberSession" }),
	followSession: made(FollowSession, {
		news: "sessionNews",
		session: "memberSession",
		cache: "memberCache",
		visitor: "currentVisitor",
		navigation: "pageNavigation",
	}),
	/** Somebody entered or left in this tab: the others are told. */
	tellSession: forward("sessionNews", "tell"),
	recordVisit: made(RecordVisit, { visits: "visits", tracker: "tracker", detour: "takeDetour" }),
	takeDetour: made(TakeDetour, {
		kept: "keptAddresses",
		visitor: "currentVisitor",
		navigation: "pageNavigation",
	}),
	goBack: made(GoBack, { visits: "visits", navigation: "pageNavigation" }),
	followTarget: made(FollowTarget, { host: "nativeHost", navigation: "pageNavigation", windows: "windows" }),
	/** Reports what a screen has shown or somebody has done (TRACK-02). */
	report: forward("tracker", "report"),
	recallSearch: made(RecallSearch, { saved: "savedSearch", recents: "recentSearches", clock: "clock" }),
	/** Remembers the condition a search was made with (SEARCH-BAR-02, DEC-042). */
	keepSearch: forward("savedSearch", "saveCondition"),
	editRecents: made(EditRecents, { recents: "recentSearches" }),
};
