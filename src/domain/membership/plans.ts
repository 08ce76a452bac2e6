import { membershipCopy } from "#copy/membership.ts";
import type { MemberGrade } from "#domain/member/Member.ts";
import { type Won, won } from "#domain/shared/Won.ts";
import type { MembershipPlan, SubscriptionState } from "./Subscription.ts";

/** A plan's price and billing period. */
export interface PlanPrice {
	readonly price: Won;
	/** Shown struck through next to the price. */
	readonly listPrice: Won;
	/** Months covered by one payment. */
	readonly months: number;
	/** Price per month, rounded down to 1 won. */
	readonly perMonth: Won;
}

const planPrice = (price: number, listPrice: number, months: number): PlanPrice => ({
	price: won(price),
	listPrice: won(listPrice),
	months,
	perMonth: won(Math.floor(price / months)),
});

/** Prices of the plans in won. [SUBS-08, SUBS-09, CONST-09] */
export const membershipPrices: Readonly<Record<MembershipPlan, PlanPrice>> = {
	Silver: planPrice(1_900, 2_800, 1),
	Gold: planPrice(19_000, 22_800, 12),
};

/** Returns the plan's line on the subscribe screen. [SUBS-08, SUBS-09] */
export const planText = (plan: MembershipPlan): string =>
	plan === "Gold" ? membershipCopy.sub.gold : membershipCopy.sub.silver;

export const subscriptionStateLabel = (state: SubscriptionState): string => membershipCopy.sub.states[state];

const running: ReadonlySet<SubscriptionState> = new Set(["USE", "CANCEL_REQUEST"]);

/** Whether a row still confers its grade, which a cancelled one does until the term ends. [SUBS-07] */
export const isRunning = (row: { readonly state: SubscriptionState }): boolean => running.has(row.state);

/** Returns the grade resulting from a history: that of its active row, or Bronze without one. [SUBS-04, SUBS-07, DOM-GRADE-01] */
export const gradeOf = (
	history: readonly { readonly plan: MembershipPlan; readonly state: SubscriptionState }[],
): MemberGrade => history.find(isRunning)?.plan ?? "Bronze";
