import type { DatesMeaning } from "./Term.ts";
import type { Cursor } from "./typed.ts";

/** A day as it is said; which one it is depends on the day it is said on. */
export type SaidDay =
	| { readonly by: "ahead"; readonly days: number }
	/** `weeks` ahead of this one, which begins on Monday; null: the next such day. */
	| { readonly by: "weekday"; readonly weeks: number | null; readonly weekday: number }
	| { readonly by: "weekend"; readonly weeks: number | null }
	/** Null: the next one. */
	| { readonly by: "date"; readonly year: number | null; readonly month: number | null; readonly day: number }
	/** A Saturday of a month, the last for 0. */
	| { readonly by: "weekendOf"; readonly month: number; readonly nth: number }
	/** Of the lunar calendar. */
	| { readonly by: "lunar"; readonly feast: "seollal" | "buddha" | "chuseok" }
	/** The days off around a day. */
	| { readonly by: "daysOff"; readonly around: SaidDay };

const weekdays = "일월화수목금토";
const weekWords: Readonly<Record<string, number>> = {
	이번: 0,
	금: 0,
	돌아오는: 0,
	오는: 0,
	다음: 1,
	담: 1,
	차: 1,
	다다음: 2,
	다음다음: 2,
};
const week = "(이번|금|돌아오는|오는|다음다음|다다음|다음|담|차)";

const aheadWords: Readonly<Record<string, number>> = {
	오늘: 0,
	오늘밤: 0,
	금일: 0,
	today: 0,
	tonight: 0,
	내일: 1,
	명일: 1,
	tomorrow: 1,
	내일모레: 2,
	모레: 2,
	글피: 3,
};
const ahead = /(내일\s*모레|오늘\s*밤|오늘|금일|내일|명일|모레|글피|today|tonight|tomorrow)/uy;
const later =
	/(?:(\d{1,3})\s*일|(하루|이틀|사흘|나흘|일주일|열흘|보름)|([1-9한두세네])\s*주일?)\s*(?:뒤|후)(?:에)?/uy;
const ofWeek = new RegExp(`(?:${week}\\s*주?\\s*)?([월화수목금토일])(?:요일|욜)`, "uy");
const ofWeekShort = new RegExp(`${week}\\s*주\\s*([월화수목금토일])(?![가-힣])`, "uy");
const weekend = new RegExp(`(?:${week}\\s*주?\\s*)?(?:주말|weekend)`, "uy");
const weekendOf =
	/(\d{1,2})\s*월\s*(첫|둘|셋|넷|첫째|둘째|셋째|넷째|마지막)\s*(?:째)?\s*주\s*(?:주말|토요일)/uy;
const nths: Readonly<Record<string, number>> = { 첫: 1, 둘: 2, 셋: 3, 넷: 4, 마: 0 };
const iso = /(20\d\d)\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})(?!\d)/uy;
const spelt = /(?:(20\d\d)\s*년\s*)?(\d{1,2})\s*월\s*(\d{1,2})(?!\d)\s*일?/uy;
const stroke = /(\d{1,2})\/(\d{1,2})(?![\d/])|(0[1-9]|1[0-2])\.([0-3]\d)(?![\d.])/uy;
const dayOnly = /(\d{1,2})\s*일(?!\s*(?:간|동안|살기|차))/uy;
const dayBare = /(\d{1,2})(?!\d)\s*일?/uy;

const solar: Readonly<Record<string, readonly [month: number, day: number]>> = {
	크리스마스이브: [12, 24],
	크리스마스: [12, 25],
	성탄절: [12, 25],
	christmas: [12, 25],
	xmas: [12, 25],
	연말: [12, 31],
	연말연시: [12, 31],
	송년: [12, 31],
	새해: [12, 31],
	새해맞이: [12, 31],
	신년: [12, 31],
	연초: [1, 1],
	신정: [1, 1],
	발렌타인데이: [2, 14],
	밸런타인데이: [2, 14],
	화이트데이: [3, 14],
	삼일절: [3, 1],
	어린이날: [5, 5],
	어버이날: [5, 8],
	현충일: [6, 6],
	광복절: [8, 15],
	개천절: [10, 3],
	한글날: [10, 9],
	할로윈: [10, 31],
	핼러윈: [10, 31],
};
const lunar: Readonly<Record<string, "seollal" | "buddha" | "chuseok">> = {
	설: "seollal",
	설날: "seollal",
	구정: "seollal",
	추석: "chuseok",
	한가위: "chuseok",
	석가탄신일: "buddha",
	부처님오신날: "buddha",
};
const feast = new RegExp(
	`(${[...Object.keys(solar), ...Object.keys(lunar)]
		.toSorted((one, other) => other.length - one.length)
		.map((word) => (word === "설" ? "설(?=\\s*연휴|에|\\s|$)" : [...word].join("\\s*")))
		.join("|")})(\\s*연휴)?`,
	"uy",
);

