import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isGlobalPhone, nationalNumber } from "#domain/member/globalPhone.ts";
import { digitsTyped, globalPhoneTyped, koreanPhoneTyped } from "#domain/member/phoneTyping.ts";
import { validationMessage } from "#domain/member/validators.ts";

const separator = fc.constantFrom("", " ", "-", ".", "(", ")", ") ", "\u2013", "\u2010", "\u00a0", "\t");
/** A digit with an optional separator before it. */
const typedDigit = fc.tuple(separator, fc.constantFrom(..."0123456789"));

describe("a phone number as typed by users", () => {
	it("is reduced to its digits, whatever the separators [VAL-07, VAL-09]", () => {
		fc.assert(
			fc.property(fc.array(typedDigit, { maxLength: 12 }), separator, (typed, after) => {
				const text = typed.map(([before, digit]) => before + digit).join("") + after;
				const digits = typed.map(([, digit]) => digit).join("");
				expect(koreanPhoneTyped(text)).toBe(digits);
				expect(globalPhoneTyped(text)).toBe(digits);
			}),
		);
	});

	it.each(["+82 10-1234-5678", "+821012345678", "+82 (0)10 1234 5678", "+82-010-1234-5678", "010.1234.5678"])(
		"is converted to its Korean domestic form: %s [VAL-07]",
		(text) => {
			expect(koreanPhoneTyped(text)).toBe("01012345678");
		},
	);

	it.each([
		["+82", "+82"],
		["010+8210", "010+8210"],
		["+1 212 555 0100", "+12125550100"],
		["010-1234-abcd", "0101234abcd"],
		["8210", "8210"],
	])("keeps invalid input, so that validation rejects it: %s [VAL-07]", (text, kept) => {
		expect(koreanPhoneTyped(text)).toBe(kept);
	});

	it("keeps a country code typed into a national number, so that validation rejects it [VAL-09]", () => {
		expect(globalPhoneTyped("+82 10-1234")).toBe("+82101234");
	});

	it("accepts full-width digits from an East Asian keyboard [VAL-06, VAL-09]", () => {
		expect(koreanPhoneTyped("０１０－１２３４－５６７８")).toBe("01012345678");
		expect(koreanPhoneTyped("＋８２ １０ １２３４ ５６７８")).toBe("01012345678");
		expect(globalPhoneTyped("２０２ ５５５ ０１２３")).toBe("2025550123");
	});
});

describe("a number as typed by users", () => {
	it.each([
		["1,000", "1000"],
		["１２３４５６", "123456"],
		["123 456원", "123456"],
		["가나", ""],
	])("is reduced to its digits: %s [VAL-10]", (text, digits) => {
		expect(digitsTyped(text)).toBe(digits);
	});
});

describe("a national number next to its country", () => {
	it.each([
		["KR", "01012345678", "1012345678"],
		["KR", "1012345678", "1012345678"],
		["KR", "+821012345678", "1012345678"],
		["KR", "+8201012345678", "1012345678"],
		["KR", "+811012345678", "+811012345678"],
		["JP", "09012345678", "9012345678"],
		["JP", "+819012345678", "9012345678"],
		["TW", "0912345678", "912345678"],
		["TW", "+886912345678", "912345678"],
		["VN", "0912345678", "912345678"],
		["VN", "+84912345678", "912345678"],
		["TH", "0812345678", "812345678"],
		["TH", "+66812345678", "812345678"],
		["GB", "07911123456", "7911123456"],
		["GB", "+447911123456", "7911123456"],
		["US", "2025550123", "2025550123"],
		["US", "+12025550123", "2025550123"],
		["US", "+821012345678", "+821012345678"],
		["US", "0202555012", "0202555012"],
		["CN", "+8613812345678", "13812345678"],
		["HK", "+85291234567", "91234567"],
		["SG", "+6591234567", "91234567"],
		["IT", "0612345678", "0612345678"],
	])("in %s drops the trunk zero or the country code: %s [VAL-09, DEC-129]", (country, known, number) => {
		expect(nationalNumber(known, country)).toBe(number);
		const isRight = isGlobalPhone(number, country);
		expect(validationMessage("globalPhone", known, { countryCode: country }) === null).toBe(isRight);
	});
});
