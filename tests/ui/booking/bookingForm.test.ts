import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MemberAccount } from "#domain/member/Member.ts";
import { validationMessage } from "#domain/member/validators.ts";
import type { BookingDraft } from "#ports/BookingDrafts.ts";
import { BookingForm, consentKeys, type TextKey } from "#ui/screens/booking/BookingForm.ts";

const account = {
	name: "김하늘",
	email: "haneul@example.com",
	phone: "01012345678",
	international: { firstName: "HANEUL", lastName: "KIM", phoneCountry: "JP", phone: "9012345678" },
} as unknown as MemberAccount;

const draft = {
	name: "박바다",
	email: "bada@example.com",
	phone: "01087654321",
	firstName: "BADA",
	lastName: "PARK",
	phoneCountry: "US",
	internationalPhone: "2025550123",
	request: "높은 층",
} as BookingDraft;

const nothing = {
	name: "",
	email: "",
	phone: "",
	firstName: "",
	lastName: "",
	phoneCountry: "KR",
	internationalPhone: "",
	request: "",
};

const own = {
	name: "김하늘",
	email: "haneul@example.com",
	phone: "01012345678",
	firstName: "HANEUL",
	lastName: "KIM",
	phoneCountry: "JP",
	internationalPhone: "9012345678",
	request: "",
};

const keys = Object.keys(nothing) as readonly TextKey[];

function filled(isAbroad: boolean): BookingForm {
	const form = new BookingForm();
	form.start(isAbroad, account, null);
	form.agreeAll(true);
	return form;
}

describe("the texts of a booking form", () => {
	it("come from typing, else from the saved draft, else from the account [PROD-09, DEC-016]", () => {
		const started = (known: MemberAccount | null, left: BookingDraft | null) => {
			const form = new BookingForm();
			form.start(false, known, left);
			return form.texts;
		};
		expect(started(null, null)).toEqual(nothing);
		expect(started({ ...account, phone: null, international: null }, null)).toEqual({
			...nothing,
			name: own.name,
			email: own.email,
		});
		expect(started(account, null)).toEqual(own);
		expect(started(account, draft)).toEqual(draft);
		expect(started(null, draft)).toEqual(draft);
		const empty = { ...draft, ...Object.fromEntries(keys.map((key) => [key, ""])) } as BookingDraft;
		expect(started(account, empty)).toEqual(own);
	});

	it("take the phone country from the same source as the phone number [SCREEN-01]", () => {
		const started = (left: Partial<BookingDraft>, known: MemberAccount | null = account) => {
			const form = new BookingForm();
			form.start(true, known, { ...draft, ...left });
			return [form.texts.phoneCountry, form.texts.internationalPhone];
		};
		expect(started({ phoneCountry: "KR", internationalPhone: "" })).toEqual(["JP", "9012345678"]);
		expect(started({ phoneCountry: "KR" })).toEqual(["KR", "2025550123"]);
		expect(started({ internationalPhone: "" }, null)).toEqual(["US", ""]);
	});

	it("stay as typed when the member's data arrives later, with the country following its number [SCREEN-01]", () => {
		fc.assert(
			fc.property(fc.subarray([...keys]), (typed) => {
				const form = new BookingForm();
				for (const key of typed) form.type(key, `typed ${key}`);
				form.start(false, account, draft);
				const keepsCountry = typed.includes("internationalPhone");
				for (const key of keys) {
					const before = typed.includes(key) ? `typed ${key}` : nothing[key];
					const isKept = key === "phoneCountry" ? keepsCountry : typed.includes(key);
					expect(form.texts[key]).toBe(isKept ? before : draft[key]);
				}
			}),
		);
	});
});

