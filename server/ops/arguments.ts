import { parseStayDate, type StayDate } from "#domain/shared/StayDate.ts";
import { OpsError } from "./OpsError.ts";

/** A whole number in digits, its thousands apart by commas or not; null for anything else, because a slip of the finger may be money. */
export function integerOf(text: string): number | null {
	const number = /^-?(\d+|\d{1,3}(,\d{3})+)$/.test(text) ? Number(text.replaceAll(",", "")) : null;
	return Number.isSafeInteger(number) ? number : null;
}

/** The database's numbers end here. */
const maxStored = 2_147_483_647;

/** What an operator types, parsed. @throws OpsError in words */
export const wholeWon = (text: string): number => {
	const amount = integerOf(text);
	if (amount === null || amount <= 0 || amount > maxStored)
		throw new OpsError(`${text}은(는) 금액이 아닙니다.`);
	return amount;
};

/** @throws OpsError for anything but a whole number from 1 on */
export const numberOf = (text: string): number => {
	const number = integerOf(text);
	if (number === null || number < 1 || number > maxStored)
		throw new OpsError(`${text}은(는) 번호가 아닙니다.`);
	return number;
};

/** @throws OpsError for anything but a day as '2026-12-24' */
export const dayOf = (text: string): StayDate => {
	const day = parseStayDate(text);
	if (day === null) throw new OpsError(`${text}은(는) 날짜가 아닙니다. 2026-12-24처럼 적어 주세요.`);
	return day;
};

/** The words of a text, without white space around. @throws OpsError when there are none, or too many */
export function wordsOf(name: string, text: string, max: number): string {
	const words = text.trim();
	const { length } = [...words];
	if (length === 0 || length > max)
		throw new OpsError(`${name}은(는) 1자부터 ${max.toLocaleString("en")}자까지입니다.`);
	return words;
}

/** What is written as 'name=value' behind the rest. @throws OpsError for a name that is not known, or without a value */
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
