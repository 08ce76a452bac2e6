import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	deleteUpTo,
	periodText,
	type RetentionName,
	retainedUntil,
	retentionRules,
} from "#domain/member/retentionRules.ts";
import { addDays, compareDays, stayDateOf } from "#domain/shared/StayDate.ts";

const names = Object.keys(retentionRules) as RetentionName[];
const days = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays(stayDateOf("1990-01-01"), n));

describe("retention of personal data", () => {
	it.each([
		["contract", "2031-11-21"],
		["payment", "2031-11-21"],
		["complaint", "2029-11-21"],
		["unpaid", "2026-12-21"],
		["account", null],
	] as const)("of kind %s ends on the statutory day [DEC-196]", (name, day) => {
		expect(retainedUntil(name, stayDateOf("2026-11-21"))).toBe(day);
	});

	it("is never due before its end date, and due at most a day later when months are short [DEC-196]", () => {
		fc.assert(
			fc.property(fc.constantFrom(...names), days, fc.integer({ min: -3, max: 3 }), (name, day, shift) => {
				const end = retainedUntil(name, day);
				if (end === null) {
					expect(deleteUpTo(name, day)).toBeNull();
					return;
				}
				const limit = deleteUpTo(name, addDays(end, shift));
				const isDue = limit !== null && compareDays(day, limit) <= 0;
				if (shift < -1) expect(isDue).toBe(false);
				if (shift > 1) expect(isDue).toBe(true);
			}),
		);
	});

	it("cites its legal basis [DEC-196]", () => {
		for (const { base } of Object.values(retentionRules)) expect(base).toMatch(/제\d+조/);
	});

	it("is described in words [DEC-196]", () => {
		expect([
			periodText(retentionRules.contract.period),
			periodText(retentionRules.unpaid.period),
			periodText(retentionRules.account.period),
			periodText(retentionRules.once.period),
		]).toEqual(["5년", "30일", "탈퇴할 때까지", "혜택을 운영하는 동안"]);
	});
});
