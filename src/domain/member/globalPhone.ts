import type { Limits } from "#domain/guests/Guests.ts";

/** Digits of a national number, without the dial code. [DEC-129] */
const lengths: ReadonlyMap<string, Limits> = new Map([
	["KR", { min: 9, max: 10 }],
	["US", { min: 10, max: 10 }],
	["JP", { min: 9, max: 10 }],
	["CN", { min: 11, max: 11 }],
	["TW", { min: 9, max: 9 }],
	["HK", { min: 8, max: 8 }],
	["SG", { min: 8, max: 8 }],
	["VN", { min: 9, max: 10 }],
	["TH", { min: 8, max: 9 }],
	["GB", { min: 9, max: 10 }],
]);

const elsewhere: Limits = { min: 4, max: 15 };

/** How many digits a country's numbers have. */
export const globalPhoneLength = (countryCode: string): Limits => lengths.get(countryCode) ?? elsewhere;

/** Digits only, as many as the country's numbers have. [VAL-09, DEC-129] */
export function isGlobalPhone(number: string, countryCode: string): boolean {
	const { min, max } = globalPhoneLength(countryCode);
	return number.length >= min && number.length <= max && /^\d+$/.test(number);
}

/** Where a number is dialled with a zero at home that is no part of it abroad, and the code it then has instead. */
const zeroAtHome: ReadonlyMap<string, string> = new Map([
	["KR", "82"],
	["JP", "81"],
	["TW", "886"],
	["VN", "84"],
	["TH", "66"],
	["GB", "44"],
]);

/**
 * The national number of what its owner knows it by: '01012345678' and '+821012345678' are 1012345678 in Korea. Whether it is one is
 * another question. [VAL-09, DEC-129]
 */
export function nationalNumber(text: string, countryCode: string): string {
	const dialCode = zeroAtHome.get(countryCode);
	return dialCode ? text.replace(`+${dialCode}`, "").replace(/^0/, "") : text;
}
