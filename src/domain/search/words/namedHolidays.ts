import type { SaidDay } from "./days.ts";
import { type Counted, counted, fullYear, yearWords } from "./months.ts";
import type { Cursor } from "./typed.ts";

const solar: Readonly<Record<string, readonly [month: number, day: number]>> = {
	크리스마스이브: [12, 24],
	크리스마스: [12, 25],
	성탄절이브: [12, 24],
	성탄이브: [12, 24],
	성탄전야: [12, 24],
	성탄절: [12, 25],
	성탄: [12, 25],
	christmas: [12, 25],
	xmas: [12, 25],
	christmaseve: [12, 24],
	xmaseve: [12, 24],
	"newyear'seve": [12, 31],
	newyearseve: [12, 31],
	"newyear'sday": [1, 1],
	newyearsday: [1, 1],
	newyear: [12, 31],
	연말: [12, 31],
	연말연시: [12, 31],
	송년: [12, 31],
	새해: [12, 31],
	새해맞이: [12, 31],
	새해첫날: [1, 1],
	신년: [12, 31],
	// Guests arrive the evening before and leave on the day.
	새해까지: [1, 1],
	신년까지: [1, 1],
	연초: [1, 1],
	신정: [1, 1],
	발렌타인데이: [2, 14],
	"valentine'sday": [2, 14],
	valentinesday: [2, 14],
	발렌타인: [2, 14],
	밸런타인데이: [2, 14],
	화이트데이: [3, 14],
	삼일절: [3, 1],
	"3.1절": [3, 1],
	근로자의날: [5, 1],
	노동절: [5, 1],
	어린이날: [5, 5],
	어버이날: [5, 8],
	제헌절: [7, 17],
	빼빼로데이: [11, 11],
	현충일: [6, 6],
	광복절: [8, 15],
	개천절: [10, 3],
	한글날: [10, 9],
	할로윈: [10, 31],
	핼러윈: [10, 31],
	halloween: [10, 31],
};
const lunar: Readonly<Record<string, "seollal" | "buddha" | "chuseok">> = {
	설: "seollal",
	설날: "seollal",
	lunarnewyear: "seollal",
	seollal: "seollal",
	구정: "seollal",
	추석: "chuseok",
	한가위: "chuseok",
	chuseok: "chuseok",
	석가탄신일: "buddha",
	부처님오신날: "buddha",
	초파일: "buddha",
	사월초파일: "buddha",
};
/** Words that also begin other words: 설악산, 신정동. */
const alone = new Set(["설", "구정", "신정"]);
const form = new RegExp(
	`(${[...Object.keys(solar), ...Object.keys(lunar)]
		.toSorted((one, other) => other.length - one.length)
		.map((word) =>
			alone.has(word)
				? `${word}(?=\\s*연휴|에|[^가-힣]|$)`
				: [...word].map((letter) => (letter === "." ? "\\." : letter)).join("\\s*"),
		)
		.join("|")})`,
	"uy",
);

const substitute = /\s*대체\s*(?:공휴일|휴일)/uy;

/** Returns the day of a named holiday. */
function namedHoliday(found: RegExpExecArray, year: Counted): SaidDay {
	const word = found[1]!.replaceAll(/\s+/gu, "");
	const named = solar[word];
	return named
		? { by: "date", year, month: named[0], day: named[1] }
		: { by: "lunar", year, feast: lunar[word]! };
}

/** Reads a holiday: '내년 추석', '2027 설날', '설 연휴', '크리스마스 다음 주', '광복절 대체공휴일', '대체공휴일', '삼일절 낀 주말'. */
export function feastAt(cursor: Cursor): SaidDay | null {
	const year =
		cursor.take(/(?:(20\d\d|[23]\d(?=\s*년))\s*년?|(올해|내년))\s*/uy) ??
		cursor.take(/(?:이번|다가오는|돌아오는|오는)\s*/uy);
	const feast = cursor.take(form);
	if (!feast) return cursor.take(substitute) && { by: "substitute", of: null };
	const day = namedHoliday(feast, counted(fullYear(year?.[1]), year?.[2], yearWords));
	cursor.take(/\s*(?:날|당일|시즌)(?=에|부터|[^가-힣]|$)/uy);
	if (cursor.take(substitute)) return { by: "substitute", of: day };
	const weekend = cursor.take(
		/(?:\s*연휴)?\s*(?:((?:바로\s*)?(?:직|이)?전|앞)|(다음|지나고|끝나고|지난|이후|후|뒤)|[이가]?\s*(?:낀|끼인|껴\s*있는))\s*주말|\s*주말/uy,
	);
	if (weekend)
		return { by: "weekendBeside", day, where: weekend[1] ? "before" : weekend[2] ? "after" : "around" };
	return cursor.take(/\s*다음\s*주(?!\s*(?:[월화수목금토일말]|주))/uy) ? { by: "beside", day, days: 7 } : day;
}

/** Reads which of the days off around a day are meant: '설 연휴 첫날', '추석 연휴 마지막 날', '연휴 전날', '연휴 다음 날', or all of them. */
export function daysOffAt(cursor: Cursor, around: SaidDay): SaidDay {
	const which = cursor.take(/\s*(?:의\s*)?(?:(첫|전)|마지막|다음)\s*날/uy);
	if (!which) return { by: "daysOff", around };
	const one: SaidDay = { by: "daysOff", around, only: which[1] ? "first" : "last" };
	if (which[1] === "전") return { by: "beside", day: one, days: -1 };
	return which[0].includes("다음") ? { by: "beside", day: one, days: 1 } : one;
}
