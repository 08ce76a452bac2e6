import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	asksStay,
	type InquiryDraft,
	inquiryFaults,
	inquiryLimits,
	inquiryTabLabel,
	inquiryTabs,
	inquiryTypeList,
	isMessage,
	parseInquiryTab,
} from "#domain/inquiry/Inquiry.ts";
import { anyText } from "../shared/arbitraries.ts";

describe("an inquiry", () => {
	it("requires a type, a title of 1 to 50 and content of 10 to 1,000 characters [SCREEN-06] [ENT-37]", () => {
		const text = fc.oneof(
			anyText,
			fc.nat({ max: 1100 }).map((length) => "가".repeat(length)),
		);
		fc.assert(
			fc.property(fc.option(fc.integer({ min: 1, max: 7 })), text, text, (type, title, content) => {
				const draft: InquiryDraft = { type, title, content, orderNumber: null };
				const within = (value: string, min: number, max: number): boolean => {
					const seen = value.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, "");
					return Array.from(seen.trim()).length >= min && Array.from(value.trim()).length <= max;
				};
				expect(inquiryFaults(draft)).toEqual([
					...(type === null ? ["type"] : []),
					...(within(title, 1, 50) ? [] : ["title"]),
					...(within(content, 10, 1000) ? [] : ["content"]),
				]);
			}),
		);
		const titled = (title: string) =>
			inquiryFaults({ type: 1, title, content: "가".repeat(10), orderNumber: null });
		expect(["가".repeat(50), ` ${"가".repeat(50)} `].map(titled)).toEqual([[], []]);
		expect(titled("🏨".repeat(50))).toEqual([]);
		expect(["\u200b", "\u3164", "\u202e\u2800"].map(titled)).toEqual([["title"], ["title"], ["title"]]);
		expect(["가".repeat(51), "  ", ""].map(titled)).toEqual([["title"], ["title"], ["title"]]);
		expect(inquiryLimits).toMatchObject({ title: { min: 1, max: 50 }, content: { min: 10, max: 1000 } });
	});

	it("about a booking goes to the stay, any other to us, and messages have 1 to 1,000 characters [ENT-37] [DEC-151]", () => {
		expect([1, 2, 3, 4, 5, 6, 7].filter(asksStay)).toEqual([1]);
		expect(["네", ` ${"가".repeat(1000)} `, "  ", "", "가".repeat(1001)].map(isMessage)).toEqual([
			true,
			true,
			false,
			false,
			false,
		]);
	});

	it("is listed in three tabs, the first being the default [SCREEN-06]", () => {
		expect(inquiryTabs.map(inquiryTabLabel)).toEqual(["전체", "답변 대기", "답변 완료"]);
		expect(["wait", "complete", "all", "x", "", null].map(parseInquiryTab)).toEqual([
			"wait",
			"complete",
			"all",
			"all",
			"all",
			"all",
		]);
		expect(inquiryTypeList).toBe(105);
	});
});
