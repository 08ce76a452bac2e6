import { isAmountHidden } from "#domain/offer/headlineFigures.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { nightsOf, stayFrom } from "#domain/shared/StayDates.ts";
import type { PlanRule } from "./PlanRule.ts";
import { conditionsFor } from "./PlanRule.ts";
import { planAmount } from "./planAmount.ts";
import type { Moment, StayTerms } from "./StayTerms.ts";
import type { Viewer } from "./Viewer.ts";

/** A plan with the stored prices and stock of a range of nights. */
export interface PlanNights {
	readonly rule: PlanRule;
	/** List price of each night for one room; null when the night is closed. */
	readonly prices: readonly (number | null)[];
	/** Rooms left on each night. */
	readonly stock: readonly number[];
}

/** The lowest amount a viewer pays among the available plans. `amount` is null when none is available or all amounts are hidden. [DEC-091] */
export interface LowestAmount {
	readonly isFree: boolean;
	readonly amount: number | null;
}

export interface PriceDay {
	readonly date: StayDate;
	/** Price of this night for one room. A plan with a minimum stay is priced as if all nights of the shortest stay were like this one. */
	readonly night: LowestAmount;
	/** Price of the whole requested stay starting on this day, for all rooms. */
	readonly stay: LowestAmount;
}

/**
 * Returns the price of check-in on each of `count` days: of the single night, and of a stay as long as the requested one, for its guests
 * and rooms. `plans` must cover the nights from the first day to the end of the last stay. [DEC-077, DEC-091]
 */
export function priceDays(
	plans: readonly PlanNights[],
	{ first, count }: { readonly first: StayDate; readonly count: number },
	stay: StayTerms,
	viewer: Viewer,
	moment: Moment,
): PriceDay[] {
	const length = nightsOf(stay);
	const lowest = (day: number, nightsFor: (plan: PlanNights) => number, isNight: boolean): LowestAmount => {
		let isFree = false;
		let amount: number | null = null;
		for (const plan of plans) {
			const nights = nightsFor(plan);
			const sum = isNight ? nightSum(plan, day, nights, stay.rooms) : staySum(plan, day, nights, stay.rooms);
			if (sum === null) continue;
			const onDay = { ...stayFrom(addDays(first, day), nights), rooms: stay.rooms, guests: stay.guests };
			const conditions = conditionsFor(plan.rule, onDay, moment);
			if (!conditions) continue;
			isFree = true;
			if (isAmountHidden(conditions.isHidden, viewer.memberId !== null)) continue;
			const whole = planAmount(sum * stay.rooms, conditions, viewer.isSpecial);
			const each = isNight ? Math.floor(whole / (nights * stay.rooms)) : whole;
			if (amount === null || each < amount) amount = each;
		}
		return { isFree, amount };
	};
	return Array.from({ length: count }, (_, day) => ({
		date: addDays(first, day),
		night: lowest(day, ({ rule }) => Math.max(1, rule.minNights), true),
		stay: lowest(day, () => length, false),
	}));
}

/** Returns the list price of `nights` nights like this one; null when the night is closed or has too few rooms. */
function nightSum({ prices, stock }: PlanNights, day: number, nights: number, rooms: number): number | null {
	const price = prices[day] ?? null;
	return price === null || (stock[day] ?? 0) < rooms ? null : price * nights;
}

function staySum(plan: PlanNights, day: number, nights: number, rooms: number): number | null {
	let sum = 0;
	for (let night = day; night < day + nights; night++) {
		const price = nightSum(plan, night, 1, rooms);
		if (price === null) return null;
		sum += price;
	}
	return sum;
}
