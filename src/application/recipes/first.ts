import { FollowTarget } from "#application/navigation/FollowTarget.ts";
import { GoBack } from "#application/navigation/GoBack.ts";
import { RecordVisit } from "#application/navigation/RecordVisit.ts";
import { ReturnTo } from "#application/navigation/ReturnTo.ts";
import { TakeDetour } from "#application/navigation/TakeDetour.ts";
import { EditRecents } from "#application/search/EditRecents.ts";
import { RecallSearch } from "#application/search/RecallSearch.ts";
import { StartSession } from "#application/session/StartSession.ts";
import { SyncSession } from "#application/session/SyncSession.ts";
import { forward, recipe } from "./Recipe.ts";

/** Use cases that every page runs on its own or on the first interaction. None of them calls the server for a logged-out visitor. */
export const firstUseCases = {
	startSession: recipe(StartSession, { session: "memberSession" }),
	syncSession: recipe(SyncSession, {
		news: "sessionChanges",
		session: "memberSession",
		cache: "memberCache",
		visitor: "currentVisitor",
		navigation: "pageNavigation",
	}),
	/** Notifies other tabs that a member has logged in or out in this tab. */
	notifySessionChange: forward("sessionChanges", "notify"),
	recordVisit: recipe(RecordVisit, { visits: "visits", tracker: "tracker", detour: "takeDetour" }),
	takeDetour: recipe(TakeDetour, {
		kept: "rememberedAddresses",
		visitor: "currentVisitor",
		navigation: "pageNavigation",
	}),
	goBack: recipe(GoBack, { visits: "visits", navigation: "pageNavigation" }),
	returnTo: recipe(ReturnTo, { visits: "visits", navigation: "pageNavigation" }),
	followTarget: recipe(FollowTarget, {
		host: "nativeHost",
		navigation: "pageNavigation",
		windows: "windows",
	}),
	/** Reports a screen view or a visitor's action (TRACK-02). */
	report: forward("tracker", "report"),
	recallSearch: recipe(RecallSearch, { saved: "savedSearch", recents: "recentSearches", clock: "clock" }),
	/** Remembers the condition of the last search (SEARCH-BAR-02, DEC-042). */
	keepSearch: forward("savedSearch", "saveCondition"),
	editRecents: recipe(EditRecents, { recents: "recentSearches" }),
};
