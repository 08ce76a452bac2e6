import { accountCopy } from "#copy/account.ts";
import { readKeyword } from "#domain/search/keyword.ts";
import { hasValue } from "#domain/shared/values.ts";
import { isGlobalPhone, nationalNumber } from "./globalPhone.ts";

/** [CONST-05, VAL-03, VAL-11] */
export const passwordLength = { min: 6, max: 16 } as const;
export const corpCodeLength = { min: 4, max: 20 } as const;

/** The most letters of what has no length of its own: what a member, a guest and a booking keep of it. */
export const longestText = { email: 100, name: 50, globalName: 50 } as const;

const email = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
const printable = /^[!-~]+$/;
const name = /^[가-힣A-Za-z]+$/;
const globalName = /^[A-Za-z]+(?: [A-Za-z]+)*$/;
const digits = /^\d+$/;
const corpCode = /^[A-Z0-9]+$/;
const phone = /^(?:010\d{8}|01[16789]\d{7,8})$/;

const hasLength = (text: string, { min, max }: { readonly min: number; readonly max: number }): boolean =>
	text.length >= min && text.length <= max;

/** [VAL-02, DEC-127] */
export const isEmail = (text: string): boolean => email.test(text);

/** Printable ASCII without space: letters, digits and others, at least one of each. [VAL-03, DEC-127] */
export const isPassword = (text: string): boolean =>
	hasLength(text, passwordLength) &&
	printable.test(text) &&
	/[A-Za-z]/.test(text) &&
	/\d/.test(text) &&
	/[^A-Za-z0-9]/.test(text);

/** Whole Korean syllables or English letters, no space. [VAL-05, DEC-127] */
export const isName = (text: string): boolean => name.test(text);

/** A Korean mobile number. [VAL-07, DEC-127] */
export const isPhone = (text: string): boolean => phone.test(text);

/** English words with single spaces between them. [VAL-08, DEC-127] */
export const isGlobalName = (text: string): boolean => globalName.test(text);

/** [VAL-06, VAL-10, DEC-127] */
export const isNumber = (text: string): boolean => digits.test(text);

/** [VAL-11, DEC-127] */
export const isCorpCode = (text: string): boolean => hasLength(text, corpCodeLength) && corpCode.test(text);

/** What a text input may ask for. [VAL-14, DEC-128] */
export const validationTypes = [
	"required",
	"email",
	"password",
	"passwordConfirm",
	"name",
	"phone",
	"globalName",
	"globalPhone",
	"number",
	"corpCode",
	"keyword",
] as const;
export type ValidationType = (typeof validationTypes)[number];

/** What some types are measured against. */
export interface ValidationContext {
	/** The password a confirmation must equal. [VAL-04] */
	readonly password?: string | undefined;
	/** The country of a global phone number. [VAL-09] */
	readonly countryCode?: string | undefined;
}

type Check = (text: string, context: ValidationContext) => string | null;

const pattern =
	(isRight: (text: string) => boolean, message: string): Check =>
	(text) =>
		isRight(text) ? null : message;

/** Digits first, then the number's own form. [VAL-06] */
const dialled =
	(isRight: (text: string, context: ValidationContext) => boolean, message: string): Check =>
	(text, context) => {
		if (!isNumber(text)) return accountCopy.valid.phoneDigits;
		return isRight(text, context) ? null : message;
	};

const checks: { readonly [Type in ValidationType]: Check } = {
	required: () => null,
	email: pattern(isEmail, accountCopy.valid.email),
	password: pattern(isPassword, accountCopy.valid.password),
	passwordConfirm: (text, { password }) => (text === password ? null : accountCopy.valid.passwordConfirm),
	name: pattern(isName, accountCopy.valid.name),
	phone: dialled(isPhone, accountCopy.valid.phone),
	globalName: pattern(isGlobalName, accountCopy.valid.globalName),
	globalPhone: (text, { countryCode = "" }) =>
		dialled((number) => isGlobalPhone(number, countryCode), accountCopy.valid.globalPhone)(
			nationalNumber(text, countryCode),
			{},
		),
	number: pattern(isNumber, accountCopy.valid.phoneDigits),
	corpCode: pattern(isCorpCode, accountCopy.valid.corpCode),
	keyword: pattern((text) => readKeyword(text) !== null, accountCopy.valid.keyword),
};

/** The Korean message for a text that does not pass, or null. A missing value is reported first. [VAL-01, DEC-127] */
export const validationMessage = (
	type: ValidationType,
	text: string,
	context: ValidationContext = {},
): string | null => (hasValue(text) ? checks[type](text, context) : accountCopy.valid.required);
