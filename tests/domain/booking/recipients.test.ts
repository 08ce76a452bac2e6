import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isNumberAbroad, numberAbroad } from "#domain/booking/numberAbroad.ts";
import { passportName } from "#domain/booking/passportName.ts";
import { recipients } from "#domain/booking/recipients.ts";

const booker = { name: "이바다", phone: "01011112222", email: "bada@example.com" };
const friend = { name: "김하늘", phone: "01033334444", email: "haneul@example.com" };
const contact = fc.record({
	name: fc.constantFrom("", "이바다", "김하늘"),
	phone: fc.constantFrom("", "01011112222", "01033334444"),
	email: fc.constantFrom("", "bada@example.com", "Bada@example.com", "haneul@example.com"),
});

describe("recipients [DEC-197]", () => {
	it("reaches the booker and a guest who is somebody else", () => {
		expect(recipients(booker, friend)).toEqual({ booker, guest: friend });
	});

	it("writes once to a booker who stays, whatever the case of the address", () => {
		expect(recipients(booker, { ...booker, email: "BADA@example.com" }).guest).toBeNull();
	});

	it("writes to the other address that a booker gave for the stay, but not twice to the phone", () => {
		expect(recipients(booker, { ...booker, email: "work@example.com" }).guest).toEqual({
			...booker,
			phone: "",
			email: "work@example.com",
		});
	});

	it("does not tell a friend of the money because the booker has no phone", () => {
		expect(recipients({ ...booker, phone: "" }, friend)).toEqual({
			booker: { ...booker, phone: "" },
			guest: friend,
		});
	});

	it("does not tell a friend of the money because the booker has no e-mail", () => {
		expect(recipients({ ...booker, email: "" }, friend)).toEqual({
			booker: { ...booker, email: "" },
			guest: friend,
		});
	});

	it("writes to a booker who left out an address that they gave for the stay", () => {
		expect(recipients({ ...booker, email: "" }, booker)).toEqual({ booker, guest: null });
		expect(recipients({ ...booker, phone: "" }, booker)).toEqual({ booker, guest: null });
	});

	it("tells the guest of the money where nobody else can be told", () => {
		expect(recipients({ ...booker, phone: "", email: "" }, friend)).toEqual({
			booker: { ...friend, name: booker.name },
			guest: null,
		});
	});

	it("tells somebody of the money, and writes to no address twice", () => {
		fc.assert(
			fc.property(contact, contact, (one, other) => {
				const told = recipients(one, other);
				const addresses = [told.booker, told.guest]
					.flatMap((each) => (each ? [each.email.toLowerCase(), each.phone] : []))
					.filter(Boolean);
				expect(new Set(addresses).size).toBe(addresses.length);
				const known = [one, other]
					.flatMap(({ email, phone }) => [email.toLowerCase(), phone])
					.filter(Boolean);
				expect(new Set(addresses)).toEqual(new Set(known));
				if (known.length > 0) expect(told.booker.email + told.booker.phone).not.toBe("");
			}),
		);
	});
});

describe("a guest abroad [CHAN-05]", () => {
	it("goes by the name of the passport, surname first, and by the number with its country", () => {
		expect(passportName({ firstName: " gildong ", lastName: " Hong " })).toBe("HONG GILDONG");
		expect(numberAbroad({ phoneCountry: "JP", phone: "9012345678" })).toBe("+81 9012345678");
		expect(numberAbroad({ phoneCountry: "??", phone: "123" })).toBe("123");
	});

	it.each([
		["JP", "9012345678", true],
		["FR", "612345678", true],
		["JP", "90123456789", false],
		["", "9012345678", false],
		["jp", "9012345678", false],
		["XX", "9012345678", false],
	])("has a number that fits a known country: %s %s is %s [VAL-09, DEC-129]", (phoneCountry, phone, fits) => {
		expect(isNumberAbroad({ phoneCountry, phone })).toBe(fits);
	});
});
