import { adultLimits, childLimits, defaultGuests, type Guests, guestRules, type Limits } from "./Guests.ts";

/** Limits of a stand-alone counter. [SEARCH-GUEST-11, CONST-02] */
export const plainCounter: Limits = { min: 1, max: 20 };

/** Limits for the rooms of one search. [SEARCH-GUEST-05, CONST-02] */
export const roomLimits: Limits = { min: 1, max: 5 };

export type CounterKind = "adults" | "children" | "rooms" | "vouchers";

/** Limits and initial values of the counters bound to the search condition. [SEARCH-GUEST-10, DEC-055] */
export const counters: { readonly [Kind in CounterKind]: Limits & { readonly start: number } } = {
	adults: { min: guestRules.minAdults, max: guestRules.maxGuests, start: defaultGuests.adults },
	children: { min: guestRules.minChildren, max: guestRules.maxGuests, start: defaultGuests.childAges.length },
	rooms: { ...roomLimits, start: 1 },
	vouchers: { ...plainCounter, start: 1 },
};

/** Returns a counter's limits given the guests already chosen: adults and children share the eight places. */
export function counterLimits(kind: CounterKind, guests: Guests): Limits {
	if (kind === "adults") return adultLimits(guests.childAges.length);
	if (kind === "children") return childLimits(guests.adults);
	const { min, max } = counters[kind];
	return { min, max };
}

/** Whether the minus button is enabled: not at or below the minimum. [SEARCH-GUEST-12] */
export const canDecrease = (value: number, limits: Limits = plainCounter): boolean => value > limits.min;

/** Whether the plus button is enabled: not at or above the maximum. [SEARCH-GUEST-12] */
export const canIncrease = (value: number, limits: Limits = plainCounter): boolean => value < limits.max;

/** Returns the value after one press of plus or minus; a disabled button changes nothing. */
export function stepCounter(value: number, step: 1 | -1, limits: Limits = plainCounter): number {
	const enabled = step > 0 ? canIncrease(value, limits) : canDecrease(value, limits);
	return enabled ? Math.min(limits.max, Math.max(limits.min, value + step)) : value;
}
