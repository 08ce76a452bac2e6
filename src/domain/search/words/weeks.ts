import type { SaidDay, SaidWeek } from "./days.ts";
import { counted, fullYear, inYear, month, monthWords, ordinals, yearWords } from "./months.ts";
import { nightWords } from "./nights.ts";
import type { DatesMeaning } from "./Term.ts";
import type { Cursor } from "./typed.ts";

export const weekdays = "일월화수목금토";
const weekWords: Readonly<Record<string, SaidWeek>> = {
	이번: 0,
	요번: 0,
	금: 0,
	돌아오는: "coming",
	다가오는: "coming",
	오는: "coming",
	다음: 1,
	담: 1,
	차: 1,
	다다음: 2,
	다담: 2,
	다음다음: 2,
	그다음: 2,
	"그 다음": 2,
	this: 0,
	next: 1,
};
const week =
	"(이번|요번|금|돌아오는|다가오는|오는|그\\s?다음|다음다음|다다음|다담|다음|담|차|this(?=\\s)|next(?=\\s))";

const later =
	/(?:(\d{1,3})\s*일|(하루|이틀|사흘|나흘|일주일|열흘|보름)|([1-9한두세네])\s*주일?|([1-9한두세네])\s*(?:달|개월))\s*(?:뒤|후)(?:에)?/uy;
/** A weekday, also as '불금' and '불토' for the nights out. */
const ofWeek = new RegExp(
	`(?:${week}\\s*주?\\s*)?불?([월화수목금토일])(?:요일|욜|(?<=불[금토])(?=에|[^가-힣]|$))`,
	"uy",
);
const ofWeekShort = new RegExp(`${week}\\s*주\\s*([월화수목금토일])(?![가-힣])`, "uy");
const ofWeekEnglish = /(?:(this|next)\s+)?(sun|mon|tues|wednes|thurs|fri|satur)day/uy;
const englishDays = ["sun", "mon", "tues", "wednes", "thurs", "fri", "satur"];
/** Consecutive weekdays, e.g. '금토일', '토, 일'. */
const daysOfWeek = new RegExp(
	`(?:${week}\\s*주\\s*|(?<![가-힣\\d]|\\d\\s)(?:${week}\\s(?<!금\\s))?)([월화수목금토일](?:\\s*[,·/]?\\s*[월화수목금토일]){1,3})(?![가-힣])`,
	"uy",
);
const daysOfMonth = new RegExp(
	`${inYear}${month}\\s*((?:첫|둘|두|셋|세|넷|네|다섯|[1-5])\\s*번?째|첫|마지막|[1-5])\\s*주차?\\s*([월화수목금토일]{1,4})(?![가-힣])`,
	"uy",
);
/** '다음주', '이번 주 중에', 'next week': a week on its own; '담주 초' is its Monday. */
const someWeek = new RegExp(
	`(?<![가-힣](?=[금차]))(?:${week}(?<!오는)\\s*주(?:\\s*(?:중|내|(초)))?(?=에|[^가-힣]|$)|(this|next)\\s+week(?![a-z]))`,
	"uy",
);
const weekend = new RegExp(`(?:${week}\\s*주?\\s*)?(?:주말|weekend)`, "uy");

/** Reads a day relative to a week: '사흘 뒤', '3주 뒤 금요일', '이번 주말', '다음주 금요일', '다음주', 'next friday'. */
export function dayOfWeekAt(cursor: Cursor): SaidDay | null {
	const after = cursor.take(later);
	if (after) {
		const [, days, word, weeks, months] = after;
		if (months) return { by: "ahead", days: 0, months: nightWords[months] ?? Number(months) };
		if (weeks) return inWeeks(cursor, nightWords[weeks] ?? Number(weeks));
		return { by: "ahead", days: word ? nightWords[word]! : Number(days) };
	}
	const end = cursor.take(weekend);
	if (end) return { by: "weekend", weeks: end[1] ? weekWords[end[1]]! : null };
	const day = cursor.take(ofWeek) ?? cursor.take(ofWeekShort);
	if (day) {
		return { by: "weekday", weeks: day[1] ? weekWords[day[1]]! : null, weekday: weekdays.indexOf(day[2]!) };
	}
	const abroadDay = cursor.take(ofWeekEnglish);
	if (abroadDay) {
		const [, which, name] = abroadDay;
		return { by: "weekday", weeks: which ? weekWords[which]! : null, weekday: englishDays.indexOf(name!) };
	}
	const [some, which, begins, abroad] = cursor.take(someWeek) ?? [];
	if (!some) return null;
	const weeks = Number(weekWords[which ?? abroad!]);
	return begins ? { by: "weekday", weeks, weekday: 1 } : { by: "week", weeks };
}

