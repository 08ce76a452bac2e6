import { describe, expect, it } from "vitest";
import { meals } from "#domain/search/stayFilters.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { stayInstant, voucherPolicy } from "#server/catalogue/pricing/planCancelPolicy.ts";
import { PERKS, perkBit, perksAt, perksOf } from "#server/catalogue/pricing/planPerks.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";

const stay = { ...stayFrom(stayDateOf("2026-12-06"), 1), rooms: 1, guests: 2 };
const tier = (hoursBefore: number | null, refundPercent: number) => ({ hoursBefore, refundPercent });
const perks = (
	tiers: readonly ReturnType<typeof tier>[],
	change: { meal?: string | null; timeZone?: string } = {},
) =>
	perksOf({ cancelPolicy: { tiers }, meal: null, checkInTime: "15:00", timeZone: "Asia/Seoul", ...change });
const free = 1 << perkBit("freeCancel", "1");
const at = (text: string) => momentOf(koreanInstant(text) ?? 0);

describe("the perks of a plan [DEC-187]", () => {
	it.each([
		["nothing is said", [], null],
		["something always stays", [tier(24, 50), tier(null, 0)], null],
		["all comes back until a day before", [tier(24, 100), tier(null, 0)], 24],
		["all comes back until the last of two steps", [tier(72, 100), tier(24, 100), tier(0, 50)], 24],
		["all comes back ever after", [tier(24, 100), tier(null, 100)], "always"],
	] as const)("include free cancellation according to its terms: %s", (_what, tiers, hours) => {
		expect(perks(tiers).freeCancelHours).toBe(hours);
	});

	it("include free cancellation up to the exact millisecond, in the stay's time zone [DEC-099]", () => {
		const day = perks([tier(24, 100)]);
		const end = koreanInstant("2026-12-05 15:00:00") ?? 0;
		expect([end - 1, end, end + 1].map((now) => perksAt(day, stay, momentOf(now)))).toEqual([free, 0, 0]);
		const abroad = perks([tier(24, 100)], { timeZone: "America/New_York" });
		const later = end + 14 * 3_600_000;
		expect([later - 1, later].map((now) => perksAt(abroad, stay, momentOf(now)))).toEqual([free, 0]);
	});

	it("include free cancellation until check-in when every refund is full, and never when there is none", () => {
		expect(perksAt(perks([tier(null, 100)]), stay, at("2026-12-06 14:59:59"))).toBe(free);
		expect(perksAt(perks([tier(null, 100)]), stay, at("2026-12-06 15:00"))).toBe(0);
		expect(perksAt(perks([]), stay, at("2026-11-01 00:00"))).toBe(0);
	});

	it("have a distinct bit for each meal and for free cancellation", () => {
		const positions = [free, ...meals.map((meal) => 1 << perkBit("meals", meal))];
		expect(new Set(positions).size).toBe(PERKS);
		const moment = at("2026-11-26 10:00");
		const bits = (meal: string | null) => perksAt(perks([tier(null, 100)], { meal }), stay, moment);
		expect(bits("조식 2인")).toBe(free | (1 << perkBit("meals", "BREAKFAST")));
		expect(bits("조식·석식 2인")).toBe(
			free | (1 << perkBit("meals", "BREAKFAST")) | (1 << perkBit("meals", "DINNER")),
		);
		expect(perksAt(perks([], { meal: "석식" }), stay, moment)).toBe(1 << perkBit("meals", "DINNER"));
	});
});

describe("the terms of a plan", () => {
	it("refund a voucher within a week at the highest rate of its tiers [DEC-192]", () => {
		const boughtAt = Date.UTC(2026, 10, 22);
		const policy = (...tiers: ReturnType<typeof tier>[]) => voucherPolicy({ tiers }, true, boughtAt);
		expect(policy(tier(72, 80), tier(24, 100), tier(null, 0)).tiers[0]).toEqual({
			until: Date.parse("2026-11-30T00:00:00+09:00"),
			refundPercent: 100,
		});
		expect(policy().isCancellable).toBe(false);
		expect(policy(tier(24, 50)).isPartialCancelAllowed).toBe(true);
	});

	it("cannot be computed for an unknown time zone", () => {
		expect(() => stayInstant(stayDateOf("2026-12-06"), "15:00", "Nowhere/Land")).toThrow(
			"a place has a time zone that is known",
		);
	});
});

describe("a viewer [DEC-077] [DEC-091]", () => {
	it("is anonymous, or a member with the status that determines the price", () => {
		expect(viewerOf(null)).toEqual({ memberId: null, isSpecial: false });
		const plain = { memberId: 7, grade: "Bronze", type: "N" } as Parameters<typeof viewerOf>[0];
		expect(viewerOf(plain)).toEqual({ memberId: 7, isSpecial: false });
		const gold = { memberId: 8, grade: "Gold", type: "N" } as Parameters<typeof viewerOf>[0];
		expect(viewerOf(gold)).toEqual({ memberId: 8, isSpecial: true });
	});
});
