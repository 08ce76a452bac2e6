import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOrderNumber, orderNumber, orderNumberBytes, typedOrderNumber } from "#domain/order/orderNumber.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";

const day = stayDateOf("2026-11-25");
const random = fc.uint8Array({ minLength: orderNumberBytes, maxLength: orderNumberBytes });
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

describe("an order number", () => {
	it("consists of its day and thirteen characters of five random bits each [DEC-085]", () => {
		fc.assert(
			fc.property(random, (bytes) => {
				const code = [...bytes].map((byte) => signs[byte % 32]).join("");
				expect(orderNumber(day, bytes)).toBe(`AW261125${code}`);
				expect(isOrderNumber(orderNumber(day, bytes))).toBe(true);
			}),
		);
	});

	it.each([0, 12, 14])("is not generated from %i random bytes [DEC-085]", (length) => {
		expect(() => orderNumber(day, new Uint8Array(length))).toThrow("13 random bytes");
	});

	it("is parsed from lower case, groups, O for zero, and I or L for one [DEC-085]", () => {
		const copied = fc.array(fc.constantFrom("", " ", "-", "\t", " - "), { minLength: 21, maxLength: 21 });
		fc.assert(
			fc.property(random, copied, fc.constantFrom("I", "L"), fc.boolean(), (bytes, gaps, one, isSmall) => {
				const number = orderNumber(day, bytes);
				const alike = `AW${number.slice(2).replaceAll("0", "O").replaceAll("1", one)}`;
				const typed = [...alike].map((sign, index) => `${gaps[index]}${sign}`).join("");
				expect(typedOrderNumber(isSmall ? typed.toLowerCase() : typed)).toBe(number);
			}),
		);
	});

	it.each([
		"",
		"AW",
		"BW2611250000000000000",
		"AW261125000000000000",
		"AW26112500000000000000",
		"xAW2611250000000000000",
		"AW261125000000000000U",
		"AWX611250000000000000",
		"예약 번호",
	])("is not parsed from %s, which stays unchanged [DEC-085]", (text) => {
		expect(isOrderNumber(text)).toBe(false);
		expect(typedOrderNumber(text)).toBe(text);
	});
});
