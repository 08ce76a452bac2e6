import { includedMeals } from "#domain/offer/includedMeals.ts";
import type { FilterKey, Meal } from "#domain/search/stayFilters.ts";
import { type StoredCancelPolicy, stayInstant } from "./planCancelPolicy.ts";
import type { Moment, StayTerms } from "./StayTerms.ts";

/** The features, besides price, for which travellers choose a plan. */
export interface PlanPerks {
	/** Cancellation is free until this many hours before check-in, "always" until check-in itself; null when it is never free. */
	readonly freeCancelHours: number | "always" | null;
	/** Check-in time ('HH:mm') in the stay's time zone. */
	readonly checkInTime: string;
	readonly timeZone: string;
	readonly meals: readonly Meal[];
}

/** The filters on perks: bit position in a plan's perk bits, by the filter's selectable values. */
const perkBits = {
	freeCancel: { "1": 0 },
	meals: { BREAKFAST: 1, DINNER: 2 },
} as const satisfies { readonly [Key in FilterKey]?: Readonly<Record<string, number>> };
type PerkFilter = keyof typeof perkBits;

export const perkFilters = Object.keys(perkBits) as readonly PerkFilter[];

export const isPerkFilter = (key: FilterKey): key is PerkFilter => key in perkBits;

/** Returns the bit position of a filter's value. */
export const perkBit = (key: PerkFilter, value: string): number =>
	perkBits[key][value as keyof (typeof perkBits)[PerkFilter]];

/** Number of perks. */
export const PERKS = Object.values(perkBits).flatMap((bits) => Object.keys(bits)).length;

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
	if (freeCancelHours === null) return false;
	const hours = freeCancelHours === "always" ? 0 : freeCancelHours;
	return now < stayInstant(checkInDate, checkInTime, timeZone) - hours * 3_600_000;
}

/** Returns the perk bits of a plan for one stay at one moment. */
export function perksAt(perks: PlanPerks, stay: StayTerms, moment: Moment): number {
	const free = isFreeToCancel(perks, stay, moment) ? 1 << perkBits.freeCancel[1] : 0;
	return perks.meals.reduce((bits, meal) => bits | (1 << perkBits.meals[meal]), free);
}
