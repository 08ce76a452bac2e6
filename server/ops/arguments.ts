import { OpsError } from "./OpsError.ts";

/** What an operator types, parsed. @throws OpsError in words */
export const wholeWon = (text: string): number => {
	const amount = Number(text.replaceAll(",", ""));
	if (!Number.isSafeInteger(amount) || amount <= 0) throw new OpsError(`${text}은(는) 금액이 아닙니다.`);
	return amount;
};

/** @throws OpsError for anything but a whole number from 1 on */
export const numberOf = (text: string): number => {
	const number = Number(text);
	if (!Number.isSafeInteger(number) || number < 1 || number > 2_147_483_647)
		throw new OpsError(`${text}은(는) 번호가 아닙니다.`);
	return number;
};
