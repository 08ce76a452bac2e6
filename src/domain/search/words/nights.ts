import type { Cursor } from "./typed.ts";

/** Numbers of days and nights in words. */
export const nightWords: Readonly<Record<string, number>> = {
	한: 1,
	두: 2,
	세: 3,
	네: 4,
	하루: 1,
	하룻밤: 1,
	이틀: 2,
	하루이틀: 2,
	사흘: 3,
	사나흘: 4,
	나흘: 4,
	일주일: 7,
	열흘: 10,
	보름: 14,
	a: 1,
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
};
/** '2~3박', '3~4일간': the longer one counts, since its dates are also available for the shorter stay. */
const nightsFigure =
	/(?:[1-9]\s*박?\s*[~∼〜-]\s*(?=\d{1,2}\s*박)|\d{1,3}\s*days?\s*(?:and\s+)?(?=\d{1,3}\s*night))?(\d{1,3}|[한두세네](?=\s*밤|박)|(?:one|two|three|four|five|six|seven)(?=\s*night))\s*(?:박|밤|[泊晚]|nights?)(?:\s*(?:and\s+)?\d{1,3}\s*days?)?/uy;
/** '2박 3일' and '3박 5일', with nights on board, are durations; in '1박 24일' the day is a date. */
const itsDays = /\s*(\d{1,3})\s*[일日]/uy;
const maxMoreDays = 2;
/** '이박삼일' and '이박', spelt out. */
const nightsSpoken = /(?<![가-힣])([일이삼사오육])\s*박(?:\s*[이삼사오육칠]\s*일|(?=에|으?로|[^가-힣]|$))/uy;
const nightsWord =
	/(하루이틀|하루|하룻밤|이틀|사흘|사나흘|나흘|일주일|열흘|보름)(?:\s*(?:동안|간|살[기이]|밤))?(?=에|만|로|[^가-힣]|$)/uy;
const weeksLong = /(\d)\s*주(?:일)?(?:\s*(?:간|동안|살[기이])|(?=[^가-힣]|$))/uy;
/** '3일간', with departure on the last day; '3일 간식' is a date. */
const daysLong = /(?:[1-9]\s*[~∼〜-]\s*(?=(?:\d|10)\s*일))?(\d{1,2})\s*일\s*(?:간(?!식|편|단)|동안)/uy;
/** '내일부터 3일' is a duration; '3일까지' is a date. */
const daysFrom = /\s*부터\s*(\d{1,2})\s*일(?:\s*(?:간|동안))?(?!\s*까지)/uy;
/** Durations in English: '3 days in Jeju', 'a week'. */
const daysInEnglish = /(?<!in\s+)(\d{1,2})\s*days(?!\s*(?:later|ago|after|from))/uy;
const weeksInEnglish = /(?<!in\s+)(\d|a|one|two)\s+weeks?(?!\s*(?:later|ago|after|from))/uy;
const monthLong =
	/(?:한\s*달|1\s*달|1\s*개월)\s*(?:간|동안|살[기이])?|([두세네]|[2-6])\s*(?:달|개월)\s*(?:간|동안|살[기이])/uy;

/** Reads a number of nights: '2박 3일', '이틀', '2주', '한 달', '3박 정도'. */
export function nightsAt(cursor: Cursor): number | null {
	const nights = exactNightsAt(cursor);
	if (nights !== null) cursor.take(/\s*(?:정도|쯤|가량)(?:로|만)?(?![가-힣])/uy);
	return nights;
}

function exactNightsAt(cursor: Cursor): number | null {
	const figure = cursor.take(nightsFigure);
	if (figure) {
		const nights = nightWords[figure[1]!] ?? Number(figure[1]);
		cursor.try(() => {
			const days = cursor.take(itsDays);
			return days && Math.abs(Number(days[1]) - nights) <= maxMoreDays ? days : null;
		});
		return nights;
	}
	const spoken = cursor.take(nightsSpoken);
	if (spoken) return 1 + "일이삼사오육".indexOf(spoken[1]!);
	const word = cursor.take(nightsWord);
	if (word) return nightWords[word[1]!]!;
	const days = cursor.take(daysLong);
	if (days) return nightsOfDays(Number(days[1]));
	const english = cursor.take(daysInEnglish);
	if (english) return nightsOfDays(Number(english[1]));
	const weeks = cursor.take(weeksLong) ?? cursor.take(weeksInEnglish);
	if (weeks) return 7 * (nightWords[weeks[1]!] ?? Number(weeks[1]));
	const months = cursor.take(monthLong);
	return months && 30 * (nightWords[months[1]!] ?? Number(months[1] ?? 1));
}

/** Whether a range is a duration: '3~4일간' is, whereas '24~26일간' is a range of dates. */
export const isSomeDaysLong = ({ text, at }: Cursor): boolean =>
	/^[1-9]\s*[~∼〜-]\s*(?:\d|10)\s*일\s*(?:간|동안)/u.test(text.slice(at, at + 20));

const nightsOfDays = (days: number): number => (days < 2 ? days : days - 1);

/** Maximum duration counted in days; longer ones are counted in weeks, so '오늘부터 28일' ends on the 28th. */
const maxCounted = 10;

/** Reads the number of nights from a day on: '오늘부터 3일', '24일부터 3일'; null when the number is a date, as in '1일부터 3일'. */
export function nightsFromOn(cursor: Cursor, first: number): number | null {
	const days = Number(cursor.take(daysFrom)?.[1] ?? 0);
	return days === 0 || days > Math.min(first, maxCounted) ? null : nightsOfDays(days);
}
