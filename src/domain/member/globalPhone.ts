import type { Limits } from "#domain/guests/Guests.ts";

/** Number of digits in a national number, without the dial code. [DEC-129] */
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

/** Returns the allowed number of digits for a country, 4 to 15 for one not listed. */
export const globalPhoneLength = (countryCode: string): Limits => lengths.get(countryCode) ?? elsewhere;

/** Whether a number has digits only, and as many as the country's numbers have. [VAL-09, DEC-129] */
export function isGlobalPhone(number: string, countryCode: string): boolean {
	const { min, max } = globalPhoneLength(countryCode);
	return number.length >= min && number.length <= max && /^\d+$/.test(number);
}

/** Dial codes, and whether national numbers carry a leading zero that is dropped when dialled from abroad. */
const dialling: ReadonlyMap<string, { readonly code: string; readonly zeroAtHome: boolean }> = new Map([
	["KR", { code: "82", zeroAtHome: true }],
	["US", { code: "1", zeroAtHome: false }],
	["JP", { code: "81", zeroAtHome: true }],
	["CN", { code: "86", zeroAtHome: false }],
	["TW", { code: "886", zeroAtHome: true }],
	["HK", { code: "852", zeroAtHome: false }],
	["SG", { code: "65", zeroAtHome: false }],
	["VN", { code: "84", zeroAtHome: true }],
	["TH", { code: "66", zeroAtHome: true }],
	["GB", { code: "44", zeroAtHome: true }],
]);

/**
 * Converts a number as its owner knows it, or as a device autofills it, to the national number: '01012345678' and '+821012345678' become
 * 1012345678 for Korea. Does not validate it. [VAL-09, DEC-129]
 */
export function nationalNumber(text: string, countryCode: string): string {
	const dialled = dialling.get(countryCode);
	if (!dialled) return text;
	const number = text.startsWith(`+${dialled.code}`) ? text.slice(dialled.code.length + 1) : text;
	return dialled.zeroAtHome ? number.replace(/^0/, "") : number;
}
