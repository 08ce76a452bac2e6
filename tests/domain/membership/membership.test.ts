import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { membershipCopy } from "#copy/membership.ts";
import { checkSubscribe, checkUpgrade } from "#domain/membership/membershipRules.ts";
import {
	gradeOf,
	isRunning,
	membershipPrices,
	planText,
	subscriptionStateLabel,
} from "#domain/membership/plans.ts";
import {
	chargeInstant,
	chargeTries,
	dueAfterTry,
	isTermOver,
	isWithdrawalOpen,
	nextTry,
	term,
	withdrawalDays,
} from "#domain/membership/term.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { addDays, addMonths, daysInMonth, partsOf, stayDateOf } from "#domain/shared/StayDate.ts";

describe("membership plans", () => {
	it("cost 1,900 won a month or 19,000 a year, about 1,583 a month [SUBS-08, SUBS-09, CONST-09]", () => {
		expect(membershipPrices).toEqual({
			Silver: { price: 1_900, listPrice: 2_800, months: 1, perMonth: 1_900 },
			Gold: { price: 19_000, listPrice: 22_800, months: 12, perMonth: 1_583 },
		});
	});

	it.each(["Silver", "Gold"] as const)(
		"state the prices of %s in their text [SUBS-08, SUBS-09, COPY-107, COPY-108]",
		(plan) => {
			const { price, listPrice, perMonth } = membershipPrices[plan];
			for (const amount of [price, listPrice, perMonth]) {
				expect(planText(plan)).toContain(`${amount.toLocaleString("en-US")}원`);
			}
			expect(planText(plan)).toContain(membershipCopy.grade.labels[plan].name);
		},
	);

	it("have Korean labels for their history states [SUBS-01, COPY-116]", () => {
		expect(subscriptionStateLabel("CANCEL_REQUEST")).toBe("해지 예약");
		expect(subscriptionStateLabel("WITHDRAW")).toBe("청약철회");
	});
});

describe("gradeOf", () => {
	it.each([
		["USE", true],
		["CANCEL_REQUEST", true],
		["CANCEL_UPGRADE", false],
		["CANCEL_PAYMENT", false],
		["CANCEL", false],
		["WITHDRAW", false],
	] as const)("counts a subscription in %s: %s [SUBS-07, DOM-GRADE-01, PROD-03]", (state, counts) => {
		expect(isRunning({ state })).toBe(counts);
		expect(gradeOf([{ plan: "Silver", state }])).toBe(counts ? "Silver" : "Bronze");
		expect(
			gradeOf([
				{ plan: "Silver", state: "CANCEL_UPGRADE" },
				{ plan: "Gold", state },
			]),
		).toBe(counts ? "Gold" : "Bronze");
	});

	it("is Bronze without a history [DOM-GRADE-01]", () => {
		expect(gradeOf([])).toBe("Bronze");
	});
});

describe("checkSubscribe", () => {
	const grades = ["Bronze", "Silver", "Gold"] as const;

	it.each([
		["C", "Bronze", false, "Gold", "corporate"],
		["C", "Gold", true, "Silver", "corporate"],
		["N", "Silver", true, "Gold", "alreadySubscribed"],
		["N", "Gold", false, "Silver", "alreadySubscribed"],
		["N", "Bronze", true, "Silver", "silverUsed"],
		["N", "Bronze", true, "Gold", null],
		["N", "Bronze", false, "Silver", null],
		["N", "Bronze", false, "Gold", null],
	] as const)(
		"with type %s, %s, earlier Silver %s, to %s results in: %s [SUBS-02, SUBS-03, DEC-069, DEC-070, DEC-071, EX-290]",
		(type, grade, hasJoinedSilver, plan, kind) => {
			expect(checkSubscribe({ type, grade, hasJoinedSilver }, plan)).toEqual(
				kind ? { ok: false, error: { kind } } : { ok: true, value: plan },
			);
		},
	);

	it("allows an upgrade only to non-corporate Silver members [SUBS-04, SUBS-05, DEC-071, DEC-074]", () => {
		for (const grade of grades) {
			expect(checkUpgrade({ type: "N", grade })).toEqual(
				grade === "Silver"
					? { ok: true, value: "Gold" }
					: { ok: false, error: { kind: "alreadySubscribed" } },
			);
			expect(checkUpgrade({ type: "C", grade })).toEqual({ ok: false, error: { kind: "corporate" } });
		}
	});
});

