import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countries, countryLabel, countryOf } from "#domain/member/countries.ts";
import { globalPhoneLength, isGlobalPhone } from "#domain/member/globalPhone.ts";
import {
	corpCodeLength,
	isCorpCode,
	isEmail,
	isGlobalName,
	isName,
	isNumber,
	isPassword,
	isPhone,
	passwordLength,
	type ValidationType,
	validationMessage,
	validationTypes,
} from "#domain/member/validators.ts";
import { anyText } from "../shared/arbitraries.ts";

const of = (characters: string, min: number, max: number): fc.Arbitrary<string> =>
	fc.string({ unit: fc.constantFrom(...characters), minLength: min, maxLength: max });
const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const letters = capitals + capitals.toLowerCase();
const digits = "0123456789";
const specials = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

/** Texts that are almost valid: a good one with a foreign character inserted somewhere. */
const spoiled = (good: fc.Arbitrary<string>, foreign: string): fc.Arbitrary<string> =>
	fc.tuple(good, fc.nat(), fc.constantFrom(...foreign)).map(([text, at, one]) => {
		const place = at % (text.length + 1);
		return text.slice(0, place) + one + text.slice(place);
	});

function agree(
	isRight: (text: string) => boolean,
	good: fc.Arbitrary<string>,
	bad: fc.Arbitrary<string>,
	grammar: (text: string) => boolean,
): void {
	fc.assert(fc.property(good, (text) => isRight(text)));
	fc.assert(fc.property(bad, (text) => !isRight(text)));
	fc.assert(
		fc.property(fc.oneof(anyText, good, bad), (text) => isRight(text) === grammar(text)),
		{ numRuns: 60 },
	);
}

const every = (text: string, allowed: string): boolean => [...text].every((one) => allowed.includes(one));
const isSyllable = (one: string): boolean => one >= "가" && one <= "힣" && one.length === 1;

