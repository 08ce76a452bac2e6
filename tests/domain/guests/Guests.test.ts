import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	addAdult,
	addChild,
	adultLimits,
	childAgeLabel,
	childAges,
	childLimits,
	defaultGuests,
	fitGuests,
	type Guests,
	guestRules,
	guestsSummary,
	guestsText,
	isGuests,
	removeAdult,
	removeChild,
	setChildAge,
} from "#domain/guests/Guests.ts";
import { someGuests } from "./guestArbitraries.ts";

const pairs = Array.from({ length: 8 }, (_, index) => index + 1).flatMap((adults) =>
	Array.from({ length: 9 - adults }, (_, children) => [adults, children] as const),
);

const operations = {
	addAdult,
	removeAdult,
	addChild,
	removeChild,
	eldest: (guests: Guests) => setChildAge(guests, guests.childAges.length - 1, 13),
	impossible: (guests: Guests) => setChildAge(guests, 0, 14),
} as const;

describe("guests", () => {
	it("default to two adults, within the limits [SEARCH-GUEST-02] [SEARCH-GUEST-03] [CONST-02]", () => {
		expect(defaultGuests).toEqual({ adults: 2, childAges: [] });
		expect(guestRules).toEqual({ maxGuests: 8, minAdults: 1, minChildren: 0, minAge: 0, maxAge: 13 });
		expect(isGuests(defaultGuests)).toBe(true);
	});

	it("share a maximum of eight, in all 36 legal pairs [SEARCH-GUEST-02] [SEARCH-GUEST-03] [SEARCH-GUEST-04]", () => {
		expect(pairs).toHaveLength(36);
		for (const [adults, children] of pairs) {
			expect(adultLimits(children)).toEqual({ min: 1, max: 8 - children });
			expect(childLimits(adults)).toEqual({ min: 0, max: 8 - adults });
		}
	});

	it("stay within every limit through any sequence of presses [SEARCH-GUEST-02] [SEARCH-GUEST-03] [SEARCH-GUEST-04] [SEARCH-GUEST-08] [A10]", () => {
		const presses = fc.array(fc.constantFrom(...Object.values(operations)), { maxLength: 60 });
		fc.assert(
			fc.property(someGuests, presses, (start, sequence) => {
				let guests = start;
				for (const press of sequence) {
					guests = press(guests);
					expect(isGuests(guests)).toBe(true);
				}
			}),
		);
	});

	it("gain an adult if there is room and lose one down to the last [SEARCH-GUEST-02]", () => {
		fc.assert(
			fc.property(someGuests, (guests) => {
				const isFull = guests.adults + guests.childAges.length === 8;
				expect(addAdult(guests)).toEqual({ ...guests, adults: guests.adults + (isFull ? 0 : 1) });
				expect(removeAdult(guests)).toEqual({ ...guests, adults: Math.max(1, guests.adults - 1) });
			}),
		);
	});

	it("gain a child of age 0 at the end of the list, if there is room [SEARCH-GUEST-06]", () => {
		fc.assert(
			fc.property(someGuests, (guests) => {
				const isFull = guests.adults + guests.childAges.length === 8;
				expect(addChild(guests)).toEqual(
					isFull ? guests : { ...guests, childAges: [...guests.childAges, 0] },
				);
			}),
		);
	});

	it("lose the last child, which undoes adding one [SEARCH-GUEST-07]", () => {
		fc.assert(
			fc.property(someGuests, (guests) => {
				expect(removeChild(guests).childAges).toEqual(guests.childAges.slice(0, -1));
				if (addChild(guests) !== guests) expect(removeChild(addChild(guests))).toEqual(guests);
				if (addAdult(guests) !== guests) expect(removeAdult(addAdult(guests))).toEqual(guests);
			}),
		);
		expect(removeChild(defaultGuests)).toBe(defaultGuests);
	});

	it("change one child's age only to a whole number from 0 to 13 [SEARCH-GUEST-09]", () => {
		fc.assert(
			fc.property(
				someGuests,
				fc.integer({ min: -1, max: 8 }),
				fc.oneof(fc.integer({ min: -1, max: 15 }), fc.double()),
				(guests, index, age) => {
					const changed = setChildAge(guests, index, age);
					const isLegal = index >= 0 && index < guests.childAges.length && childAges.includes(age);
					expect(changed.childAges).toEqual(isLegal ? guests.childAges.with(index, age) : guests.childAges);
				},
			),
		);
	});

	it("offer fourteen ages, from '만 0세' to '만 13세' [SEARCH-GUEST-09] [DEC-054]", () => {
		expect(childAges.map(childAgeLabel)).toEqual(Array.from({ length: 14 }, (_, age) => `만 ${age}세`));
		expect(() => childAgeLabel(14)).toThrow("a child's age");
		expect(() => childAgeLabel(1.5)).toThrow("a child's age");
	});

	it("are summarised with the number of children, even when it is 0 [UI-SUM-04] [DEC-062]", () => {
		expect(guestsSummary(defaultGuests)).toBe("성인 2명 · 아동 0명");
		expect(guestsSummary({ adults: 1, childAges: [3, 5] })).toBe("성인 1명 · 아동 2명");
	});

	it("omit children where a booking has none", () => {
		expect(guestsText(defaultGuests)).toBe("성인 2명");
		expect(guestsText({ adults: 1, childAges: [3, 5] })).toBe("성인 1명 · 아동 2명");
	});

	it("are corrected to legal values from any input [SEARCH-GUEST-08] [SEARCH-QRY-04] [DEC-043] [A11]", () => {
		const anything = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constant(null), fc.constant({}));
		fc.assert(
			fc.property(anything, anything, fc.array(anything), (adults, children, ages) => {
				expect(isGuests(fitGuests(adults, children, ages))).toBe(true);
			}),
		);
		fc.assert(
			fc.property(someGuests, (guests) => {
				expect(fitGuests(guests.adults, guests.childAges.length, guests.childAges)).toEqual(guests);
			}),
		);
	});

	it.each([
		["8", "3", ["1"], { adults: 8, childAges: [] }],
		["5", "3", ["1"], { adults: 5, childAges: [1, 0, 0] }],
		["2", "2", ["14", "-1"], { adults: 2, childAges: [13, 0] }],
		["2", "3", ["1.5", "５", "3"], { adults: 2, childAges: [1, 0, 3] }],
		["2", "1", ["3", "4", "5"], { adults: 2, childAges: [3] }],
		["1e9", "0", [], { adults: 8, childAges: [] }],
		["-3", "99", [], { adults: 1, childAges: [0, 0, 0, 0, 0, 0, 0] }],
	])(
		"fit %s adults and %s children of %j [SEARCH-QRY-03] [SEARCH-QRY-04] [A11]",
		(adults, children, ages, guests) => {
			expect(fitGuests(adults, children, ages)).toEqual(guests);
		},
	);

	it.each([
		{ adults: 0, childAges: [] },
		{ adults: 1.5, childAges: [] },
		{ adults: 8, childAges: [1] },
		{ adults: 2, childAges: [14] },
		{ adults: 2, childAges: [1.5] },
		{ adults: Number.NaN, childAges: [] },
	])("are illegal as %j [SEARCH-GUEST-04] [A10]", (guests) => {
		expect(isGuests(guests)).toBe(false);
	});
});
