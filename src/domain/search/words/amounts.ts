import { groupedWon } from "#domain/shared/groupedWon.ts";
import { bothNumbers, oneOrOther, spokenNumber, spokenValue } from "./spokenNumbers.ts";
import type { PriceMeaning } from "./Term.ts";
import type { Cursor } from "./typed.ts";

/** Excludes amounts in other currencies. */
const abroad = "(?!\\s*(?:\\d\\s*천\\s*)?(?:엔|달러|불|유로|위안|바트|동(?![가-힣])|파운드))";
const tenThousands = new RegExp(
	`(\\d+(?:\\.\\d+)?|(?<![가-힣\\d])(?=만\\s*원(?:\\s*(?:대|이하|미만|짜리|정도)|[^가-힣]|$)))\\s*만${abroad}\\s*(?:(\\d)\\s*천${abroad})?\\s*원?`,
	"uy",
);
/** '십오만 원', '백오십만원', '2백만원'. */
const spokenTenThousands = new RegExp(
	`(?<![일이삼사오육륙칠팔구십백])(?:(\\d)\\s*백|(${spokenNumber}))\\s*만\\s*원`,
	"uy",
);
const someTenThousands = new RegExp(
	`(?<![가-힣\\d/.~∼〜-])(?:${oneOrOther})\\s*만\\s*(?:원|(?=대|$|[^가-힣]))`,
	"uy",
);
const thousands = /(\d)\s*천\s*원/uy;
const won = new RegExp(
	`[₩￦]?\\s*(\\d{1,3}(?:,\\d{3})+|\\d{4,8})(?!\\d)${abroad}\\s*(?:원|won(?![a-z])|krw)?`,
	"uy",
);
/** '20 이하', '예산 30', '1박 30': a limit without a unit is in tens of thousands, since no stay costs less than a hundred won. */
const unstated =
	/(\d{2,3})(?=\s*(?:이하|미만|안쪽|언더))|(?<=(?:예산|가격대?|금액|요금|비용|경비|숙박비|방값|박(?:\s*\d{1,2}\s*일)?(?:당|에)?|하룻밤에?|하루에?)(?:은|이)?\s*(?:최대\s*)?(?:\d{2,3}\s*[~∼〜-]\s*)?)(\d{2,3})(?!\d|[가-힣a-z%]|\s*[/.,·~∼〜-]\s*\d|\s+[월일명인박분층세살](?![가-힣]))/uy;
const figure = /(\d+(?:\.\d+)?)/uy;

/** Reads an amount in won. A plain number needs four to eight digits (thousands separators allowed), and its unit is optional. */
function amount(cursor: Cursor): number | null {
	const ten = cursor.take(tenThousands);
	if (ten) return Math.round(Number(ten[1] || 1) * 10_000) + Number(ten[2] ?? 0) * 1_000;
	const said = cursor.take(spokenTenThousands);
	if (said) return (said[1] ? 100 * Number(said[1]) : spokenValue(said[2]!)) * 10_000;
	const small = cursor.take(thousands);
	if (small) return Number(small[1]) * 1_000;
	const bare = cursor.take(unstated);
	if (bare) return Number(bare[1] ?? bare[2]) * 10_000;
	const plain = cursor.take(won);
	return plain ? Number(plain[1]!.replaceAll(",", "")) : null;
}

const before =
	/(?:대략|약|한)\s+(?=\d)|(?:(?:1박\s*(?:당|에)?|박당|하룻밤에?|하루에?|예산|금액|가격대?|요금|비용|경비|숙박비|방값|최대|under|below|max|less\s+than|up\s+to)\s*(?:은|이|은요)?\s*){1,2}/uy;
/** Marks the following amount as a minimum. */
const leastBefore = /(?:최소한?|적어도|at\s+least|over|above|more\s+than)\s*/uy;
/** Marks an amount as the total for all nights and rooms. */
const inAll =
	/(?:총액?|총합|합계|합쳐서?|(?:다|전부|모두)\s*(?:해서|합쳐서?)|전체|토탈|total)\s*(?:예산|금액|가격|비용|경비|요금)?\s*(?:은|이)?\s*/uy;