describe("validators", () => {
	it("accept e-mail addresses with a top-level domain of letters [VAL-02] [DEC-127] [A17]", () => {
		const label = of(`${letters + digits}-`, 1, 10);
		const address = fc
			.tuple(
				of(`${letters + digits}._%+-`, 1, 12),
				fc.array(label, { minLength: 1, maxLength: 3 }),
				of(letters, 2, 6),
			)
			.map(([local, labels, end]) => `${local}@${[...labels, end].join(".")}`);
		const grammar = (text: string): boolean => {
			const [local = "", domain = "", ...more] = text.split("@");
			const parts = domain.split(".");
			const end = parts.at(-1) ?? "";
			return (
				more.length === 0 &&
				local !== "" &&
				every(local, `${letters + digits}._%+-`) &&
				parts.length > 1 &&
				parts.every((part) => part !== "" && every(part, `${letters + digits}-`)) &&
				end.length >= 2 &&
				every(end, letters)
			);
		};
		agree(isEmail, address, spoiled(address, " @,()<>홍\n"), grammar);
		expect(["a@b.c", "a@.co", "a@b..co", "a@b.co.", "a@b.c1", "@b.co"].filter(isEmail)).toEqual([]);
	});

	it("accept passwords of 6 to 16 characters with a letter, a digit and a special character [VAL-03] [CONST-05] [DEC-127] [A17]", () => {
		const mixed = fc
			.tuple(
				of(letters, 1, 4),
				of(digits, 1, 4),
				of(specials, 1, 4),
				of(letters + digits + specials, 3, 4),
				fc.nat(),
			)
			.map(([a, b, c, d, at]) => {
				const all = a + b + c + d;
				return all.slice(at % all.length) + all.slice(0, at % all.length);
			});
		const grammar = (text: string): boolean =>
			text.length >= 6 &&
			text.length <= 16 &&
			every(text, letters + digits + specials) &&
			[letters, digits, specials].every((kind) => [...text].some((one) => kind.includes(one)));
		const short = fc
			.tuple(of(letters, 1, 2), of(digits, 1, 1), of(specials, 1, 2))
			.map((parts) => parts.join(""));
		const long = mixed.map((text) => text.padEnd(17, "a1!"));
		agree(isPassword, mixed, fc.oneof(short, long, of(letters + digits, 6, 16)), grammar);
		expect(
			["abc 12!", "abcdef!", "123456!", "abc1234", "abc12", "Abcdefg123456789!"].filter(isPassword),
		).toEqual([]);
		expect(["abc12!", "Abcdef123456789!"].every(isPassword)).toBe(true);
		expect(passwordLength).toEqual({ min: 6, max: 16 });
	});

	it("accept names of complete Korean syllables and English letters [VAL-05] [DEC-127] [A17]", () => {
		const name = of(`${letters}가나홍길동힣`, 1, 12);
		agree(
			isName,
			name,
			spoiled(name, " 1!ㄱㅏ'-東·"),
			(text) => text !== "" && [...text].every((one) => letters.includes(one) || isSyllable(one)),
		);
	});

	it("accept Korean mobile numbers only [VAL-07] [DEC-127] [A17]", () => {
		const phone = fc.oneof(
			of(digits, 8, 8).map((rest) => `010${rest}`),
			fc.tuple(fc.constantFrom(..."16789"), of(digits, 7, 8)).map(([carrier, rest]) => `01${carrier}${rest}`),
		);
		const bad = fc.oneof(
			spoiled(phone, " -.+a"),
			of(digits, 7, 7).map((rest) => `010${rest}`),
			of(digits, 9, 9).map((rest) => `010${rest}`),
			of(digits, 8, 8).map((rest) => `012${rest}`),
			of(digits, 7, 8).map((rest) => `02${rest}`),
		);
		agree(isPhone, phone, bad, (text) => {
			const [head, rest] = [text.slice(0, 3), text.slice(3)];
			if (!every(rest, digits)) return false;
			if (head === "010") return rest.length === 8;
			return ["011", "016", "017", "018", "019"].includes(head) && [7, 8].includes(rest.length);
		});
	});

	it("accept English names with single spaces between words [VAL-08] [DEC-127] [A17]", () => {
		const name = fc.array(of(letters, 1, 6), { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
		const bad = fc.oneof(
			spoiled(name, "1홍-'.\t"),
			name.map((text) => ` ${text}`),
			name.map((text) => `${text} `),
			name.map((text) => `${text}  x`),
		);
		agree(isGlobalName, name, bad, (text) =>
			text.split(" ").every((word) => word !== "" && every(word, letters)),
		);
	});

	it("accept digits only [VAL-06] [VAL-10] [DEC-127] [A17]", () => {
		const number = of(digits, 1, 20);
		agree(isNumber, number, spoiled(number, " -.+a１"), (text) => text !== "" && every(text, digits));
	});

	it("accept corporate codes of 4 to 20 capitals and digits [VAL-11] [CONST-05] [DEC-127] [A17]", () => {
		const code = of(capitals + digits, 4, 20);
		const bad = fc.oneof(of(capitals, 1, 3), of(capitals, 21, 30), spoiled(of(capitals, 4, 10), "a -_가"));
		agree(
			isCorpCode,
			code,
			bad,
			(text) => text.length >= 4 && text.length <= 20 && every(text, capitals + digits),
		);
		expect([3, 4, 20, 21].map((length) => isCorpCode("A".repeat(length)))).toEqual([
			false,
			true,
			true,
			false,
		]);
		expect(corpCodeLength).toEqual({ min: 4, max: 20 });
	});
});

describe("a foreign phone number", () => {
	it.each([
		["KR", 9, 10],
		["US", 10, 10],
		["JP", 9, 10],
		["CN", 11, 11],
		["TW", 9, 9],
		["HK", 8, 8],
		["SG", 8, 8],
		["VN", 9, 10],
		["TH", 8, 9],
		["GB", 9, 10],
		["FR", 4, 15],
		["", 4, 15],
	])("has in %s %i to %i digits and nothing else [VAL-09]", (country, min, max) => {
		fc.assert(
			fc.property(of(digits, 1, 18), (number) => {
				expect(isGlobalPhone(number, country)).toBe(number.length >= min && number.length <= max);
			}),
		);
		for (const wrong of [`${"1".repeat(min - 1)}-`, `-${"1".repeat(min - 1)}`]) {
			expect(isGlobalPhone(wrong, country)).toBe(false);
		}
		expect(globalPhoneLength(country)).toEqual({ min, max });
	});

	it("belongs to one of the countries, each listed once with Korea first [VAL-09]", () => {
		expect(countryLabel(countries[0] ?? { code: "", name: "", dialCode: "" })).toBe("대한민국 (+82)");
		expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
		for (const country of countries) expect(countryOf(country.code)).toBe(country);
		expect(countryOf("ZZ")).toBeUndefined();
		for (const { code, name, dialCode } of countries) {
			expect(code).toMatch(/^[A-Z]{2}$/);
			expect(name).toMatch(/^[가-힣 ]+$/);
			expect(dialCode).toMatch(/^[1-9]\d{0,3}$/);
		}
	});
});

describe("validation messages", () => {
	const good: Record<ValidationType, string> = {
		required: "x",
		email: "a@b.co",
		password: "abc12!",
		passwordConfirm: "abc12!",
		name: "홍길동",
		phone: "01012345678",
		globalName: "HONG GILDONG",
		globalPhone: "12345678",
		number: "12",
		corpCode: "CORP2026",
		keyword: "서울 호텔",
	};
	const context = { password: "abc12!", countryCode: "SG" };

	it("exist for every type, and report a missing value first [VAL-01] [VAL-14] [DEC-128]", () => {
		for (const type of validationTypes) {
			for (const blank of ["", "  ", "\n"]) {
				expect(validationMessage(type, blank, context)).toBe("필수 입력 항목입니다.");
			}
			expect(validationMessage(type, good[type], context)).toBeNull();
		}
	});

	it.each([
		["email", "hong@example", "이메일 형식이 올바르지 않습니다. (예: example@email.com)"],
		["password", "abcdef", "영문, 숫자, 특수문자를 조합하여 6~16자로 입력해 주세요."],
		["passwordConfirm", "abc12?", "비밀번호가 일치하지 않습니다."],
		["name", "홍길동1", "한글 또는 영문만 입력할 수 있습니다. (특수문자 사용 불가)"],
		["phone", "010-1234-5678", "숫자만 입력해 주세요."],
		["phone", "0212345678", "휴대폰 번호 형식이 올바르지 않습니다."],
		["globalName", "홍", "영문과 띄어쓰기만 입력할 수 있습니다."],
		["globalPhone", "9123-4567", "숫자만 입력해 주세요."],
		["globalPhone", "912345678", "선택한 국가의 전화번호 형식에 맞지 않습니다."],
		["number", "12.3", "숫자만 입력해 주세요."],
		["corpCode", "corp2026", "영문 대문자와 숫자 4~20자로 입력해 주세요."],
		["keyword", "ㅅ", "한글, 영문, 숫자, &만 입력할 수 있어요."],
	] as const)(
		"of %s for '%s' are '%s' [VAL-02] [VAL-03] [VAL-04] [VAL-05] [VAL-06] [VAL-07] [VAL-08] [VAL-09] [VAL-10] [VAL-11] [VAL-14]",
		(type, text, message) => {
			expect(validationMessage(type, text, context)).toBe(message);
		},
	);

	it("require a confirmation to equal its password, whatever the password [VAL-04]", () => {
		const filled = anyText.filter((text) => text.trim() !== "");
		fc.assert(
			fc.property(filled, filled, (password, confirmation) => {
				const message = validationMessage("passwordConfirm", confirmation, { password });
				expect(message === null).toBe(password === confirmation);
			}),
		);
		expect(validationMessage("passwordConfirm", "x")).not.toBeNull();
		expect(validationMessage("globalPhone", "1234")).toBeNull();
	});

	it("are absent only when the required text is present [VAL-01]", () => {
		fc.assert(
			fc.property(anyText, (text) => {
				expect(validationMessage("required", text) === null).toBe(text.trim() !== "");
			}),
		);
	});
});
