import { accountCopy } from "#copy/account.ts";
import { readKeyword } from "#domain/search/keyword.ts";
import { hasValue } from "#domain/shared/values.ts";
import { isGlobalPhone, nationalNumber } from "./globalPhone.ts";

/** Allowed password length in characters. [CONST-05, VAL-03, VAL-11] */
export const passwordLength = { min: 6, max: 16 } as const;
export const corpCodeLength = { min: 4, max: 20 } as const;

/** Maximum number of characters for texts without a length rule of their own, as stored for members, guests and bookings. */
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

/** Whether the text is an e-mail address. [VAL-02, DEC-127] */
export const isEmail = (text: string): boolean => email.test(text);

/**
 * Whether the text is a valid password: 6 to 16 printable ASCII characters without spaces, with at least one letter, one digit and one
 * other character. [VAL-03, DEC-127]
 */
export const isPassword = (text: string): boolean =>
	hasLength(text, passwordLength) &&
	printable.test(text) &&
	/[A-Za-z]/.test(text) &&
	/\d/.test(text) &&
	/[^A-Za-z0-9]/.test(text);

/** Whether the text consists of complete Korean syllables or English letters, without spaces. [VAL-05, DEC-127] */
export const isName = (text: string): boolean => name.test(text);

/** Whether the text is a Korean mobile number. [VAL-07, DEC-127] */
export const isPhone = (text: string): boolean => phone.test(text);

/** Whether the text consists of English words separated by single spaces. [VAL-08, DEC-127] */
export const isGlobalName = (text: string): boolean => globalName.test(text);

/** Whether the text consists of digits only. [VAL-06, VAL-10, DEC-127] */
export const isNumber = (text: string): boolean => digits.test(text);

/** Whether the text is a corporate code: 4 to 20 upper-case letters and digits. [VAL-11, DEC-127] */
export const isCorpCode = (text: string): boolean => hasLength(text, corpCodeLength) && corpCode.test(text);

/** Validation types available to text inputs. [VAL-14, DEC-128] */
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

/** Additional values that some validation types need. */
export interface ValidationContext {
	/** The password that a confirmation must match. [VAL-04] */
	readonly password?: string | undefined;
	/** The country of a global phone number. [VAL-09] */
	readonly countryCode?: string | undefined;
}

type Check = (text: string, context: ValidationContext) => string | null;

const pattern =
	(isRight: (text: string) => boolean, message: string): Check =>
	(text) =>
		isRight(text) ? null : message;

/** Builds a check that first requires digits only, then the specific number format. [VAL-06] */
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

/** Returns the Korean message for an invalid text, or null when it is valid. A missing value is reported first. [VAL-01, DEC-127] */
export const validationMessage = (
	type: ValidationType,
	text: string,
	context: ValidationContext = {},
): string | null => (hasValue(text) ? checks[type](text, context) : accountCopy.valid.required);
