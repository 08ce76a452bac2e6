import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	bookingPath,
	optionPath,
	planChoice,
	planQuery,
	readPieces,
	readPlanChoice,
} from "#domain/offer/planAddress.ts";
import { defaultDates } from "#domain/search/defaultDates.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { readSearchQuery } from "#domain/search/searchQuery.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";

const today = stayDateOf("2026-11-21");
const condition = defaultCondition(today);
const id = fc.stringMatching(/^[A-Za-z0-9&=+%#가-힣-]{1,20}$/);

describe("the URL of a plan", () => {
	it("is read back as written, for any supplier ids and one to twenty vouchers [DEC-015] [DEC-016] [DEC-055] [DEC-057]", () => {
		const choices = fc.record({
			stay: id,
			room: id,
			plan: id,
			promotionId: fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
			rooms: fc.integer({ min: 1, max: 5 }),
			pieces: fc.option(fc.integer({ min: 1, max: 20 })),
			promised: fc.constantFrom("90000.7.1795000000.0123456789abcdefghijkl"),
		});
		fc.assert(
			fc.property(choices, ({ rooms, ...named }) => {
				const asked = { ...condition, rooms };
				const choice = { bookingKind: (named.pieces ?? rooms) > 1 ? "MO" : "OO", ...named } as const;
				const query = new URLSearchParams(planQuery(choice, asked));
				const read = (key: string) => query.get(key);
				expect(readPlanChoice(read)).toEqual(choice);
				expect(readSearchQuery(read, today, defaultDates(today))).toEqual(asked);
			}),
		);
	});

	it("has the same query on the option page and in the booking form [DEC-015] [DEC-016]", () => {
		const choice = {
			bookingKind: "OO",
			stay: "1",
			room: "11",
			plan: "111",
			promotionId: null,
			pieces: null,
		} as const;
		const [, query] = optionPath(1, choice, condition).split("?");
		expect(bookingPath(1, choice, condition)).toBe(`/booking/1?${query}`);
	});

	it("uses our own numbers for our plans and the supplier's ids for theirs [DEC-057]", () => {
		const key = {
			bookingKind: "OC",
			stayId: 1,
			roomId: 11,
			ratePlanId: 111,
			externalStayId: null,
			externalRoomId: null,
			externalRatePlanId: null,
			promotionId: 7,
		} as const;
		expect(planChoice(key, null, "1.2.3.x")).toMatchObject({ stay: "1", promised: "1.2.3.x" });
		expect(planChoice(key)).toEqual({
			bookingKind: "OC",
			stay: "1",
			room: "11",
			plan: "111",
			promotionId: 7,
			pieces: null,
		});
		const external = { ...key, externalStayId: "S/1", externalRoomId: "R", externalRatePlanId: "P" };
		expect(planChoice(external)).toMatchObject({ stay: "S/1", room: "R", plan: "P" });
	});

	it("contains the booking kind for the rooms and nights, or the plan's own without nights [DEC-056]", () => {
		const choice = {
			bookingKind: "MC",
			stay: "1",
			room: "11",
			plan: "111",
			promotionId: null,
			pieces: null,
		} as const;
		const kind = (asked: typeof condition) => new URLSearchParams(planQuery(choice, asked)).get("orderType");
		expect(kind(condition)).toBe("OO");
		expect(kind({ ...condition, rooms: 2 })).toBe("MO");
		expect(kind({ ...condition, checkOutDate: condition.checkInDate })).toBe("MC");
	});

	it("caps the vouchers at the maximum purchase and reads none from an invalid number [DEC-055]", () => {
		const pieces = (value: string | null) => readPieces((key) => (key === "pieces" ? value : null));
		expect(["1", "20", "21", "9999"].map(pieces)).toEqual([1, 20, 20, 20]);
		expect([null, "", "0", "-1", "1.5", "x", "10000"].map(pieces)).toEqual(new Array(7).fill(null));
	});

	it("has no promotion unless it is a valid number [DEC-015]", () => {
		const promotion = (value: string | null) => {
			const keys = new Map([
				["orderType", "OO"],
				["accoms", "1"],
				["rooms", "11,12"],
				["rateplan", "111,abc"],
			]);
			if (value !== null) keys.set("promotionIdx", value);
			const choice = readPlanChoice((key) => keys.get(key) ?? null);
			expect(choice).toMatchObject({ stay: "1", room: "11,12", plan: "111,abc" });
			return choice?.promotionId;
		};
		expect(["7", "1234567890"].map(promotion)).toEqual([7, 1_234_567_890]);
		const none = [null, "", "0", "07", "-7", "x7", "7x", "12345678901"];
		expect(none.map(promotion)).toEqual(none.map(() => null));
	});

	it.each([
		"orderType=OO&accoms=1&rooms=1",
		"orderType=OO&accoms=1&rateplan=1",
		"orderType=OO&accoms=1&rooms=1&rateplan=1,%202",
		"orderType=OO&accoms=1,2,3,4,5,6&rooms=1&rateplan=1",
		"orderType=XX&accoms=1&rooms=1&rateplan=1",
		"orderType=OO&rooms=1&rateplan=1",
		"orderType=OO&accoms=1%2F2&rooms=1&rateplan=1",
		"orderType=OO&accoms=1,,2&rooms=1&rateplan=1",
		"",
	])("is invalid without all of its parts: '%s'", (text) => {
		const query = new URLSearchParams(text);
		expect(readPlanChoice((key) => query.get(key))).toBeNull();
	});
});