/** '2박에', '3박 4일': an amount right after them is for all these nights. */
const forNights = /(?:[2-9]|\d{2,3}|두|세|네)\s*박(?:\s*\d{1,3}\s*일)?에?\s*$/u;
/** '1박 2일 30': a number right after nights is an amount. */
const afterNights = /박(?:\s*\d{1,3}\s*일)?(?:에|당)?\s*$/u;
/** '100만원으로 3박': so is an amount followed by a number of nights. */
const nightsFor = /^\s*(?:으로|에)\s*(?:[2-9]|\d{2,3}|두|세|네)\s*박/u;
/** A budget for the trip, and the nights of one, in any order: '예산 100만원 제주 4박5일', '3박4일 4인 경비 80만원'. */
const tripBudget = /예산|경비|비용/u;
const severalNights = /(?<!\d)(?:[2-9]|\d{2,3}|두|세|네)\s*박/u;
const between = /\s*(?:~|∼|〜|-|–|—|에서|부터)\s*/uy;
const atMost =
	/\s*(?:↓|이하|미만|까지|이내|안쪽|아래|밑|언더|안\s*(?:넘는|넘게|되는)|넘(?:으면|어선|어서는)\s*안\s*[되돼됨][가-힣]{0,2}|못\s*되는|넘지\s*않(?:는|게)|내로|under)(?:로|으로|의|인)?/uy;
/** '10만원~' without a second amount is also a minimum. */
const atLeast = /\s*(?:(?:↑|이상|초과|넘는|부터)(?:의|인)?|[~∼〜](?!\s*\d))/uy;
const about = /\s*(?:사이|정도|쯤|내외|안팎|전후|언저리|가량|짜리|선(?![가-힣]))(?:로|의|에|인)?/uy;
const decade =
	/(?:대|\s+대(?=(?:의|로|에)?(?:[^가-힣]|$)))(?:\s*(초중반|중후반|초반|중반|후반))?|\s*(초중반|중후반|초반|중반|후반)\s*대?/uy;
/** Start and end of each part of a price bracket, in tenths of the bracket. */
const parts: Readonly<Record<string, readonly [from: number, to: number]>> = {
	초반: [0, 4],
	초중반: [0, 7],
	중후반: [4, 10],
	중반: [4, 7],
	후반: [7, 10],
};

/** Bounds of an amount of digits alone behind a limit; longer runs of digits are dates. */
const leastBare = 10_000;
const mostBare = 9_999_999;

const maxPrice = 100_000_000;
const meaningOf = (min: number | null, max: number | null): PriceMeaning | null =>
	Math.max(min ?? 0, max ?? 0) > maxPrice ? null : { kind: "price", min, max, isInAll: false };

/** Returns the width of a '대' bracket, given by the last non-zero digit: 20만원대 extends to 30만원, 15만원대 to 16만원, 5천원대 to 6천원. */
function spanOf(won: number): number {
	let span = 1;
	while (span * 10 <= won && won % (span * 10) === 0) span *= 10;
	return span;
}

/** Reads the limit that follows a single amount, unless it is already said to be a maximum; an amount on its own is a maximum, or a minimum after `leastBefore`. */
function limited(
	cursor: Cursor,
	won: number,
	{ isLeast, isMost }: Record<"isLeast" | "isMost", boolean>,
): PriceMeaning | null {
	const within = cursor.take(decade);
	if (within) {
		const span = spanOf(won);
		const part = parts[within[1] ?? within[2] ?? ""];
		return part
			? meaningOf(won + (part[0] * span) / 10, won + (part[1] * span) / 10)
			: meaningOf(won, won + span - 1);
	}
	const isUpper = cursor.take(atMost) !== null;
	if (isUpper || (!isMost && cursor.take(atLeast))) {
		const limit = isUpper ? meaningOf(null, won) : meaningOf(won, null);
		return limit && { ...limit, isLimit: true };
	}
	cursor.take(about);
	return isLeast ? meaningOf(won, null) : meaningOf(null, won);
}

/** Reads a price per night ('10만원 이하', '5~10만원', '20만원대', '예산 15만') or in total ('총 50만원', '2박에 30만원'). [DEC-193] */
export function priceAt(cursor: Cursor): PriceMeaning | null {
	const said = cursor.text.slice(Math.max(0, cursor.at - 16), cursor.at);
	const isForNights = forNights.test(said);
	const saysInAll = cursor.take(inAll) !== null;
	const limit = cursor.take(before);
	const isMost = /예산|최대|under|below|max|less|up/u.test(limit?.[0] ?? "");
	const isForTrip = tripBudget.test(limit?.[0] ?? "") && severalNights.test(cursor.text);
	const isForOne = /^(?:1박|하)/u.test(limit?.[0] ?? "");
	const isLeast = cursor.take(leastBefore) !== null;
	const isLimited =
		limit !== null || isLeast || saysInAll || afterNights.test(said) || /[₩￦]\s*$/u.test(said);
	const meaning = cursor.try(rangeAt) ?? cursor.try(() => limitAt(cursor, { isLeast, isMost, isLimited }));
	return (
		meaning && {
			...meaning,
			isInAll:
				saysInAll ||
				(!isForOne && (isForNights || isForTrip || nightsFor.test(cursor.text.slice(cursor.at)))),
		}
	);
}

