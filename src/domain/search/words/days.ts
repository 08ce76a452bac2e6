import { barePairAt, dashedDayAt, dashedPair, date, dayBare, isCounted } from "./bareDays.ts";
import {
	type Counted,
	counted,
	fullYear,
	inYear,
	month,
	monthAt,
	monthPartAt,
	monthWords,
	ordinals,
	yearWords,
} from "./months.ts";
import { daysOffAt, feastAt } from "./namedHolidays.ts";
import { isSomeDaysLong, nightsAt, nightsFromOn } from "./nights.ts";
import type { DatesMeaning } from "./Term.ts";
import type { Cursor } from "./typed.ts";
import { dayOfWeekAt, endOfYearAt, pairOfDays, rowOfDays, rowOfMonth, weekdayAt, weekdays } from "./weeks.ts";

/** Weeks from the current one, which begins on Monday; null and `coming` mean the next such day. On a Sunday, the coming weekend is the next. */
export type SaidWeek = number | "coming" | null;

/** A day as expressed in words; the actual date depends on the day it is said. */
export type SaidDay =
	| { readonly by: "ahead"; readonly days: number; readonly months?: number }
	| { readonly by: "weekday"; readonly weeks: SaidWeek; readonly weekday: number }
	| { readonly by: "weekend"; readonly weeks: SaidWeek }
	/** Some day of a week. */
	| { readonly by: "week"; readonly weeks: number }
	| { readonly by: "date"; readonly year: Counted; readonly month: Counted; readonly day: number | "last" }
	/** The nth weekday of a month, or the nth weekend when `weekday` is null; `nth` 0 is the last, null the next one from `first` on. */
	| {
			readonly by: "nthOf";
			readonly year: Counted;
			readonly month: Counted;
			readonly nth: number | null;
			readonly weekday: number | null;
			readonly first?: number;
	  }
	/** Some day within a range of days of a month. */
	| {
			readonly by: "monthPart";
			readonly year: Counted;
			readonly month: Counted;
			readonly first: number;
			readonly last: number;
	  }
	/** The day before or after another day, or one week later. */
	| { readonly by: "beside"; readonly day: SaidDay; readonly days: 1 | -1 | 7 }
	/** The last whole weekend before a day, the first one after it, or the one it is nearest to. */
	| { readonly by: "weekendBeside"; readonly day: SaidDay; readonly where: "before" | "after" | "around" }
	/** A holiday of the lunar calendar. */
	| { readonly by: "lunar"; readonly year: Counted; readonly feast: "seollal" | "buddha" | "chuseok" }
	/** The day on which a holiday is made up for; null means any holiday. */
	| { readonly by: "substitute"; readonly of: SaidDay | null }
	/** The consecutive days off around a day, or only the first or the last of them. */
	| { readonly by: "daysOff"; readonly around: SaidDay; readonly only?: "first" | "last" };

const aheadWords: Readonly<Record<string, number>> = {
	오늘: 0,
	오늘밤: 0,
	금일: 0,
	today: 0,
	tonight: 0,
	지금: 0,
	내일: 1,
	낼: 1,
	명일: 1,
	tomorrow: 1,
	내일모레: 2,
	내일모래: 2,
	낼모레: 2,
	낼모래: 2,
	모레: 2,
	글피: 3,
	그글피: 4,
};
const ahead =
	/(내일\s*모[레래]|낼\s*모[레래]|오늘\s*밤|오늘|지금|금일|내일|낼(?![가-힣])|명일|모레|그?글피|today|tonight|tomorrow)/uy;
const nthOf = new RegExp(
	`(?:${inYear}${month}\\s*)?((?:첫|둘|두|셋|세|넷|네|다섯|[1-5])\\s*번?째|첫|마지막|[1-5](?:\\s*번?째)?(?=\\s*주))\\s*(?:주차?)?\\s*(?:주말|([월화수목금토일])(?:요일|욜))`,
	"uy",
);
/** '1월 주말', '다음달 금요일': any of them, so the ordinal stays empty. */
const someOf = new RegExp(`${inYear}${month}\\s*(?:의\\s*)?()(?:주말|([월화수목금토일])(?:요일|욜))`, "uy");
const iso = /(20\d\d|[23]\d)\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})(?!\d)/uy;
/** '1224', '20261224': digits only. */
const digits = /(20\d\d)?(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d|\s*[호번])/uy;
/** '12월 24일', '12월 첫날', '12월 말일'. */
const spelt = new RegExp(
	`${inYear}${month}\\s*(?:의\\s*)?(?:(\\d{1,2})(?:\\s*일|${isCounted})|(첫\\s*날)|마지막\\s*날|말일)`,
	"uy",
);
const englishMonth =
	"(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])";
