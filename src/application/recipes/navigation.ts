import { FollowTarget } from "#application/navigation/FollowTarget.ts";
import { GoBack } from "#application/navigation/GoBack.ts";
import { RecordVisit } from "#application/navigation/RecordVisit.ts";
import { RunPendingAction } from "#application/navigation/RunPendingAction.ts";
import { TakeDetour } from "#application/navigation/TakeDetour.ts";
import { FollowSession } from "#application/session/FollowSession.ts";
import { forward, made } from "./Recipe.ts";

export const navigationUseCases = {
	followTarget: made(FollowTarget, { host: "nativeHost", navigation: "pageNavigation", windows: "windows" }),
	recordVisit: made(RecordVisit, { visits: "visits", tracker: "tracker", detour: "takeDetour" }),
	takeDetour: made(TakeDetour, {
		kept: "keptAddresses",
		visitor: "currentVisitor",
		navigation: "pageNavigation",
	}),
	goBack: made(GoBack, { visits: "visits", navigation: "pageNavigation" }),
	runPendingAction: made(RunPendingAction, {
		wishes: "wishes",
		coupons: "memberCoupons",
		notices: "advanceNotices",
		navigation: "pageNavigation",
		tracker: "tracker",
	}),
	followSession: made(FollowSession, {
		news: "sessionNews",
		session: "memberSession",
		cache: "memberCache",
		visitor: "currentVisitor",
		navigation: "pageNavigation",
	}),
	/** Somebody entered or left in this tab: the others are told. */
	tellSession: forward("sessionNews", "tell"),
	/** Reports what a screen has shown or somebody has done (TRACK-02). */
	report: forward("tracker", "report"),
};
