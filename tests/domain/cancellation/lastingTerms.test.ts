import { describe, expect, it } from "vitest";
import { cancelHeadline, cancelPolicyOf, printableTerms } from "#domain/cancellation/cancelTerms.ts";
import { koreanInstant } from "#domain/shared/koreanTime.ts";

const at = (text: string): number => Number(koreanInstant(text));

const graded = cancelPolicyOf(
	[
		{ until: at("2026-12-01 18:00"), refundPercent: 100 },
		{ until: at("2026-12-04 00:00"), refundPercent: 50 },
		{ until: at("2026-12-05 18:00"), refundPercent: 30 },
		{ until: null, refundPercent: 0 },
	],
	true,
);

describe("cancellation terms in e-mails and on paper, read later", () => {
	it.each([
		["2026-12-01 17:59:59", "12.1(화) 18:00까지 무료 취소"],
		["2026-12-01 18:00:00", "12.3(목)까지 50% 환불, 12.5(토) 18:00까지 30% 환불, 이후 취소(환불) 불가"],
		["2026-12-04 00:00:00", "12.5(토) 18:00까지 30% 환불, 이후 취소(환불) 불가"],
		["2026-12-05 18:00:00", "취소(환불) 불가"],
	])("as of %s name dates instead of 'now': '%s' [DEC-099, DEC-100]", (now, text) => {
		expect(printableTerms(graded, at(now))).toBe(text);
	});

	it("state what is always refunded, and show both clocks for a stay abroad [DEC-099]", () => {
		const half = cancelPolicyOf(
			[
				{ until: at("2026-12-01 18:00"), refundPercent: 100 },
				{ until: null, refundPercent: 50 },
			],
			false,
		);
		expect(printableTerms(half, at("2026-12-02"))).toBe("체크인 전까지 50% 환불");
		const always = cancelPolicyOf([{ until: null, refundPercent: 100 }], false);
		expect(printableTerms(always, 0)).toBe("체크인 전까지 100% 환불");
		expect(printableTerms({ ...graded, timeZone: "Asia/Bangkok" }, at("2026-12-04 00:00"))).toBe(
			"12.5(토) 16:00 현지 · 한국 18:00까지 30% 환불, 이후 취소(환불) 불가",
		);
	});

	it("fall back to the headline when there is no policy [DEC-100]", () => {
		expect(printableTerms(null, 0)).toBe(cancelHeadline(null, 0).text);
	});
});
