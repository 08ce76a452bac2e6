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
	it("are what was typed, else what was left there, else what the account knows [PROD-09, DEC-016]", () => {
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

	it("have the country of the number they have, whoever knew that [SCREEN-01]", () => {
		const started = (left: Partial<BookingDraft>, known: MemberAccount | null = account) => {
			const form = new BookingForm();
			form.start(true, known, { ...draft, ...left });
			return [form.texts.phoneCountry, form.texts.internationalPhone];
		};
		expect(started({ phoneCountry: "KR", internationalPhone: "" })).toEqual(["JP", "9012345678"]);
		expect(started({ phoneCountry: "KR" })).toEqual(["KR", "2025550123"]);
		expect(started({ internationalPhone: "" }, null)).toEqual(["US", ""]);
	});

	it("stay as they were typed when the member's own come later, the country with its number [SCREEN-01]", () => {
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

describe("what a booking form lacks", () => {
	it("is nothing once all fields it asks for are right and all consents are given", () => {
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
		"is told of the fields it asks for alone, and not before somebody tries (abroad: %s) [VAL-01, DEC-096]",
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

	it("is told in the words of each field's own rule, without the blanks around it [VAL-01]", () => {
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

describe("who stays", () => {
	it("is the typed name without its blanks, at home without a passport's [PROD-09]", () => {
		const form = filled(false);
		form.type("name", " 박바다 ");
		form.type("phone", " 01012345678 ");
		form.type("email", " bada@example.com ");
		expect(form.guest).toEqual({ name: "박바다", phone: "01012345678", email: "bada@example.com" });
		expect(form.international).toBeNull();
	});

	it("is named and called abroad as the passport and the number there say [CHAN-05, DEC-096]", () => {
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

	it("is called in Korea by the number as Koreans know it, which goes abroad without its zero [VAL-09, DEC-129]", () => {
		const form = filled(true);
		form.tried();
		form.type("phoneCountry", "KR");
		form.type("internationalPhone", "01012345678");
		expect([form.error("internationalPhone"), form.isComplete]).toEqual([null, filled(true).isComplete]);
		expect(form.international).toMatchObject({ phoneCountry: "KR", phone: "1012345678" });
	});

	it("is kept for the next booking abroad only when asked for [DEC-096]", () => {
		const form = filled(true);
		expect(form.keepsInternational).toBe(false);
		form.keepInternational(true);
		expect(form.keepsInternational).toBe(true);
	});
});

describe("consents", () => {
	it("are taken for terms that can be read alone, and asked for again once they can [DEC-192]", () => {
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
