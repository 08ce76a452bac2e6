import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	canDecrease,
	canIncrease,
	counterLimits,
	counters,
	plainCounter,
	roomLimits,
	stepCounter,
} from "#domain/guests/counters.ts";
import { adultLimits, childLimits } from "#domain/guests/Guests.ts";
import { someGuests } from "./guestArbitraries.ts";

const steps = fc.constantFrom(1 as const, -1 as const);

describe("a counter", () => {
	it("steps between 1 and 20 only [SEARCH-GUEST-11] [CONST-02]", () => {
		expect(plainCounter).toEqual({ min: 1, max: 20 });
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 20 }), fc.array(steps, { maxLength: 60 }), (start, presses) => {
				let value = start;
				for (const step of presses) {
					const before = value;
					value = stepCounter(value, step);
					expect(value >= 1 && value <= 20).toBe(true);
					expect(value - before === step || value === before).toBe(true);
				}
			}),
		);
	});

	it("disables minus at or below the minimum and plus at or above the maximum [SEARCH-GUEST-12]", () => {
		expect([0, 1, 2].map((value) => canDecrease(value))).toEqual([false, false, true]);
		expect([19, 20, 21].map((value) => canIncrease(value))).toEqual([true, false, false]);
		fc.assert(
			fc.property(fc.integer(), steps, (value, step) => {
				const isEnabled = step > 0 ? canIncrease(value) : canDecrease(value);
				if (!isEnabled) expect(stepCounter(value, step)).toBe(value);
			}),
		);
	});

	it("brings an out-of-range value back within the limits [SEARCH-GUEST-11]", () => {
		expect([stepCounter(30, -1), stepCounter(-5, 1)]).toEqual([20, 1]);
	});
});

describe("the counters by kind", () => {
	it("have their own limits and initial values [SEARCH-GUEST-05] [SEARCH-GUEST-10] [CONST-02]", () => {
		expect(counters).toEqual({
			adults: { min: 1, max: 8, start: 2 },
			children: { min: 0, max: 8, start: 0 },
			rooms: { min: 1, max: 5, start: 1 },
			vouchers: { min: 1, max: 20, start: 1 },
		});
	});

	it("limit adults and children by each other, but rooms and vouchers independently [SEARCH-GUEST-05] [SEARCH-GUEST-10]", () => {
		fc.assert(
			fc.property(someGuests, (guests) => {
				expect(counterLimits("adults", guests)).toEqual(adultLimits(guests.childAges.length));
				expect(counterLimits("children", guests)).toEqual(childLimits(guests.adults));
				expect(counterLimits("rooms", guests)).toEqual(roomLimits);
				expect(counterLimits("vouchers", guests)).toEqual(plainCounter);
			}),
		);
	});

	it("keep rooms between 1 and 5 [SEARCH-GUEST-05]", () => {
		fc.assert(
			fc.property(fc.array(steps, { maxLength: 30 }), (presses) => {
				const rooms = presses.reduce<number>((value, step) => stepCounter(value, step, roomLimits), 1);
				expect(rooms >= 1 && rooms <= 5).toBe(true);
			}),
		);
	});
});
