import { invariant } from "#domain/shared/invariant.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, addMonths, nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import { membershipPrices } from "./plans.ts";
import type { MembershipPlan } from "./Subscription.ts";

export interface Term {
	readonly first: StayDate;
	readonly last: StayDate;
	/** The day after the last. [SUBS-10] */
	readonly nextCharge: StayDate;
}

/**
 * Term `index` (from 0) of a subscription begun on the anchor day. Every term is counted from the anchor, so a month end is
 * clamped only where the month is short and the days never drift. [SUBS-10, DEC-072]
 */
export function term(anchor: StayDate, plan: MembershipPlan, index: number): Term {
	invariant(Number.isInteger(index) && index >= 0, `${index} counts terms`);
	const { months } = membershipPrices[plan];
	const nextCharge = addMonths(anchor, (index + 1) * months);
	return { first: addMonths(anchor, index * months), last: addDays(nextCharge, -1), nextCharge };
}

/** A term that is over is that of a charge which is tried again: its benefits are kept for those days only. [DEC-072] */
export const isTermOver = (last: StayDate, today: StayDate): boolean => last < today;

/** Charges run at 10:00 Korean time on their day; epoch milliseconds. [DEC-072] */
export const chargeInstant = (day: StayDate): number => Number(koreanInstant(`${day} 10:00:00`));

/** A failed charge is tried again daily, three tries in all. [DEC-072] */
export const chargeTries = 3;

/** The day of the next try after so many failed ones; null when there is none: the subscription ends. [DEC-072] */
export const nextTry = (dueOn: StayDate, failedTries: number): StayDate | null =>
	failedTries < chargeTries ? addDays(dueOn, failedTries) : null;

/**
 * The day that tries are counted from, once one has failed today: the same, unless the try came late. The next one is never made
 * on the day of the one before. [DEC-072]
 */
export const dueAfterTry = (dueOn: StayDate, failedTriesBefore: number, today: StayDate): StayDate => {
	const counted = addDays(today, -failedTriesBefore);
	return counted > dueOn ? counted : dueOn;
};

/** Gold may be withdrawn from while today is at most so many days after the payment. [SUBS-12, CONST-09] */
export const withdrawalDays = 7;

/** Whether a payment's withdrawal window is open. [DEC-073] */
export const isWithdrawalOpen = (paidOn: StayDate, today: StayDate): boolean =>
	nightsBetween(paidOn, today) <= withdrawalDays;
