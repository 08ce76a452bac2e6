import { isAmountHidden } from "#domain/offer/headlineFigures.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { nightsOf, stayFrom } from "#domain/shared/StayDates.ts";
import type { PlanRule } from "./PlanRule.ts";
import { conditionsFor } from "./PlanRule.ts";
import { planAmount } from "./planAmount.ts";
import type { Moment, StayTerms } from "./StayTerms.ts";
import type { Viewer } from "./Viewer.ts";

/** A plan with the truth of a stretch of nights. */
export interface PlanNights {
	readonly rule: PlanRule;
	/** The list price of each night of one room; null = closed. */
	readonly prices: readonly (number | null)[];
	/** Rooms left in each night. */
	readonly stock: readonly number[];
}

/** The lowest a viewer pays of what is free; the amount is null when nothing is, or all of it is kept back. [DEC-091] */
export interface LowestAmount {
	readonly isFree: boolean;
	readonly amount: number | null;
}

export interface PriceDay {
	readonly date: StayDate;
	/** This night of one room; of a plan that is sold from more nights on, as one of so many alike. */
	readonly night: LowestAmount;
	/** The whole stay of the asked length from this day on, all rooms. */
	readonly stay: LowestAmount;
}

/**
 * What check-in on each of so many days costs at a stay: the night itself, and a stay as long as the asked one, for its
 * guests and rooms. `plans` begin with the first day and reach as far as the last stay. [DEC-077, DEC-091]
 */
export function priceDays(
	plans: readonly PlanNights[],
	{ first, count }: { readonly first: StayDate; readonly count: number },
	asked: StayTerms,
	viewer: Viewer,
	moment: Moment,
): PriceDay[] {
	const length = nightsOf(asked);
	const lowest = (day: number, nightsFor: (plan: PlanNights) => number, isNight: boolean): LowestAmount => {
		let isFree = false;
		let amount: number | null = null;
		for (const plan of plans) {
			const nights = nightsFor(plan);
			const sum = isNight
				? nightSum(plan, day, nights, asked.rooms)
				: staySum(plan, day, nights, asked.rooms);
			if (sum === null) continue;
			const stay = { ...stayFrom(addDays(first, day), nights), rooms: asked.rooms, guests: asked.guests };
			const conditions = conditionsFor(plan.rule, stay, moment);
			if (!conditions) continue;
			isFree = true;
			if (isAmountHidden(conditions.isHidden, viewer.memberId !== null)) continue;
			const whole = planAmount(sum * asked.rooms, conditions, viewer.isSpecial);
			const each = isNight ? Math.floor(whole / (nights * asked.rooms)) : whole;
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

/** The list price of so many nights like this one; null when the night is closed or has too few rooms. */
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
