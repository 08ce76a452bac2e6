import { fill } from "#copy/fill.ts";
import { searchCopy } from "#copy/search.ts";
import { invariant } from "#domain/shared/invariant.ts";
import { clampWhole } from "#domain/shared/values.ts";

/** The party staying. The number of children is the number of ages, so the two can never disagree. [SEARCH-GUEST-08] */
export interface Guests {
	readonly adults: number;
	/** Ages in whole years, one entry per child, in the order the children were added. */
	readonly childAges: readonly number[];
}

/** Limits for guests; ages are in whole years. [CONST-02, SEARCH-GUEST-02, SEARCH-GUEST-03, SEARCH-GUEST-04, SEARCH-GUEST-09] */
export const guestRules = { maxGuests: 8, minAdults: 1, minChildren: 0, minAge: 0, maxAge: 13 } as const;

export const defaultGuests: Guests = { adults: 2, childAges: [] };

export interface Limits {
	readonly min: number;
	readonly max: number;
}

export const adultLimits = (children: number): Limits => ({
	min: guestRules.minAdults,
	max: guestRules.maxGuests - children,
});

export const childLimits = (adults: number): Limits => ({
	min: guestRules.minChildren,
	max: guestRules.maxGuests - adults,
});

/** Adds an adult; returns the same guests when there is no room for another. [SEARCH-GUEST-02] */
export const addAdult = (guests: Guests): Guests =>
	guests.adults < adultLimits(guests.childAges.length).max
		? { ...guests, adults: guests.adults + 1 }
		: guests;

/** Removes an adult; returns the same guests at the minimum. [SEARCH-GUEST-02] */
export const removeAdult = (guests: Guests): Guests =>
	guests.adults > guestRules.minAdults ? { ...guests, adults: guests.adults - 1 } : guests;

/** Adds a child aged 0; returns the same guests when there is no room for another. [SEARCH-GUEST-06] */
export const addChild = (guests: Guests): Guests =>
	guests.childAges.length < childLimits(guests.adults).max
		? { ...guests, childAges: [...guests.childAges, guestRules.minAge] }
		: guests;

/** Removes the last child; returns the same guests when there is none. [SEARCH-GUEST-07] */
export const removeChild = (guests: Guests): Guests =>
	guests.childAges.length > 0 ? { ...guests, childAges: guests.childAges.slice(0, -1) } : guests;

/** Changes one child's age; an unknown child or an invalid age changes nothing. [SEARCH-GUEST-09] */
export const setChildAge = (guests: Guests, index: number, age: number): Guests =>
	isChildAge(age) && index in guests.childAges
		? { ...guests, childAges: guests.childAges.with(index, age) }
		: guests;

export const isChildAge = (age: number): boolean =>
	Number.isInteger(age) && age >= guestRules.minAge && age <= guestRules.maxAge;

/** Every valid child age, youngest first. [SEARCH-GUEST-09, DEC-054] */
export const childAges: readonly number[] = Array.from(
	{ length: guestRules.maxAge - guestRules.minAge + 1 },
	(_, index) => guestRules.minAge + index,
);

/**
 * Formats a child's age as '만 N세'. [SEARCH-GUEST-09]
 * @throws when the age is out of range
 */
export function childAgeLabel(age: number): string {
	invariant(isChildAge(age), `${age} is a child's age`);
	return fill(searchCopy.guests.labels.age, { N: age });
}

/** Formats the guests of a search as '성인 {a}명 · 아동 {c}명'; children are shown even when there are none. [DEC-062] */
export const guestsSummary = (guests: Guests): string =>
	fill(searchCopy.guests.summary, { a: guests.adults, c: guests.childAges.length });

/** Formats the guests of a booking or a price; children are omitted when there are none. */
export const guestsText = (guests: Guests): string =>
	guests.childAges.length > 0 ? guestsSummary(guests) : fill(searchCopy.guests.adults, { a: guests.adults });

/** Whether the numbers are integers and within every limit. [SEARCH-GUEST-04] */
export const isGuests = ({ adults, childAges }: Guests): boolean =>
	Number.isInteger(adults) &&
	adults >= guestRules.minAdults &&
	adults + childAges.length <= guestRules.maxGuests &&
	childAges.every(isChildAge);

/**
 * Builds valid guests from arbitrary input: adults are clamped first, children to the remaining places, and ages are cut off or filled up
 * with 0. [SEARCH-QRY-03, SEARCH-QRY-04, DEC-043]
 */
export function fitGuests(adults: unknown, children: unknown, ages: readonly unknown[]): Guests {
	const fitting = clampWhole(adults, guestRules.minAdults, guestRules.maxGuests);
	const limits = childLimits(fitting);
	const count = clampWhole(children, limits.min, limits.max);
	return {
		adults: fitting,
		childAges: Array.from({ length: count }, (_, index) =>
			clampWhole(ages[index] ?? guestRules.minAge, guestRules.minAge, guestRules.maxAge),
		),
	};
}
