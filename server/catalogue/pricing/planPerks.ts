import { includedMeals } from "#domain/offer/includedMeals.ts";
import type { Meal } from "#domain/search/stayFilters.ts";
import { type StoredCancelPolicy, stayInstant } from "./planCancelPolicy.ts";
import type { Moment, StayTerms } from "./StayTerms.ts";

/** What travellers choose a plan for besides its price. */
export interface PlanPerks {
	/** Until so many hours before check-in cancelling costs nothing; null = it always costs. */
	readonly freeCancelHours: number | "always" | null;
	/** When the stay's guests come, by its own clock. */
	readonly checkInTime: string;
	readonly timeZone: string;
	readonly meals: readonly Meal[];
}

/** A perk's bit among those of a plan. */
export const perkBits = { freeCancel: 0, BREAKFAST: 1, DINNER: 2 } as const;

/** How many perks there are. */
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

/** The perks a plan has for one stay at one moment, a bit each. */
export function perksAt(perks: PlanPerks, stay: StayTerms, moment: Moment): number {
	const free = isFreeToCancel(perks, stay, moment) ? 1 << perkBits.freeCancel : 0;
	return perks.meals.reduce((bits, meal) => bits | (1 << perkBits[meal]), free);
}
