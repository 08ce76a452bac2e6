import { BuyMembership } from "#application/membership/BuyMembership.ts";
import { CancelMembership } from "#application/membership/CancelMembership.ts";
import { ChangeCard } from "#application/membership/ChangeCard.ts";
import { LeaveForCard } from "#application/membership/LeaveForCard.ts";
import { OpenSubscribe } from "#application/membership/OpenSubscribe.ts";
import { RegisterBenefit } from "#application/membership/RegisterBenefit.ts";
import { RegisterCard } from "#application/membership/RegisterCard.ts";
import { ViewMembership } from "#application/membership/ViewMembership.ts";
import { WithdrawGold } from "#application/membership/WithdrawGold.ts";
import { messageOnScreen, shownOnScreen } from "#application/use-case/failurePolicies.ts";
import { forward, recipe } from "./Recipe.ts";

export const membershipUseCases = {
	openSubscribe: recipe(OpenSubscribe, {
		memberships: "memberships",
		member: "bookingMember",
		coupons: "memberCoupons",
		drafts: "membershipDrafts",
		visits: "visits",
	}),
	/** Stores the choices on the subscribe screen, so that they survive the visit to the card provider. */
	saveMembershipDraft: forward("membershipDrafts", "write"),
	leaveForCard: recipe(LeaveForCard, { windows: "windows" }),
	registerCard: recipe(RegisterCard, { cards: "savedCards" }),
	changeCard: recipe(ChangeCard, { cards: "savedCards", registerCard: "registerCard" }),
	buyMembership: recipe(BuyMembership, {
		memberships: "memberships",
		drafts: "membershipDrafts",
		keys: "keys",
		current: "currentMember",
	}),
	viewMembership: recipe(ViewMembership, { memberships: "memberships", member: "bookingMember" }),
	cancelMembership: recipe(CancelMembership, { memberships: "memberships" }),
	withdrawGold: recipe(WithdrawGold, { memberships: "memberships", current: "currentMember" }),
	/** Lists all charges of the member's subscriptions, newest first (ROUTE-15). */
	listBilling: forward("memberships", "records", shownOnScreen),
	/** Looks up the company of a code (CALL-AUTH-07). */
	checkCompany: forward("benefitMall", "companyOf", messageOnScreen),
	registerBenefit: recipe(RegisterBenefit, { mall: "benefitMall", current: "currentMember" }),
};
