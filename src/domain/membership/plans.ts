import { membershipCopy } from "#copy/membership.ts";
import type { MemberGrade } from "#domain/member/Member.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import type { MembershipPlan, SubscriptionState } from "./Subscription.ts";

/** What a plan costs and how often. */
export interface PlanPrice {
	readonly price: Won;
	/** Struck through beside the price. */
	readonly listPrice: Won;
	/** Months a payment covers. */
	readonly months: number;
	/** The price by month, rounded down to 1 won. */
	readonly perMonth: Won;
}

const planPrice = (price: number, listPrice: number, months: number): PlanPrice => ({
	price: won(price),
	listPrice: won(listPrice),
	months,
	perMonth: won(Math.floor(price / months)),
});

/** [SUBS-08, SUBS-09, CONST-09] */
export const membershipPrices: Readonly<Record<MembershipPlan, PlanPrice>> = {
	Silver: planPrice(1_900, 2_800, 1),
	Gold: planPrice(19_000, 22_800, 12),
};

/** The plan's line on the subscribe screen. [SUBS-08, SUBS-09] */
export const planText = (plan: MembershipPlan): string =>
	plan === "Gold" ? membershipCopy.sub.gold : membershipCopy.sub.silver;

export const subscriptionStateLabel = (state: SubscriptionState): string => membershipCopy.sub.states[state];

const running: ReadonlySet<SubscriptionState> = new Set(["USE", "CANCEL_REQUEST"]);

/** Whether a row still gives its grade: also after cancelling, until the term ends. [SUBS-07] */
export const isRunning = (row: { readonly state: SubscriptionState }): boolean => running.has(row.state);

/** The grade a history gives: that of its running row, Bronze without one. [SUBS-04, SUBS-07, DOM-GRADE-01] */
export const gradeOf = (
	history: readonly { readonly plan: MembershipPlan; readonly state: SubscriptionState }[],
): MemberGrade => history.find(isRunning)?.plan ?? "Bronze";
