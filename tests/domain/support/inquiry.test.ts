import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type InquiryDraft,
	inquiryFaults,
	inquiryLimits,
	inquiryTabLabel,
	inquiryTabs,
	inquiryTypeList,
	parseInquiryTab,
} from "#domain/support/Inquiry.ts";
import { anyText } from "../shared/arbitraries.ts";

describe("an inquiry", () => {
	it("needs a type, a title of 1 to 50 and a content of 10 to 1,000 characters [SCREEN-06] [ENT-37]", () => {
		const text = fc.oneof(
			anyText,
			fc.nat({ max: 1100 }).map((length) => "가".repeat(length)),
		);
		fc.assert(
			fc.property(fc.option(fc.integer({ min: 1, max: 7 })), text, text, (type, title, content) => {
				const draft: InquiryDraft = { type, title, content, orderNumber: null };
				const within = (value: string, min: number, max: number): boolean => {
					const characters = Array.from(value.trim()).length;
					return characters >= min && characters <= max;
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
		expect(["가".repeat(51), "  ", ""].map(titled)).toEqual([["title"], ["title"], ["title"]]);
		expect(inquiryLimits).toEqual({ title: { min: 1, max: 50 }, content: { min: 10, max: 1000 } });
	});

	it("is listed in three tabs, the first for want of another [SCREEN-06]", () => {
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
