import { EnterSocially } from "#application/social/EnterSocially.ts";
import { FindReturnTarget } from "#application/social/FindReturnTarget.ts";
import { LeaveToLink } from "#application/social/LeaveToLink.ts";
import { LeaveToWithdraw } from "#application/social/LeaveToWithdraw.ts";
import { LinkSocially } from "#application/social/LinkSocially.ts";
import { ViewPendingSocial } from "#application/social/ViewPendingSocial.ts";
import { WithdrawAtApple } from "#application/social/WithdrawAtApple.ts";
import { shownOnScreen, wordsOnScreen } from "#application/use-case/manners.ts";
import { forward, made } from "./Recipe.ts";

export const socialUseCases = {
	enterSocially: made(EnterSocially, {
		social: "socialCalls",
		pending: "pendingSocials",
		returnTargets: "returnTargets",
		clock: "clock",
		arrival: "arrival",
	}),
	viewPendingSocial: made(ViewPendingSocial, { pending: "pendingSocials", clock: "clock" }),
	leaveToWithdraw: made(LeaveToWithdraw, { pending: "pendingSocials", clock: "clock", windows: "windows" }),
	withdrawAtApple: made(WithdrawAtApple, {
		pending: "pendingSocials",
		profile: "profile",
		withdraw: "withdraw",
	}),
	leaveToLink: made(LeaveToLink, {
		social: "socialCalls",
		pending: "pendingSocials",
		clock: "clock",
		windows: "windows",
	}),
	linkSocially: made(LinkSocially, { social: "socialCalls", pending: "pendingSocials" }),
	/** The accounts of providers that open the member's. [DEC-140] */
	listSocials: forward("socialCalls", "list", shownOnScreen),
	/** Takes a provider's account off the member's. [DEC-195] */
	removeSocial: forward("socialCalls", "remove", wordsOnScreen),
	findReturnTarget: made(FindReturnTarget, { returnTargets: "returnTargets" }),
};