describe("a membership term", () => {
	it.each([
		["2026-11-20", "Gold", 0, "2026-11-20", "2027-11-19", "2027-11-20"],
		["2027-01-31", "Silver", 0, "2027-01-31", "2027-02-27", "2027-02-28"],
		["2027-01-31", "Silver", 1, "2027-02-28", "2027-03-30", "2027-03-31"],
		["2027-01-31", "Silver", 2, "2027-03-31", "2027-04-29", "2027-04-30"],
		["2027-01-30", "Silver", 1, "2027-02-28", "2027-03-29", "2027-03-30"],
		["2028-01-29", "Silver", 1, "2028-02-29", "2028-03-28", "2028-03-29"],
		["2028-02-29", "Gold", 0, "2028-02-29", "2029-02-27", "2029-02-28"],
		["2028-02-29", "Gold", 3, "2031-02-28", "2032-02-28", "2032-02-29"],
	] as const)(
		"starting %s for %s with index %i runs %s to %s, next charge %s [A04, A05, SUBS-10, DEC-072, EX-280, EX-281, EX-282]",
		(anchor, plan, index, first, last, nextCharge) => {
			expect(term(stayDateOf(anchor), plan, index)).toEqual({ first, last, nextCharge });
		},
	);

	it("never drifts over 60 terms: one charge per period, without gap or overlap [A05, SUBS-10, DEC-072]", () => {
		const anchor = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays(stayDateOf("2026-11-20"), days));
		fc.assert(
			fc.property(anchor, fc.constantFrom("Silver" as const, "Gold" as const), (from, plan) => {
				const { months } = membershipPrices[plan];
				for (let index = 0; index < 60; index += 1) {
					const { first, last, nextCharge } = term(from, plan, index);
					expect(nextCharge).toBe(addDays(last, 1));
					expect(term(from, plan, index + 1).first).toBe(nextCharge);
					const wanted = Math.min(partsOf(from).day, daysInMonth(first));
					expect(partsOf(first).day).toBe(wanted);
					expect(first).toBe(addMonths(from, index * months));
				}
			}),
			{ numRuns: 10 },
		);
	});

	it.each([-1, 0.5])("throws for the index %d", (index) => {
		expect(() => term(stayDateOf("2026-11-20"), "Gold", index)).toThrow("counts terms");
	});

	it("is charged at 10:00 in Korea [DEC-072, DEC-001]", () => {
		expect(koreanDateTime(chargeInstant(stayDateOf("2027-02-28")))).toBe("2027-02-28 10:00:00");
	});

	it("ends after its last day [DEC-072]", () => {
		const { last, nextCharge } = term(stayDateOf("2027-01-31"), "Silver", 0);
		expect([isTermOver(last, last), isTermOver(last, nextCharge)]).toEqual([false, true]);
	});

	it("is charged again daily, at most three times [DEC-072]", () => {
		const due = stayDateOf("2027-02-28");
		expect([0, 1, 2, 3].map((failed) => nextTry(due, failed))).toEqual([
			"2027-02-28",
			"2027-03-01",
			"2027-03-02",
			null,
		]);
		expect(chargeTries).toBe(3);
	});

	it("is charged again on the day after the previous try, whatever day that was [DEC-072]", () => {
		const due = stayDateOf("2027-02-28");
		for (const [day, failed] of [
			["2027-02-28", 0],
			["2027-03-04", 0],
			["2027-03-01", 1],
			["2027-03-09", 1],
		] as const)
			expect(nextTry(dueAfterTry(due, failed, stayDateOf(day)), failed + 1)).toBe(
				addDays(stayDateOf(day), 1),
			);
		expect(dueAfterTry(due, 0, due)).toBe(due);
		expect(dueAfterTry(due, 1, addDays(due, 1))).toBe(due);
		// With a new card, before the next retry was due.
		expect(dueAfterTry(due, 2, addDays(due, 1))).toBe(due);
	});

	it("can be withdrawn from within seven days [SUBS-12, CONST-09, DEC-073]", () => {
		const paidOn = stayDateOf("2026-11-20");
		expect(isWithdrawalOpen(paidOn, stayDateOf("2026-11-27"))).toBe(true);
		expect(isWithdrawalOpen(paidOn, stayDateOf("2026-11-28"))).toBe(false);
		expect(withdrawalDays).toBe(7);
	});
});
