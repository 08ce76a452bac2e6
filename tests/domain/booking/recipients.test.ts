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
	it("include the booker and a guest who is a different person", () => {
		expect(recipients(booker, friend)).toEqual({ booker, guest: friend });
	});

	it("include a booker who is also the guest only once, ignoring the case of the address", () => {
		expect(recipients(booker, { ...booker, email: "BADA@example.com" }).guest).toBeNull();
	});

	it("include a second address that the booker gave for the stay, but the phone only once", () => {
		expect(recipients(booker, { ...booker, email: "work@example.com" }).guest).toEqual({
			...booker,
			phone: "",
			email: "work@example.com",
		});
	});

	it("keep payment messages from a friend when the booker has no phone", () => {
		expect(recipients({ ...booker, phone: "" }, friend)).toEqual({
			booker: { ...booker, phone: "" },
			guest: friend,
		});
	});

	it("keep payment messages from a friend when the booker has no e-mail", () => {
		expect(recipients({ ...booker, email: "" }, friend)).toEqual({
			booker: { ...booker, email: "" },
			guest: friend,
		});
	});

	it("fill in the booker's missing contact from the one given for the stay", () => {
		expect(recipients({ ...booker, email: "" }, booker)).toEqual({ booker, guest: null });
		expect(recipients({ ...booker, phone: "" }, booker)).toEqual({ booker, guest: null });
	});

	it("send payment messages to the guest when the booker has no contact at all", () => {
		expect(recipients({ ...booker, phone: "", email: "" }, friend)).toEqual({
			booker: { ...friend, name: booker.name },
			guest: null,
		});
	});

	it("always include someone for payment messages, and no address twice", () => {
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

describe("a guest with a foreign phone number [CHAN-05]", () => {
	it("is shown by passport name, surname first, and by number with country code", () => {
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
	])(
		"must give a number that fits a known country: %s %s is %s [VAL-09, DEC-129]",
		(phoneCountry, phone, fits) => {
			expect(isNumberAbroad({ phoneCountry, phone })).toBe(fits);
		},
	);
});
