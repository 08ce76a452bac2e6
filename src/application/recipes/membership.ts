import { BuyMembership } from "#application/membership/BuyMembership.ts";
import { CancelMembership } from "#application/membership/CancelMembership.ts";
import { ChangeCard } from "#application/membership/ChangeCard.ts";
import { LeaveForCard } from "#application/membership/LeaveForCard.ts";
import { OpenSubscribe } from "#application/membership/OpenSubscribe.ts";
import { RegisterBenefit } from "#application/membership/RegisterBenefit.ts";
import { RegisterCard } from "#application/membership/RegisterCard.ts";
import { ViewMembership } from "#application/membership/ViewMembership.ts";
import { WithdrawGold } from "#application/membership/WithdrawGold.ts";
import { shownOnScreen, wordsOnScreen } from "#application/use-case/manners.ts";
import { forward, made } from "./Recipe.ts";

export const membershipUseCases = {
	openSubscribe: made(OpenSubscribe, {
		memberships: "memberships",
		member: "bookingMember",
		coupons: "memberCoupons",
		drafts: "membershipDrafts",
		visits: "visits",
	}),
	/** Remembers what is chosen on the subscribe screen, so that nothing is lost at the card provider's. */
	keepMembershipDraft: forward("membershipDrafts", "write"),
	leaveForCard: made(LeaveForCard, { windows: "windows" }),
	registerCard: made(RegisterCard, { cards: "keptCards" }),
	changeCard: made(ChangeCard, { cards: "keptCards", registerCard: "registerCard" }),
	buyMembership: made(BuyMembership, {
		memberships: "memberships",
		drafts: "membershipDrafts",
		keys: "keys",
		current: "currentMember",
	}),
	viewMembership: made(ViewMembership, { memberships: "memberships", member: "bookingMember" }),
	cancelMembership: made(CancelMembership, { memberships: "memberships" }),
	withdrawGold: made(WithdrawGold, { memberships: "memberships", current: "currentMember" }),
	/** Every charge of the member's subscriptions, newest first (ROUTE-15). */
	listBilling: forward("memberships", "records", shownOnScreen),
	/** The company a code belongs to (CALL-AUTH-07). */
	checkCompany: forward("benefitMall", "companyOf", wordsOnScreen),
	registerBenefit: made(RegisterBenefit, { mall: "benefitMall", current: "currentMember" }),
};