const endOfYear =
	/(?:(내년|올해)|새해|신년)\s*(?:의\s*)?(첫|마지막)\s*(?:(?:번째\s*)?(?:주\s*)?(?:주말|([월화수목금토일])(?:요일|욜))|(날))/uy;

/** Reads the first or last weekend, weekday or day of a year: '새해 첫 주말', '올해 마지막 금요일', '올해 마지막 날'. */
export function endOfYearAt(cursor: Cursor): SaidDay | null {
	const [found, year, which, day, itself] = cursor.take(endOfYear) ?? [];
	if (!found) return null;
	const isFirst = which === "첫";
	const its = { year: counted(undefined, year, yearWords), month: isFirst ? 1 : 12 };
	if (itself) return { by: "date", ...its, day: isFirst ? 1 : "last" };
	return {
		by: "nthOf",
		...its,
		nth: ordinals[which![0]!]!,
		weekday: day ? weekdays.indexOf(day) : null,
	};
}

/** Reads the end of a range such as '월~수', whose first day states the week. */
export const weekdayAt = (cursor: Cursor): SaidDay | null => {
	const day = cursor.take(/([월화수목금토일])(?:요일|욜)?(?![가-힣])/uy);
	return day && { by: "weekday", weeks: null, weekday: weekdays.indexOf(day[1]!) };
};

/** Reads what follows a number of weeks: '3주 뒤', '3주 뒤 금요일', '2주 뒤 주말'. */
function inWeeks(cursor: Cursor, weeks: number): SaidDay {
	const weekday = cursor.take(/\s*([월화수목금토일])(?:요일|욜)/uy);
	if (weekday) return { by: "weekday", weeks, weekday: weekdays.indexOf(weekday[1]!) };
	return cursor.take(/\s*주말/uy) ? { by: "weekend", weeks } : { by: "ahead", days: 7 * weeks };
}

/** Reads a range of weekdays: '금~일'. */
export function pairOfDays(cursor: Cursor): DatesMeaning | null {
	const [, first, last] =
		cursor.take(/(?<![가-힣])([월화수목금토일])\s*[~∼〜-]\s*([월화수목금토일])(?![가-힣])/uy) ?? [];
	if (!first || !last || first === last) return null;
	const [from, to] = [first, last].map(
		(letter): SaidDay => ({ by: "weekday", weeks: null, weekday: weekdays.indexOf(letter) }),
	);
	return { kind: "dates", from: from!, to: to!, nights: null };
}

/** Reads consecutive weekdays: '금토일' is Friday to Sunday. Letters that are not consecutive days, or form another word, are not days: 수금, 일월. */
export function rowOfDays(cursor: Cursor): DatesMeaning | null {
	const [, its, beside, letters] = cursor.take(daysOfWeek) ?? [];
	const which = its ?? beside;
	const row = letters?.replaceAll(/[^가-힣]/gu, "");
	const days = inARow(row);
	if (!days || row === "일월") return null;
	const from: SaidDay = { by: "weekday", weeks: which ? weekWords[which]! : null, weekday: days[0]! };
	return { kind: "dates", from, to: null, nights: days.length - 1 };
}

function inARow(letters = ""): readonly number[] | null {
	const days = [...letters].map((letter) => weekdays.indexOf(letter));
	const isRow = days.every((day, place) => place === 0 || day === (days[place - 1]! + 1) % 7);
	return letters !== "" && isRow ? days : null;
}

/** Reads consecutive weekdays within a month: '12월 둘째주 금토' starts on the second Friday. */
export function rowOfMonth(cursor: Cursor): DatesMeaning | null {
	const [, year, yearWord, figure, word, which, letters] = cursor.take(daysOfMonth) ?? [];
	const days = inARow(letters);
	if (!days) return null;
	const from: SaidDay = {
		by: "nthOf",
		year: counted(fullYear(year), yearWord, yearWords),
		month: counted(figure, word, monthWords),
		nth: ordinals[which![0]!] ?? Number.parseInt(which!, 10),
		weekday: days[0]!,
	};
	return { kind: "dates", from, to: null, nights: days.length - 1 || null };
}