describe("the completeness of a booking form", () => {
	it("requires all requested fields to be valid and all consents to be given", () => {
		for (const isAbroad of [false, true]) {
			expect(filled(isAbroad).isComplete).toBe(true);
			for (const key of consentKeys) {
				const form = filled(isAbroad);
				form.agree(key, false);
				expect([form.isComplete, form.hasAllConsents]).toEqual([false, false]);
				form.agree(key, true);
				expect(form.isComplete).toBe(true);
			}
		}
	});

	it.each([
		[false, ["name", "phone", "email"]],
		[true, ["lastName", "firstName", "internationalPhone", "email"]],
	] as const)(
		"reports errors only for the requested fields, and only after an attempt (abroad: %s) [VAL-01, DEC-096]",
		(isAbroad, asked) => {
			const form = filled(isAbroad);
			for (const key of keys) if (key !== "phoneCountry") form.type(key, " ");
			expect(keys.map((key) => form.error(key))).toEqual(keys.map(() => null));
			expect(form.isComplete).toBe(false);
			form.tried();
			expect(keys.filter((key) => form.error(key) !== null).sort()).toEqual([...asked].sort());
			for (const key of asked) {
				const one = filled(isAbroad);
				one.type(key, "?");
				expect([key, one.isComplete]).toEqual([key, false]);
			}
		},
	);

	it("reports each field's own validation message, ignoring surrounding blanks [VAL-01]", () => {
		const form = filled(true);
		form.tried();
		form.type("internationalPhone", "1");
		form.type("firstName", "김");
		form.type("lastName", " KIM ");
		expect(form.error("internationalPhone")).toBe(
			validationMessage("globalPhone", "1", { countryCode: "JP" }),
		);
		expect(form.error("firstName")).toBe(validationMessage("globalName", "김"));
		expect(form.error("lastName")).toBeNull();
		const here = filled(false);
		here.tried();
		here.type("name", "");
		here.type("phone", "02");
		here.type("email", "haneul");
		expect([here.error("name"), here.error("phone"), here.error("email")]).toEqual([
			validationMessage("name", ""),
			validationMessage("phone", "02"),
			validationMessage("email", "haneul"),
		]);
		here.type("email", " haneul@example.com ");
		expect(here.error("email")).toBeNull();
	});
});

describe("the guest of a booking", () => {
	it("has the typed name trimmed, and no passport name for a domestic stay [PROD-09]", () => {
		const form = filled(false);
		form.type("name", " 박바다 ");
		form.type("phone", " 01012345678 ");
		form.type("email", " bada@example.com ");
		expect(form.guest).toEqual({ name: "박바다", phone: "01012345678", email: "bada@example.com" });
		expect(form.international).toBeNull();
	});

	it("has the passport name and the foreign phone number for a stay abroad [CHAN-05, DEC-096]", () => {
		const form = filled(true);
		form.type("firstName", " haneul ");
		form.type("lastName", " kim ");
		form.type("internationalPhone", " 9012345678 ");
		form.type("email", " haneul@example.com ");
		expect(form.international).toEqual({
			firstName: "haneul",
			lastName: "kim",
			phoneCountry: "JP",
			phone: "9012345678",
		});
		expect(form.guest).toMatchObject({ phone: "9012345678", email: "haneul@example.com" });
		expect(form.guest.name).toMatch(/kim/i);
	});

	it("may type a Korean number in its domestic form, which is sent without the leading zero [VAL-09, DEC-129]", () => {
		const form = filled(true);
		form.tried();
		form.type("phoneCountry", "KR");
		form.type("internationalPhone", "01012345678");
		expect([form.error("internationalPhone"), form.isComplete]).toEqual([null, filled(true).isComplete]);
		expect(form.international).toMatchObject({ phoneCountry: "KR", phone: "1012345678" });
	});

	it("is saved for the next booking abroad only on request [DEC-096]", () => {
		const form = filled(true);
		expect(form.keepsInternational).toBe(false);
		form.keepInternational(true);
		expect(form.keepsInternational).toBe(true);
	});
});

describe("consents", () => {
	it("are accepted only for terms that can be read, and requested again once they can [DEC-192]", () => {
		const form = filled(false);
		form.knowTerms(true);
		expect(form.hasAllConsents).toBe(true);
		form.knowTerms(false);
		expect(form.consents).toEqual({ cancelPolicy: false, thirdParty: true, terms: true });
		form.agreeAll(true);
		expect([form.areTermsKnown, form.consents.cancelPolicy, form.consents.terms]).toEqual([
			false,
			false,
			true,
		]);
		form.knowTerms(true);
		form.agree("cancelPolicy", true);
		expect(form.hasAllConsents).toBe(true);
		form.agreeAll(false);
		expect(Object.values(form.consents)).toEqual([false, false, false]);
	});
});