const nightWords: Readonly<Record<string, number>> = {
	한: 1,
	두: 2,
	세: 3,
	네: 4,
	하루: 1,
	이틀: 2,
	사흘: 3,
	나흘: 4,
	일주일: 7,
	열흘: 10,
	보름: 14,
};
const nightsFigure = /(\d{1,3}|[한두세네](?=\s*밤|박))\s*(?:박|밤)(?:\s*\d{1,3}\s*일)?/uy;
const nightsWord = /(하루|이틀|사흘|나흘|일주일|열흘|보름)(?:\s*(?:동안|간|살기|밤))?(?=에|만|로|\s|$)/uy;
const weeksLong = /(\d)\s*주(?:일)?\s*(?:간|동안|살기)/uy;
const monthLong = /(?:한\s*달|1\s*달|1\s*개월)\s*(?:간|동안|살기)?/uy;

const joinedBy = /\s*(?:부터|에서|~|∼|〜|-|–|—)\s*/uy;
const opens = /\s*(?:부터|에서|에|로|날)?\s*,?\s*/uy;
const closes = /\s*까지/uy;

const squeezed = (text: string): string => text.replaceAll(/\s+/gu, "");

const date = (month: number | null, day: number, year: number | null = null): SaidDay | null =>
	(month === null || (month >= 1 && month <= 12)) && day >= 1 && day <= 31
		? { by: "date", year, month, day }
		: null;

function feastDay(found: RegExpExecArray): SaidDay | null {
	const word = squeezed(found[1]!);
	const named = solar[word];
	const day: SaidDay | null = named ? date(...named) : { by: "lunar", feast: lunar[word]! };
	return found[2] && day ? { by: "daysOff", around: day } : day;
}

function dayAt(cursor: Cursor): SaidDay | null {
	const whole = cursor.take(iso);
	if (whole) return date(Number(whole[2]), Number(whole[3]), Number(whole[1]));
	const nth = cursor.take(weekendOf);
	if (nth) return { by: "weekendOf", month: Number(nth[1]), nth: nths[nth[2]![0]!] ?? 1 };
	const named = cursor.take(spelt);
	if (named) return date(Number(named[2]), Number(named[3]), named[1] ? Number(named[1]) : null);
	const short = cursor.take(stroke);
	if (short) return date(Number(short[1] ?? short[3]), Number(short[2] ?? short[4]));
	const feastFound = cursor.take(feast);
	if (feastFound) return feastDay(feastFound);
	const soon = cursor.take(ahead);
	if (soon) return { by: "ahead", days: aheadWords[squeezed(soon[1]!)] ?? 0 };
	const after = cursor.take(later);
	if (after) {
		const [, days, word, weeks] = after;
		if (weeks) return { by: "ahead", days: 7 * (nightWords[weeks] ?? Number(weeks)) };
		return { by: "ahead", days: word ? nightWords[word]! : Number(days) };
	}
	const end = cursor.take(weekend);
	if (end) return { by: "weekend", weeks: end[1] ? weekWords[end[1]]! : null };
	const day = cursor.take(ofWeek) ?? cursor.take(ofWeekShort);
	if (day) {
		return { by: "weekday", weeks: day[1] ? weekWords[day[1]]! : null, weekday: weekdays.indexOf(day[2]!) };
	}
	const only = cursor.take(dayOnly);
	return only && date(null, Number(only[1]));
}

function nightsAt(cursor: Cursor): number | null {
	const figure = cursor.take(nightsFigure);
	if (figure) return nightWords[figure[1]!] ?? Number(figure[1]);
	const word = cursor.take(nightsWord);
	if (word) return nightWords[word[1]!]!;
	const weeks = cursor.take(weeksLong);
	if (weeks) return 7 * Number(weeks[1]);
	return cursor.take(monthLong) ? 30 : null;
}

/** When it is: '이번 주말', '12월 24일~26일', '다음주 금요일부터 2박', '2박 3일', '설 연휴'. [DEC-193] */
export function datesAt(cursor: Cursor): DatesMeaning | null {
	const from = cursor.try(dayAt) ?? cursor.try(bareStart);
	if (!from) {
		const nights = cursor.try(nightsAt);
		return nights === null || nights === 0 ? null : { kind: "dates", from: null, to: null, nights };
	}
	const to = cursor.try(() => {
		if (!cursor.take(joinedBy)) return null;
		const last = cursor.try(dayAt) ?? bareEnd(cursor, from);
		if (last) cursor.take(closes);
		return last;
	});
	const nights = to
		? null
		: cursor.try(() => {
				cursor.take(opens);
				return nightsAt(cursor);
			});
	if (!to && nights === null) cursor.take(/\s*부터/uy);
	return { kind: "dates", from, to, nights: nights === 0 ? null : nights };
}

/** '24~26일': the first of them without its unit. */
const bareStart = (cursor: Cursor): SaidDay | null => {
	const first = cursor.take(/(\d{1,2})(?=\s*[~∼〜-]\s*\d{1,2}\s*일)/uy);
	return first && date(null, Number(first[1]));
};

/** '12/24~26'. */
const bareEnd = (cursor: Cursor, from: SaidDay): SaidDay | null => {
	if (from.by !== "date") return null;
	const last = cursor.take(dayBare);
	return last && date(null, Number(last[1]));
};
