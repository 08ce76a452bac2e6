const figures: Readonly<Record<string, number>> = Object.fromEntries(
	[
		"한 하나 one",
		// Of '두세 명' the larger number counts.
		"두 둘 two 한두 한둘",
		"세 셋 three 두세 두셋",
		"네 넷 four 세네 서너 서넛",
		"다섯 five 네다섯 네댓 너댓",
		"여섯 six 대여섯",
		"일곱 seven 예닐곱",
		"여덟 eight 일고여덟 일곱여덟",
	].flatMap((words, index) => words.split(" ").map((word) => [word, index + 1])),
);
/** 한 and its like stand before a unit; 한 of '어른 한옥' is no number. */
const beforeUnit = "(?=\\s*(?:명|인|분|사람|식구|쌍|팀|커플|살|세)|[^가-힣]|$)";
export const number = `(\\d{1,2}|${Object.keys(figures)
	.toSorted((one, other) => other.length - one.length)
	.map((word) => (/[한두세네]$/u.test(word) ? word + beforeUnit : word))
	.join("|")})`;

export const numberOf = (text: string): number => figures[text] ?? Number(text);
