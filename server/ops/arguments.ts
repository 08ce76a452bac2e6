import { hasTextLength } from "#domain/shared/hasTextLength.ts";
import { lastNight, parseStayDate, type StayDate } from "#domain/shared/StayDate.ts";
import { OpsError } from "./OpsError.ts";

/** Parses a whole number in digits, with or without commas between thousands; null for anything else, because a typo may cost money. */
export function integerOf(text: string): number | null {
	const number = /^-?(\d+|\d{1,3}(,\d{3})+)$/.test(text) ? Number(text.replaceAll(",", "")) : null;
	return Number.isSafeInteger(number) ? number : null;
}

/** Maximum of the database's integer type. */
const maxStored = 2_147_483_647;

/**
 * Parses an operator's amount in whole won, from 1.
 * @throws OpsError
 */
export const wholeWon = (text: string): number => {
	const amount = integerOf(text);
	if (amount === null || amount <= 0 || amount > maxStored)
		throw new OpsError(`${text}은(는) 금액이 아닙니다.`);
	return amount;
};

/**
 * Parses a whole number, from 1.
 * @throws OpsError
 */
export const numberOf = (text: string): number => {
	const number = integerOf(text);
	if (number === null || number < 1 || number > maxStored)
		throw new OpsError(`${text}은(는) 번호가 아닙니다.`);
	return number;
};

/**
 * Parses a day such as '2026-12-24', that a next one follows: a period ends, and a guest leaves, on the day after its last.
 * @throws OpsError
 */
export const dayOf = (text: string): StayDate => {
	const day = parseStayDate(text);
	if (day === null || day > lastNight)
		throw new OpsError(`${text}은(는) 날짜가 아닙니다. 2026-12-24처럼 적어 주세요.`);
	return day;
};

/**
 * Returns a text without surrounding white space.
 * @throws OpsError when nothing of it is visible or it is longer than `max` characters
 */
export function wordsOf(name: string, text: string, max: number): string {
	const words = text.trim();
	if (!hasTextLength(words, { min: 1, max }))
		throw new OpsError(`${name}은(는) 1자부터 ${max.toLocaleString("en")}자까지입니다.`);
	return words;
}

/**
 * Parses trailing 'name=value' arguments.
 * @throws OpsError for an unknown name or a missing value
 */
export function optionsOf<K extends string>(
	pairs: readonly string[],
	names: readonly K[],
): Partial<Readonly<Record<K, string>>> {
	const options: Partial<Record<K, string>> = {};
	for (const pair of pairs) {
		const name = names.find((each) => pair.startsWith(`${each}=`) && pair.length > each.length + 1);
		if (!name) throw new OpsError(`알 수 없는 설정입니다: ${pair}`);
		options[name] = pair.slice(name.length + 1);
	}
	return options;
}
