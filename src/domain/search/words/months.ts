import type { SaidDay } from "./days.ts";
import type { Cursor } from "./typed.ts";

/** A year or a month: an absolute number, an offset from the current one, or null for the next that fits. */
export type Counted = number | { readonly ahead: number } | null;

export const monthWords: Readonly<Record<string, number>> = {
	이번: 0,
	이: 0,
	다음: 1,
	담: 1,
	내: 1,
	다다음: 2,
	다담: 2,
};
export const month = "(?:(\\d{1,2})\\s*월|(이번|이|다다음|다담|다음|담|내)\\s*달)";
export const yearWords: Readonly<Record<string, number>> = { 올해: 0, 내년: 1 };
/** A year; with four digits it needs no unit. */
export const inYear = "(?:(?:(20\\d\\d(?=\\s|년)|[23]\\d(?=\\s*년))\\s*년?|(올해|내년))\\s*)?";

/** Ordinals within a month by the first letter of the word; 0 means the last. */
export const ordinals: Readonly<Record<string, number>> = {
	첫: 1,
	둘: 2,
	두: 2,
	셋: 3,
	세: 3,
	넷: 4,
	네: 4,
	다: 5,
	마: 0,
};

/** Reads a number, or a word relative to the current month or year. */
export const counted = (
	figure: string | undefined,
	word: string | undefined,
	words: Readonly<Record<string, number>>,
): Counted => (figure ? Number(figure) : word ? { ahead: words[word]! } : null);

/** Expands a two-digit year: '26' is 2026. */
export const fullYear = (figure: string | undefined): string | undefined =>
	figure?.length === 2 ? `20${figure}` : figure;

/** Words for the beginning and end of a month; excludes longer words that start alike: 초등학생, 말고, 말레이시아. */
const edge = "초(?:순|반)?(?![등딩당밥파])|말(?![고레일])";
/** '7말8초': the ends of two months need no unit. */
const shortMonth =
	"(?:(\\d{1,2})(?:\\s*월|(?=말\\s*[~∼〜-]?\\s*\\d{1,2}\\s*초)|(?<=\\d월?말\\s*[~∼〜-]?\\s*\\d{1,2})(?=초))|(이번|이|다다음|다담|다음|담|내)\\s*달)";
const monthPart = new RegExp(
	`${inYear}${shortMonth}\\s*(?:(${edge}|중순|하순)|((?:첫|둘|두|셋|세|넷|네|다섯|마지막)(?:\\s*번?째)?\\s*|[1-5]\\s*(?:번?째\\s*)?)주차?(?![가-힣]))`,
	"uy",
);
/** '12월 한 달': starts on the month's first day. */
const wholeMonth = new RegExp(`${inYear}${month}(?=\\s*한\\s*달)`, "uy");
/** '월말' alone is that of the current month. */
const thisMonthPart = /(?<![가-힣]|\d\s*)월(초|말)(?=에|[^가-힣]|$)/uy;
const yearPart = new RegExp(`(올해|내년)\\s*(${edge})`, "uy");

const parts: Readonly<Record<string, readonly [first: number, last: number]>> = {
	초: [1, 10],
	중: [11, 20],
	하: [21, 31],
	말: [25, 31],
};

/** '1~2월', '12월이나 1월', '1월에서 2월 사이': the first of two months counts. */
const someMonths = new RegExp(
	`(?<![\\d가-힣.])${inYear}(\\d{1,2})()(?:\\s*월)?\\s*(?:[~∼〜,·/-]|에서|부터|이나|또는|or)\\s*\\d{1,2}\\s*월(?:까지)?(?=에|[^가-힣\\d]|$)(?!\\s*\\d{1,2}(?:\\s*일|$))`,
	"uy",
);
/** '1월 4박', '1월에', '1월쯤', '다음달 강릉', '이번달': a month on its own. */
const someMonth = new RegExp(
	`(?<![\\d가-힣])${inYear}(?:(\\d{1,2})\\s*월|(이번|다다음|다담|다음|담)\\s*달)(?:달|쯤|경|중)?(?=에|의|[^가-힣]|$)(?!\\s*[~∼〜-])`,
	"uy",
);

/** 'january', 'next month'; may and march are words of their own. */
const englishMonths =
	"january february march april may june july august september october november december".split(" ");
const englishMonth =
	/(?<![a-z])(january|february|april|june|july|august|september|october|november|december|next\s+month)(?![a-z])/uy;

/** Reads a month on its own, which is any day of it. */
export function monthAt(cursor: Cursor): SaidDay | null {
	const abroad = cursor.take(englishMonth);
	if (abroad) {
		const place = englishMonths.indexOf(abroad[1]!);
		return { by: "monthPart", year: null, month: place < 0 ? { ahead: 1 } : place + 1, first: 1, last: 31 };
	}
	const [found, year, yearWord, figure, word] = cursor.take(someMonths) ?? cursor.take(someMonth) ?? [];
	if (!found) return null;
	return {
		by: "monthPart",
		year: counted(fullYear(year), yearWord, yearWords),
		month: counted(figure, word, monthWords),
		first: 1,
		last: 31,
	};
}

/** Returns the first and last day of the nth week of a month; 0 is the last week. */
const weekOf = (nth: number): readonly [first: number, last: number] =>
	nth === 0 ? parts.말! : [7 * nth - 6, 7 * nth];

/** Reads part of a month or year: '12월 말', '다음달 초', '1월 셋째주', '내년 초'. */
export function monthPartAt(cursor: Cursor): SaidDay | null {
	const ofYear = cursor.take(yearPart);
	if (ofYear) {
		const [, year, word] = ofYear;
		const [first, last] = parts[word![0]!]!;
		return {
			by: "monthPart",
			year: counted(undefined, year, yearWords),
			month: word!.startsWith("초") ? 1 : 12,
			first,
			last,
		};
	}
	const thisMonth = cursor.take(thisMonthPart);
	if (thisMonth) {
		const [first, last] = parts[thisMonth[1]!]!;
		return { by: "monthPart", year: null, month: { ahead: 0 }, first, last };
	}
	const whole = cursor.take(wholeMonth);
	const found = whole ?? cursor.take(monthPart);
	if (!found) return null;
	const [, year, yearWord, figure, monthWord, part, week] = found;
	const [first, last] = whole
		? [1, 31]
		: part
			? parts[part[0]!]!
			: weekOf(ordinals[week![0]!] ?? Number.parseInt(week!, 10));
	return {
		by: "monthPart",
		year: counted(fullYear(year), yearWord, yearWords),
		month: counted(figure, monthWord, monthWords),
		first,
		last,
	};
}
