import type { SaidDay } from "./days.ts";
import type { Counted } from "./months.ts";
import type { DatesMeaning } from "./Term.ts";
import type { Cursor } from "./typed.ts";

/** Counters that make a number something other than a day. Apart from their number they are words of their own: the 인 of '26 인천' is no counter. */
const counters =
	"(?:박|밤|명|인|분|만|천|원|살|세|식구|nights?|성급?|스타|stars?|점|층|개|평|시간?|호선|인실|학년)";
export const isCounted = `(?!\\d|월|(?:\\s*[~∼〜-]\\s*\\d{1,2})?${counters}|\\s+${counters}(?![가-힣]))`;

/** A day without its unit; excludes numbers followed by a counter for nights, people or money. */
export const dayBare = new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?${isCounted}\\s*일?`, "uy");

/** Text before a number that makes it a house number: '명동길 12-24'. */
const road = "(?:길|로|동|리|번지)\\s*";
/** '24~26' at the end of a word. A dash may also stand between a month and a day, '12-24', but not behind more than 12. */
const pair = new RegExp(
	`(?<![\\d.~∼〜-]\\s*)(\\d{1,2})(?=(?:\\s*[~∼〜]|부터|(?<!${road}\\d{2})(?<=1[3-9]|[23]\\d)\\s*-)\\s*(\\d{2})${isCounted}(?=에|까지|\\s*(?:$|[^\\s\\w가-힣~∼〜-])|\\s+(?!사이|정도|이하|미만|이상|이내)))`,
	"uy",
);
/** Longest stay that two numbers without a unit are taken for. */
const maxNights = 14;

/** Returns a date of a month; null when no month has it. */
export const date = (month: Counted, day: number, year: Counted = null): SaidDay | null =>
	(typeof month !== "number" || (month >= 1 && month <= 12)) && day >= 1 && day <= 31
		? { by: "date", year, month, day }
		: null;

/** '12-24', '1-15', '01-05', '12-05': a month and a day. '10-12' may also be two days, and '길 12-24' is an address. */
const dashed = new RegExp(
	`(?<![\\d~∼〜-]\\s*|${road})(0?[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(?=에|부터|[^\\d가-힣]|$)`,
	"uy",
);
const fewNights = 7;

export function dashedDayAt(cursor: Cursor): SaidDay | null {
	const [month, day] = (cursor.take(dashed) ?? []).slice(1);
	const apart = Number(day) - Number(month);
	const isDay = month && day && (/^0|-0/u.test(`${month}-${day}`) || apart <= 0 || apart > fewNights);
	return isDay ? date(Number(month), Number(day)) : null;
}

/** Reads '12-24 ~ 12-26'. */
export function dashedPair(cursor: Cursor): DatesMeaning | null {
	const found = cursor.take(/(\d{1,2})-(\d{1,2})\s*[~∼〜–—]\s*(\d{1,2})-(\d{1,2})(?!\d)/uy);
	const [month, day, lastMonth, lastDay] = (found ?? []).slice(1).map(Number);
	const [from, to] = found ? [date(month!, day!), date(lastMonth!, lastDay!)] : [null, null];
	return from && to && { kind: "dates", from, to, nights: null };
}

/** Reads the first number of '24~26', two days without a unit. Multiples of five may also be prices, as in '15~20'. */
export function barePairAt(cursor: Cursor): number | null {
	const [first, last] = (cursor.take(pair) ?? []).slice(1).map(Number);
	if (!first || !last || last > 31 || last <= first || last - first > maxNights) return null;
	return first % 5 === 0 && last % 5 === 0 ? null : first;
}
