import { invariant } from "#domain/shared/invariant.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, addMonths, nightsBetween, type StayDate } from "#domain/shared/StayDate.ts";
import { membershipPrices } from "./plans.ts";
import type { MembershipPlan } from "./Subscription.ts";

export interface Term {
	readonly first: StayDate;
	readonly last: StayDate;
	/** The day after `last`. [SUBS-10] */
	readonly nextCharge: StayDate;
}

/**
 * Returns term `index` (zero-based) of a subscription that started on the anchor day. Every term is counted from the anchor, so month ends
 * are clamped only in short months and the dates never drift. [SUBS-10, DEC-072]
 */
export function term(anchor: StayDate, plan: MembershipPlan, index: number): Term {
	invariant(Number.isInteger(index) && index >= 0, `${index} counts terms`);
	const { months } = membershipPrices[plan];
	const nextCharge = addMonths(anchor, (index + 1) * months);
	return { first: addMonths(anchor, index * months), last: addDays(nextCharge, -1), nextCharge };
}

/**
 * Whether a term has ended. A current term that has ended is one whose renewal charge is being retried; its benefits last only for those
 * days. [DEC-072]
 */
export const isTermOver = (last: StayDate, today: StayDate): boolean => last < today;

/** Returns the instant of a charge, 10:00 Korean time on its day, in epoch milliseconds. [DEC-072] */
export const chargeInstant = (day: StayDate): number => Number(koreanInstant(`${day} 10:00:00`));

/** Total attempts for a charge; a failed one is retried daily. [DEC-072] */
export const chargeTries = 3;

/** Returns the day of the next attempt after `failedTries` failed ones; null when there is none left and the subscription ends. [DEC-072] */
export const nextTry = (dueOn: StayDate, failedTries: number): StayDate | null =>
	failedTries < chargeTries ? addDays(dueOn, failedTries) : null;

/**
 * Returns the day from which attempts are counted after one has failed today: the due day itself, moved forward if the attempt ran late, so
 * that the next attempt never falls on the same day. [DEC-072]
 */
export const dueAfterTry = (dueOn: StayDate, failedTriesBefore: number, today: StayDate): StayDate => {
	const counted = addDays(today, -failedTriesBefore);
	return counted > dueOn ? counted : dueOn;
};

/** Number of days after the payment during which Gold can be withdrawn from, that day included. [SUBS-12, CONST-09] */
export const withdrawalDays = 7;

/** Whether a payment is still within its withdrawal period. [DEC-073] */
export const isWithdrawalOpen = (paidOn: StayDate, today: StayDate): boolean =>
	nightsBetween(paidOn, today) <= withdrawalDays;
