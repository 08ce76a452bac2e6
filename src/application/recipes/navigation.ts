import { RunPendingAction } from "#application/navigation/RunPendingAction.ts";
import { recipe } from "./Recipe.ts";

export const navigationUseCases = {
	runPendingAction: recipe(RunPendingAction, {
		wishes: "wishes",
		coupons: "memberCoupons",
		notices: "advanceNotices",
		navigation: "pageNavigation",
		tracker: "tracker",
	}),
};