const itsYear = "(?:,?\\s+(20\\d\\d)(?!\\d))?";
const english = new RegExp(`${englishMonth}\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)${itsYear}`, "uy");
const englishDayFirst = new RegExp(
	`(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${englishMonth}${itsYear}`,
	"uy",
);
const englishMonths = "janfebmaraprmayjunjulaugsepoctnovdec";
/** '12/24', '12.24', '5.30', and '12.6(일)' as this site writes it; a lone '4.5' is a rating. */
const stroke =
	/(\d{1,2})\/(\d{1,2})(?![\d/])|(?<!점\s*)(0?[1-9]|1[0-2])\.(?:([0-3]\d)(?!\.?\d)\.?|(\d)(?=\s*\([월화수목금토일]))/uy;
/** '12.3-12.5'. A lone '4.5' is a rating, and so is a figure next to a word for one. */
const dotted =
	/(?<!점\s*|[\d.])(\d{1,2})\.(\d{1,2})\.?(?=(?:\([월화수목금토일]\))?\s*[-~∼〜–—]\s*\d{1,2}\.\d{1,2}(?!\d|\.\d|\s*[점만]))/uy;
const dottedAgain = /(\d{1,2})\.(\d{1,2})\.?/uy;
const dayOnly = /(\d{1,2})\s*일(?!\s*(?:간|동안|살기|차))/uy;
/** ', 26일', ',26,27일', ',25': captures the last of several days in a row. */
const andDays =
	/(?:\s*[,·]\s*(\d{1,2}))+(?:\s*일(?!\s*(?:간|동안|살기|차))|(?<=\d\d)(?=$|[^\d가-힣.,~∼〜-]|,(?!\d)))/uy;
const joinedBy = /\s*(?:부터|에서|~|∼|〜|-|–|—|(?<=\s)to(?=\s))\s*/uy;
const opens = /\s*(?:부터|에서|에|로|날)?\s*,?\s*/uy;
const closes = /\s*(?:까지|동안|간(?!식|편|단))/uy;
const inBrackets = /\s*\([월화수목금토일](?:요일)?\)/uy;
const itsWeekday = /\s*(?:\([월화수목금토일](?:요일)?\)|[월화수목금토일]요일)/uy;

const squeezed = (text: string): string => text.replaceAll(/\s+/gu, "");

/** '전날', '다음 날', '담날', unless that is when the guest leaves: '24일 다음날 체크아웃'. */
const besideIt = /\s*(전날|다음\s*날|담날|이튿날)(?!\s*(?:까지|체크\s*아웃|퇴실))/uy;

/** Reads a day, the one before or after it, or the days off around it; an added weekday or time of day changes nothing. */
function dayAt(cursor: Cursor): SaidDay | null {
	const day = plainDayAt(cursor);
	if (!day) return null;
	if (day.by !== "daysOff" && cursor.take(/\s*연휴/uy)) return daysOffAt(cursor, day);
	cursor.take(day.by === "date" || day.by === "lunar" ? itsWeekday : inBrackets);
	const isOneDay = day.by === "date" || day.by === "lunar" || day.by === "weekday";
	const beside = isOneDay ? cursor.take(besideIt) : null;
	cursor.take(/\s*(?:날|밤|저녁|쯤|경|즈음|무렵|전후|정도)(?:로|의)?(?=에|부터|까지|[^가-힣]|$)/uy);
	return beside ? { by: "beside", day, days: beside[1] === "전날" ? -1 : 1 } : day;
}

function plainDayAt(cursor: Cursor): SaidDay | null {
	const whole = cursor.take(iso);
	if (whole) return date(Number(whole[2]), Number(whole[3]), Number(fullYear(whole[1])));
	const run = cursor.take(digits);
	if (run) return date(Number(run[2]), Number(run[3]), run[1] ? Number(run[1]) : null);
	const nth = cursor.take(nthOf) ?? cursor.take(someOf);
	if (nth) {
		const [, year, yearWord, figure, word, which, day] = nth;
		return {
			by: "nthOf",
			year: counted(fullYear(year), yearWord, yearWords),
			month: counted(figure, word, monthWords),
			nth: which ? (ordinals[which[0]!] ?? Number(which[0])) : null,
			weekday: day ? weekdays.indexOf(day) : null,
		};
	}
	const part = cursor.try(endOfYearAt) ?? cursor.try(monthPartAt);
	if (part) return part;
	const named = cursor.take(spelt);
	if (named) {
		const [, year, yearWord, figure, word, day, isFirst] = named;
		const [said, of] = [counted(figure, word, monthWords), counted(fullYear(year), yearWord, yearWords)];
		// Keeps nonexistent months as well, so that '13월 1일' is not read as the 1st.
		return { by: "date", year: of, month: said, day: day ? Number(day) : isFirst ? 1 : "last" };
	}
	const abroad = cursor.take(english);
	if (abroad) return englishDate(abroad[1]!, abroad[2]!, abroad[3]);
	const dayFirst = cursor.take(englishDayFirst);
	if (dayFirst) return englishDate(dayFirst[2]!, dayFirst[1]!, dayFirst[3]);
	const short = cursor.take(stroke) ?? cursor.take(dotted);
	if (short) return date(Number(short[1] ?? short[3]), Number(short[2] ?? short[4] ?? short[5]));
	const feast = cursor.try(dashedDayAt) ?? cursor.try(feastAt);
	if (feast) return feast;
	const soon = cursor.take(ahead);
	if (soon) return { by: "ahead", days: aheadWords[squeezed(soon[1]!)]! };
	const inWeek = dayOfWeekAt(cursor);
	if (inWeek) return inWeek;
	const only = cursor.take(dayOnly);
	return only ? date(null, Number(only[1])) : cursor.try(monthAt);
}

const englishDate = (month: string, day: string, year: string | undefined): SaidDay | null =>
	date(englishMonths.indexOf(month.slice(0, 3)) / 3 + 1, Number(day), year ? Number(year) : null);

/** Reads dates: '이번 주말', '12월 24일~26일', '다음주 금요일부터 2박', '2박 3일', '설 연휴'. [DEC-193] */
export function datesAt(cursor: Cursor): DatesMeaning | null {
	const row =
		cursor.try(rowOfMonth) ??
		cursor.try(rowOfDays) ??
		cursor.try(pairOfDays) ??
		cursor.try(dashedPair) ??
		cursor.try(englishPair);
	if (row) return row;
	const from = cursor.try(dayAt) ?? cursor.try(bareStart);
	if (!from) {
		const nights = cursor.try(nightsAt);
		return nights === null || nights === 0 ? null : { kind: "dates", from: null, to: null, nights };
	}
	const long = cursor.try(() =>
		nightsFromOn(cursor, from.by === "date" && from.day !== "last" ? from.day : 31),
	);
	if (long !== null) return { kind: "dates", from, to: null, nights: long };
	const to = cursor.try(() => {
		const and = from.by === "date" ? cursor.take(andDays) : null;
		if (and) return date(null, Number(and[1]));
		if (!cursor.take(joinedBy)) return null;
		const last = cursor.try(dayAt) ?? dottedEnd(cursor) ?? bareEnd(cursor, from);
		if (!last) return null;
		cursor.take(inBrackets);
		cursor.take(closes);
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

/** Reads '24-26 Dec': both days are in the month named last. */
function englishPair(cursor: Cursor): DatesMeaning | null {
	const first = cursor.take(
		/(\d{1,2})(?:st|nd|rd|th)?\s*(?:[~∼〜–—-]|to)\s*(?=\d{1,2}(?:st|nd|rd|th)?\s+[a-z])/uy,
	);
	const to = first && cursor.try(plainDayAt);
	if (to?.by !== "date" || typeof to.month !== "number") return null;
	const from = date(to.month, Number(first![1]));
	return from && { kind: "dates", from, to, nights: null };
}

/** Reads the first day of '24~26일', '24, 25일' or '24~26', which has no unit. */
const bareStart = (cursor: Cursor): SaidDay | null => {
	if (isSomeDaysLong(cursor)) return null;
	const first = cursor.take(/(\d{1,2})(?=(?:(?:\s*[~∼〜-]|부터)\s*\d{1,2}|(?:\s*[,·]\s*\d{1,2})+)\s*일)/uy);
	const day = first ? Number(first[1]) : barePairAt(cursor);
	return day === null ? null : date(null, day);
};

const dottedEnd = (cursor: Cursor): SaidDay | null => {
	const last = cursor.take(dottedAgain);
	return last && date(Number(last[1]), Number(last[2]));
};

/** Reads the second day of '12/24~26', '오늘~26' or '다음주 월~수'. */
const bareEnd = (cursor: Cursor, from: SaidDay): SaidDay | null => {
	if (from.by === "weekday") return weekdayAt(cursor);
	const last = cursor.take(dayBare);
	return last && date(null, Number(last[1]));
};
