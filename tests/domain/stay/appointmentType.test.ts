import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appointmentType } from "#domain/stay/appointmentType.ts";

describe("the appointment type", () => {
	it("is derived from rooms and nights [SEARCH-COND-04] [SEARCH-COND-05] [DOM-ENUM-02]", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 400 }), (rooms, nights) => {
				const kind = appointmentType(rooms, nights);
				expect(kind).toBe(`${rooms === 1 ? "O" : "M"}${nights === 1 ? "O" : "C"}`);
			}),
		);
	});

	it.each([
		[1, 1, "OO"],
		[1, 2, "OC"],
		[2, 1, "MO"],
		[2, 2, "MC"],
	])("for %i rooms and %i nights is %s [DOM-ENUM-02] [DEC-056]", (rooms, nights, kind) => {
		expect(appointmentType(rooms, nights)).toBe(kind);
	});

	it("is null without a room or a night [SEARCH-COND-04]", () => {
		const none = fc.oneof(fc.integer({ max: 0 }), fc.constant(Number.NaN));
		fc.assert(
			fc.property(none, fc.integer({ min: 1 }), (bad, good) => {
				expect([appointmentType(bad, good), appointmentType(good, bad)]).toEqual([null, null]);
			}),
		);
	});
});
