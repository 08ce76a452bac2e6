import { describe, expect, it } from "vitest";
import { taxiLine } from "#domain/stay/taxiLine.ts";

describe("taxiLine", () => {
	it.each([
		["JP", "ja", "Tokiwa Stay までお願いします。"],
		["TH", "th", "ช่วยไปส่งที่ Tokiwa Stay ค่ะ/ครับ"],
		["VN", "vi", "Cho tôi đến Tokiwa Stay."],
		["TW", "zh-Hant", "請載我到 Tokiwa Stay。"],
		["FR", "fr", "Je voudrais aller à Tokiwa Stay, s’il vous plaît."],
		["US", "en", "Please take me to Tokiwa Stay."],
	])("uses the language of %s", (nation, language, text) => {
		expect(taxiLine(nation, "Tokiwa Stay")).toEqual({ language, text });
	});

	it("returns null in Korea, and abroad without a name that is readable there", () => {
		expect(taxiLine("KR", "Seoul Stay")).toBeNull();
		expect(taxiLine("JP", "")).toBeNull();
	});
});
