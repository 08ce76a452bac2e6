import { EnterSocially } from "#application/social/EnterSocially.ts";
import { FindReturnTarget } from "#application/social/FindReturnTarget.ts";
import { LeaveToLink } from "#application/social/LeaveToLink.ts";
import { LeaveToWithdraw } from "#application/social/LeaveToWithdraw.ts";
import { LinkSocially } from "#application/social/LinkSocially.ts";
import { ViewPendingSocial } from "#application/social/ViewPendingSocial.ts";
import { WithdrawAtApple } from "#application/social/WithdrawAtApple.ts";
import { shownOnScreen, wordsOnScreen } from "#application/use-case/failurePolicies.ts";
import { forward, recipe } from "./Recipe.ts";

export const socialUseCases = {
	enterSocially: recipe(EnterSocially, {
		social: "socialCalls",
		pending: "pendingSocials",
		returnTargets: "returnTargets",
		clock: "clock",
		arrival: "arrival",
	}),
	viewPendingSocial: recipe(ViewPendingSocial, { pending: "pendingSocials", clock: "clock" }),
	leaveToWithdraw: recipe(LeaveToWithdraw, { pending: "pendingSocials", clock: "clock", windows: "windows" }),
	withdrawAtApple: recipe(WithdrawAtApple, {
		pending: "pendingSocials",
		profile: "profile",
		withdraw: "withdraw",
	}),
	leaveToLink: recipe(LeaveToLink, {
		social: "socialCalls",
		pending: "pendingSocials",
		clock: "clock",
		windows: "windows",
	}),
	linkSocially: recipe(LinkSocially, { social: "socialCalls", pending: "pendingSocials" }),
	/** Lists the provider accounts linked to the member. [DEC-140] */
	listSocials: forward("socialCalls", "list", shownOnScreen),
	/** Unlinks a provider account from the member. [DEC-195] */
	removeSocial: forward("socialCalls", "remove", wordsOnScreen),
	findReturnTarget: recipe(FindReturnTarget, { returnTargets: "returnTargets" }),
};
