import { RunPendingAction } from "#application/navigation/RunPendingAction.ts";
import { made } from "./Recipe.ts";

export const navigationUseCases = {
	runPendingAction: made(RunPendingAction, {
		wishes: "wishes",
		coupons: "memberCoupons",
		notices: "advanceNotices",
		navigation: "pageNavigation",
		tracker: "tracker",
	}),
};
