import { includedMeals } from "#domain/offer/includedMeals.ts";
import type { Meal } from "#domain/search/stayFilters.ts";
import { type StoredCancelPolicy, stayInstant } from "./planCancelPolicy.ts";
import type { Moment, StayTerms } from "./StayTerms.ts";

/** The features, besides price, for which travellers choose a plan. */
export interface PlanPerks {
	/** Cancellation is free until this many hours before check-in; null when it is never free. */
	readonly freeCancelHours: number | "always" | null;
	/** Check-in time ('HH:mm') in the stay's time zone. */
	readonly checkInTime: string;
	readonly timeZone: string;
	readonly meals: readonly Meal[];
}

/** Bit position of each perk in a plan's perk bits. */
export const perkBits = { freeCancel: 0, BREAKFAST: 1, DINNER: 2 } as const;

/** Number of perks. */
export const PERKS = 3;

export function perksOf(plan: {
	readonly cancelPolicy: StoredCancelPolicy;
	readonly meal: string | null;
	readonly checkInTime: string;
	readonly timeZone: string;
}): PlanPerks {
	const free = plan.cancelPolicy.tiers.filter(({ refundPercent }) => refundPercent === 100);
	const hours = free.flatMap(({ hoursBefore }) => (hoursBefore === null ? [] : [hoursBefore]));
	return {
		freeCancelHours: free.length === 0 ? null : hours.length < free.length ? "always" : Math.min(...hours),
		checkInTime: plan.checkInTime,
		timeZone: plan.timeZone,
		meals: includedMeals(plan.meal),
	};
}

function isFreeToCancel(perks: PlanPerks, { checkInDate }: StayTerms, { now }: Moment): boolean {
	const { freeCancelHours, checkInTime, timeZone } = perks;
	if (freeCancelHours === null || freeCancelHours === "always") return freeCancelHours !== null;
	return now < stayInstant(checkInDate, checkInTime, timeZone) - freeCancelHours * 3_600_000;
}

/** Returns the perk bits of a plan for one stay at one moment. */
export function perksAt(perks: PlanPerks, stay: StayTerms, moment: Moment): number {
	const free = isFreeToCancel(perks, stay, moment) ? 1 << perkBits.freeCancel : 0;
	return perks.meals.reduce((bits, meal) => bits | (1 << perkBits[meal]), free);
}
