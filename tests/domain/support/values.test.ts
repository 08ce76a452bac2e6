import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copy } from "#domain/copy/ko.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { hotelsCombinedExpiry, hotelsCombinedSeconds, readExpiring } from "#domain/support/expiring.ts";
import {
	countFindEmail,
	type FindEmailCounter,
	mayFindEmail,
	smsPerDay,
} from "#domain/support/findEmailCounter.ts";
import { clampWhole, hasValue, toNumber } from "#domain/support/values.ts";
import { anyText, someDay } from "../shared/arbitraries.ts";

describe("a value", () => {
	it("is a text that is not blank [VAL-15]", () => {
		fc.assert(fc.property(anyText, (text) => hasValue(text) === /\S/.test(text)));
		fc.assert(
			fc.property(
				fc.anything().filter((one) => typeof one !== "string"),
				(one) => !hasValue(one),
			),
		);
	});

	it("is a number when it is finite or written as one, else 0 [VAL-16]", () => {
		fc.assert(
			fc.property(fc.double(), (number) => {
				const expected = Number.isFinite(number) ? number + 0 : 0;
				expect(toNumber(number)).toBe(expected);
				expect(toNumber(` ${number} `)).toBe(expected);
			}),
		);
		fc.assert(fc.property(fc.anything(), (one) => Number.isFinite(toNumber(one))));
	});

	it.each([
		[null],
		[undefined],
		[""],
		["  "],
		["12a"],
		["a12"],
		["NaN"],
		["Infinity"],
		[{}],
		[[]],
		[true],
		["１２"],
		[-0],
	])("is 0 for %j [VAL-16]", (value) => {
		expect(Object.is(toNumber(value), 0)).toBe(true);
	});

	it("is cut to a whole number within limits [SEARCH-QRY-04]", () => {
		fc.assert(
			fc.property(fc.anything(), fc.nat({ max: 9 }), fc.nat({ max: 9 }), (value, min, width) => {
				const fitted = clampWhole(value, min, min + width);
				expect(Number.isInteger(fitted) && fitted >= min && fitted <= min + width).toBe(true);
			}),
		);
		expect([1.9, -0.5, "3.2"].map((value) => clampWhole(value, -5, 5))).toEqual([1, 0, 3]);
	});
});

describe("an entry that expires", () => {
	it("is read until its very last moment and deleted afterwards [STORE-04] [B03]", () => {
		const filled = fc.jsonValue().filter((data) => data !== null);
		fc.assert(
			fc.property(filled, fc.integer(), fc.integer({ min: -5, max: 5 }), (data, expires, late) => {
				expect(readExpiring({ data, expires }, expires + late)).toEqual(
					late <= 0 ? { data } : { data: null, isStale: true },
				);
			}),
		);
	});

	it.each([
		[{}],
		[{ data: 1 }],
		[{ expires: 10 }],
		[{ data: null, expires: 10 }],
		[{ data: 1, expires: null }],
		[{ data: 1, expires: "10" }],
		[{ data: 1, expires: Number.NaN }],
		[{ data: 1, expires: Number.POSITIVE_INFINITY }],
		[{ data: 1, expires: -1 }],
		["text"],
		[7],
		[[]],
	])("is deleted when it is %j [STORE-04] [B03]", (entry) => {
		expect(readExpiring(entry, 1)).toEqual({ data: null, isStale: true });
	});

	it("is nothing to delete when there is none [STORE-04]", () => {
		expect(readExpiring(null, 1)).toEqual({ data: null, isStale: false });
		expect(readExpiring(undefined, 1)).toEqual({ data: null, isStale: false });
	});

	it("never throws on what storage may hold [STORE-04] [B02]", () => {
		fc.assert(fc.property(fc.anything(), (entry) => readExpiring(entry, 1) !== null));
	});

	it("lasts a day for hotels-combined and is not believed when it promises more [STORE-05] [CONST-08] [B03] [B13]", () => {
		const life = hotelsCombinedSeconds * 1000;
		fc.assert(
			fc.property(fc.nat(), (now) => {
				const expires = hotelsCombinedExpiry(now);
				expect(expires - now).toBe(86_400_000);
				expect(readExpiring({ data: {}, expires }, now, life)).toEqual({ data: {} });
				expect(readExpiring({ data: {}, expires }, now - 1, life)).toEqual({ data: null, isStale: true });
			}),
		);
	});
});

describe("the find-email counter", () => {
	it("counts up within a day and starts at 1 on another [STORE-01] [STORE-02] [B13]", () => {
		fc.assert(
			fc.property(someDay, fc.array(fc.integer({ min: -1, max: 2 }), { maxLength: 20 }), (first, moves) => {
				let counter: FindEmailCounter | null = null;
				let today: StayDate = first;
				let model = 0;
				for (const days of moves) {
					today = addDays(today, days);
					model = counter?.date === today ? model + 1 : 1;
					counter = countFindEmail(counter, today);
					expect(counter).toEqual({ date: today, count: model });
				}
			}),
		);
	});

	it("allows three attempts a day and blocks the fourth [STORE-03] [CONST-05]", () => {
		fc.assert(
			fc.property(someDay, fc.nat({ max: 6 }), (today, attempts) => {
				let counter: FindEmailCounter | null = null;
				for (let attempt = 0; attempt < attempts; attempt += 1) counter = countFindEmail(counter, today);
				expect(mayFindEmail(counter, today)).toBe(attempts < 3);
				expect(mayFindEmail(counter, addDays(today, 1))).toBe(true);
			}),
		);
		expect(smsPerDay).toBe(3);
	});
});

describe("customer service", () => {
	it("is open on weekdays from 10:30 to 16:30 with lunch from 12:00 to 13:00 [CS-04] [CONST-01]", () => {
		expect(copy.cs.hours).toBe("평일 10:30 ~ 16:30 (점심시간 12:00 ~ 13:00)");
		expect(copy.cs.closed).toBe("주말 및 공휴일 휴무");
	});
});