function rangeAt(cursor: Cursor): PriceMeaning | null {
	const some = cursor.try(() => {
		const found = cursor.take(someTenThousands);
		return found && bothNumbers(found);
	});
	if (some) {
		const [from, to] = some;
		cursor.take(atMost) ?? cursor.take(decade);
		cursor.take(about);
		return meaningOf(from * 10_000, to * 10_000);
	}
	// '5~10만원': the first number takes the unit of the second.
	const low = cursor.try(amountWithUnit) ?? cursor.take(figure);
	if (low === null || !cursor.take(between)) return null;
	const start = cursor.at;
	const high = amount(cursor);
	// '1224~1226' are days.
	if (high === null || /^(?:20\d\d)?\d{4}$/u.test(cursor.text.slice(start, cursor.at).trim())) return null;
	const from = typeof low === "number" ? low : inUnitOf(high, Number(low[1]));
	cursor.take(atMost) ?? cursor.take(decade);
	cursor.take(about);
	// '0~5만원' has no minimum.
	return meaningOf(Math.min(from, high) || null, Math.max(from, high));
}

/**
 * Applies the unit of the second amount to the first figure, as in '5~10만원' and '3~8천원'; a figure of at least 1,000 is an amount already,
 * as in '50000~100000원'.
 */
const inUnitOf = (high: number, figure: number): number =>
	figure >= 1_000 ? figure : figure * (high >= 10_000 ? 10_000 : 1_000);

/** Reads a single amount. Digits alone are one if a limit stands before or after them: 'under 150000', '100000 이하'. */
function limitAt(
	cursor: Cursor,
	{ isLeast, isMost, isLimited }: Record<"isLeast" | "isMost" | "isLimited", boolean>,
): PriceMeaning | null {
	const start = cursor.at;
	const won = amount(cursor);
	if (won === null || won <= 0) return null;
	const isBare = /^\d+$/u.test(cursor.text.slice(start, cursor.at).trim());
	const hasLimit =
		(isLimited && won >= leastBare && won <= mostBare) ||
		/^\s*(?:이하|미만|이내|이상|초과|안쪽|언더)/u.test(cursor.text.slice(cursor.at));
	return isBare && !hasLimit ? null : limited(cursor, won, { isLeast, isMost });
}

/** Reads an amount only if it states its unit. */
const amountWithUnit = (cursor: Cursor): number | null => {
	const start = cursor.at;
	const won = amount(cursor);
	return won !== null && /[만천원,]/u.test(cursor.text.slice(start, cursor.at)) ? won : null;
};

/** Returns the price that is left when a limit is refused: '10만원 이하 말고' is '10만원 이상', since every limit includes its amount. */
export const oppositePrice = ({ min, max, isInAll }: PriceMeaning): PriceMeaning => ({
	kind: "price",
	min: max,
	max: min,
	isInAll,
	isLimit: true,
});

/** Formats an amount as '15만원', '17만 5천원' or '9,900원'. */
function amountText(amount: number): string {
	const ten = Math.floor(amount / 10_000);
	const rest = amount % 10_000;
	if (ten > 0 && rest === 0) return `${groupedWon(ten)}만원`;
	if (ten > 0 && rest % 1_000 === 0) return `${ten}만 ${rest / 1_000}천원`;
	return `${groupedWon(amount)}원`;
}

/** Returns a price's chip label, which yields the same price when it is read again. */
export const priceLabel = (price: PriceMeaning): string =>
	price.isInAll ? `총 ${limitLabel(price)}` : limitLabel(price);

function limitLabel({ min, max }: PriceMeaning): string {
	if (min === null) return `${amountText(max!)} 이하`;
	if (max === null) return `${amountText(min)} 이상`;
	return max + 1 === min + spanOf(min) && min % 10_000 === 0
		? `${amountText(min)}대`
		: `${amountText(min)}~${amountText(max)}`;
}
