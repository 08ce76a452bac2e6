import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { destroyedOn, dueUpTo, type KeepingName, keepings, periodText } from "#domain/member/keeping.ts";
import { addDays, compareDays, stayDateOf } from "#domain/shared/StayDate.ts";

const names = Object.keys(keepings) as KeepingName[];
const days = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays(stayDateOf("1990-01-01"), n));

describe("what is kept of persons", () => {
	it.each([
		["contract", "2031-11-21"],
		["payment", "2031-11-21"],
		["complaint", "2029-11-21"],
		["unpaid", "2026-12-21"],
		["account", null],
	] as const)("of %s until the law's day [DEC-196]", (name, day) => {
		expect(destroyedOn(name, stayDateOf("2026-11-21"))).toBe(day);
	});

	it("is never due before its day, nor later than a day of a short month allows [DEC-196]", () => {
		fc.assert(
			fc.property(fc.constantFrom(...names), days, fc.integer({ min: -3, max: 3 }), (name, day, shift) => {
				const end = destroyedOn(name, day);
				if (end === null) {
					expect(dueUpTo(name, day)).toBeNull();
					return;
				}
				const limit = dueUpTo(name, addDays(end, shift));
				const isDue = limit !== null && compareDays(day, limit) <= 0;
				if (shift < -1) expect(isDue).toBe(false);
				if (shift > 1) expect(isDue).toBe(true);
			}),
		);
	});

	it("names the law it is kept by [DEC-196]", () => {
		for (const { base } of Object.values(keepings)) expect(base).toMatch(/제\d+조/);
	});

	it("is said in words [DEC-196]", () => {
		expect([
			periodText(keepings.contract.period),
			periodText(keepings.unpaid.period),
			periodText(keepings.account.period),
			periodText(keepings.once.period),
		]).toEqual(["5년", "30일", "탈퇴할 때까지", "혜택을 운영하는 동안"]);
	});
});
