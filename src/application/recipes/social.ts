import { FindReturnTarget } from "#application/social/FindReturnTarget.ts";
import { LeaveToLink } from "#application/social/LeaveToLink.ts";
import { LeaveToWithdraw } from "#application/social/LeaveToWithdraw.ts";
import { LinkProviderAccount } from "#application/social/LinkProviderAccount.ts";
import { LogInWithProvider } from "#application/social/LogInWithProvider.ts";
import { ViewPendingSocial } from "#application/social/ViewPendingSocial.ts";
import { WithdrawAtApple } from "#application/social/WithdrawAtApple.ts";
import { messageOnScreen, shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { forward, recipe } from "./Recipe.ts";

export const socialUseCases = {
	logInWithProvider: recipe(LogInWithProvider, {
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
	linkProviderAccount: recipe(LinkProviderAccount, { social: "socialCalls", pending: "pendingSocials" }),
	/** Lists the provider accounts linked to the member. [DEC-140] */
	listSocials: forward("socialCalls", "list", shownOnScreen),
	/** Unlinks a provider account from the member. [DEC-195] */
	removeSocial: forward("socialCalls", "remove", messageOnScreen),
	findReturnTarget: recipe(FindReturnTarget, { returnTargets: "returnTargets" }),
};
