const units = "일이삼사오육칠팔구";
const digit = `[${units}]`;

/** Two numbers in a row, for what is one or the other: '칠팔', '십이삼', '이삼십', '7,8', '12,3'. */
export const oneOrOther = "(십)?([일이삼사오육칠팔])([이삼사오육륙칠팔구])(십)?|(\\d{1,2})\\s*,\\s*(\\d)";

/** Returns both numbers that a match of `oneOrOther` stands for; null when they do not follow each other. */
export function bothNumbers([, teens, first, second, tens, figure, next]: readonly (string | undefined)[]):
	| readonly [number, number]
	| null {
	const low = figure ? Number(figure) : units.indexOf(first!) + 1;
	const high = next ? Number(next) : units.indexOf(second!.replace("륙", "육")) + 1;
	if (high !== (low % 10) + 1) return null;
	const [more, times] = [teens ? 10 : 0, tens ? 10 : 1];
	return [more + low * times, more + (low + 1) * times];
}

/** A number in Sino-Korean words up to 999: 십, 이십오, 백오십. */
export const spokenNumber = `(?:${digit}?백${digit}?십${digit}?|${digit}?백${digit}?|${digit}?십${digit}?|${digit})`;

/** Returns the value of a number in Sino-Korean words. */
export function spokenValue(words: string): number {
	let value = 0;
	let count = 0;
	for (const letter of words) {
		if (letter === "십" || letter === "백") {
			value += (count || 1) * (letter === "십" ? 10 : 100);
			count = 0;
		} else count = units.indexOf(letter) + 1;
	}
	return value + count;
}

const tens = `[이삼]?십${digit}?`;
const day = `(?:${tens}|${digit})일`;
/**
 * Months and days in words: '십이월 이십사일', '시월', '이십오일에'. Days below ten are words of their own, 삼일 and 오일, except behind a
 * month or in a range; 구월동 is a place.
 */
const spelt = new RegExp(
	`(?<=^|[^가-힣]|년|올해)(십[일이]?|[일이삼사오육유칠팔구시])(?=월\\s*(?:초|말|중순|하순|첫|둘째|셋째|넷째|마지막|주말|${day}|\\d{1,2}\\s*일))` +
		`|(?<=월\\s*)(${tens})(?=일)` +
		`|(?<=월\\s*|(?:부터|에서|[~∼〜,-])\\s*)(${tens}|${digit})(?=일(?:[^가-힣]|$|에|날|부터|까지))` +
		`|(?<=^|[^가-힣])(${tens})(?=일(?:[^가-힣]|$|에|날|부터|까지))`,
	"gu",
);
const shortened: Readonly<Record<string, string>> = { 유: "육", 시: "십" };

/** Returns the numbers of months and days that are written in words, with their place in the text. */
export const speltDays = (
	text: string,
): readonly { readonly start: number; readonly end: number; readonly figure: string }[] =>
	[...text.matchAll(spelt)].map(({ index, 0: words }) => ({
		start: index,
		end: index + words.length,
		figure: String(spokenValue(shortened[words] ?? words)),
	}));
