import { guestRules } from "#domain/guests/Guests.ts";
import { baby, child, infants, siblings, teenagers } from "./childWords.ts";
import { number, numberOf } from "./headNumbers.ts";
import type { GuestsMeaning } from "./Term.ts";
import type { Cursor } from "./typed.ts";

/** Units after a number that is not a head count: nights, days, money, stars. Apart from it they are whole words: '성인 2 일산' has no day, '둘만' no money. */
const otherUnits =
	"(?:박|일|월|년|(?<=\\d\\s?)만(?!\\s*\\d{1,2}\\s*[세살])|천|원|성|점|층|번|시|개(?!\\s*\\d)|세|살|학년)";
const notCounted = `(?!(?<=\\d)\\d|${otherUnits}|\\s+${otherUnits}(?![가-힣])|(?<=\\d)\\s*[./,]\\d|\\s*(?:adult|child|kid))`;
/** So is the unit of a head count: '성인 2 인천'. */
const unit = `(?:명|인|분|\\s+(?:명|인|분)(?=이|[^가-힣]|$))?(?:(?<=[명둘셋넷])이서)?(?!\\s*당(?!진))`;
/** Particles behind a group: '성인은 2명', '어른만 4명'. */
const its = "[은는이가만]?";

/** Lower end of a range such as '2~3', which is ignored: the maximum counts. */
const orFewer = "(?:\\d{1,2}\\s*(?:명|인)?\\s*(?:[~∼〜-]\\s*(?=\\d)|[,·]\\s*(?=\\d{1,2}\\s*[명인])))?";
const adults = new RegExp(
	`(?:성인|어른|대인|대(?=\\s*\\d\\s*소\\s*\\d)|(부모님?)|adults?)${its}\\s*${orFewer}${number}${notCounted}${unit}(\\s*포함)?`,
	"uy",
);
/** Ages in words, as in '두 살'; in '5세' the same syllable is a unit. */
const ageWord = "(?<!\\d\\s*)(?:한|두|세|네|다섯|여섯|일곱|여덟)(?=\\s*살|$)";
const age = `(?:만?\\s*\\d{1,2}|${ageWord})`;
const nextAge = `(?:\\s*(?:세|살)(?:짜리)?(?:이?랑|하고|[와과])?\\s*[·,/]?\\s*|\\s*[·,/]\\s*|\\s+)${age}`;
/** Ages of children: '5세', '(5세, 7세)', '(5, 7)', '3·7세', '만 5살이랑 7살'. */
const ages = `\\s*\\(?\\s*(${age}(?:${nextAge}){0,7})\\s*(?:[세살]\\)?|(?<=\\([\\d\\s,·]+)\\))`;
const children = new RegExp(
	`(?<!${teenagers}\\s*)${child}(?:\\s*${child})?${its}\\s*${orFewer}${number}${notCounted}${unit}(?:${ages})?`,
	"uy",
);
/** Their number behind an age; without a unit it ends the word: in '5살 아이 한옥' and '5살 아이 3~4성급' there is none. */
const howMany = `(?:\\s*${number}${notCounted}(?:\\s*(?:명|인|분)|(?=\\s*(?:이?랑|하고|[과와])(?![가-힣]))|(?!\\s*[~∼〜-]|[가-힣])))?`;
const childOfAge = new RegExp(
	`((?:${age}\\s*(?:(?:세|살)(?:짜리)?(?:\\s*[,와과랑])?|[,·/](?=\\s*\\d{1,2}\\s*(?:[,·/]|세|살)))\\s*){1,7})(?:${child}|(${siblings}))${howMany}`,
	"uy",
);
/** Children given by their ages, one child per age unless they are counted: '아이 3살', '아이 5살, 7살', '아이(5세) 1명'. */
const childAged = new RegExp(`(?:${child}|(${siblings}))${its}${ages}(?:\\s*(\\d)\\s*명(?!\\s*가족))?`, "uy");
const agesSaid = new RegExp(`\\d{1,2}|${ageWord}`, "gu");
/** Small children whose age is given in months or birthdays: '24개월 아기', '두 돌 아기', '돌쟁이'. */
const babyAge = "(?:(\\d{1,2})\\s*개월|(?<![가-힣])(첫|두|세)?\\s*돌)(?:\\s*(?:된|지난|차|짜리|정도))?";
const babyOfAge = new RegExp(`${babyAge}(?:쟁이|\\s*(?:된\\s*)?(?:${baby}|(${siblings})))${howMany}`, "uy");
/** The same in the other order: '아기 1명 (돌)', '아기 6개월'. */
const babyAged = new RegExp(
	`${baby}${its}${howMany}\\s*\\(?\\s*(?:(\\d{1,2})\\s*개월(?:\\s*(?:된|차|정도))?|(첫|두|세)?\\s*돌(?:\\s*(?:된|지난))?(?![가-힣]))\\s*\\)?`,
	"uy",
);
/** Children counted by age, without a word for them: '5세 1명 7세 1명', '5살 하나'. */
const agedHeads = new RegExp(
	`((?:\\d{1,2}\\s*[,·/]\\s*){0,7}(?:${age}\\s*[세살](?:짜리)?\\s*(?:이?랑|하고|[와과,·/])?\\s*){0,7}${age})\\s*[세살](?:짜리)?(?:\\s*(?:미만|이하))?\\s*(?:${number}\\s*[명인]|(하나|둘|셋|\\d(?=\\s*(?:[,·/)]|$|\\d{1,2}\\s*[세살])))(?![가-힣]))`,
	"uy",
);
/** Counted children whose ages may follow, one by one: '아이 둘 5세 1명 7세 1명'. */
const countedChildren = new RegExp(`${child}${its}\\s*${number}${notCounted}${unit}`, "uy");
/** Children by their year at school: '초등 2학년', '초3 아이', '초1 두 명', '초2, 초5'. */
const schoolYear = "초(?:등(?:학교|학생)?)?\\s*[1-6](?:\\s*학년)?";
const atSchool = new RegExp(
	`(?<![가-힣])(${schoolYear}(?:\\s*(?:이?랑|하고|[와과,·/])?\\s*${schoolYear}){0,7})(?:\\s*(?!${infants})${child}${howMany}|\\s*${number}\\s*명|(?<=학년|초[1-6].*[1-6])(?![\\d가-힣])|(?<=초[1-6])(?=\\s*${infants}))`,
	"uy",
);
/** Age of a child in the first year at school, less one. */
const beforeSchool = 6;
/** English head counts: '2 adults', 'one child', '2 kids aged 5 and 7'. */
const counted = new RegExp(
	`${number}\\s*(?:(adults?)|(?:child(?:ren)?|kids?)(?:\\s*(?:\\((?:(?:aged?|ages)\\s*)?|(?:aged?|ages)\\s*)(\\d{1,2}(?:\\s*(?:,|&|and)\\s*\\d{1,2})*)\\)?)?)(?![a-z])`,
	"uy",
);
/** Excludes counts that name a group, such as '아이 9명' or '중학생 2명', which are not the total. */
const named = `(?<!(?:${child}|${teenagers})\\s*)`;
/** Lower end of a head count such as '3~4인' or '2,3명'; the maximum counts. */
const fewest = "(?:(\\d{1,2})\\s*(?:명|인)?\\s*[~∼〜,·-]\\s*(?=\\d{1,2}\\s*[명인]))?";
const together = new RegExp(
	`${named}(?:(?:총|모두|최대|기준)\\s*)?${fewest}(?:(?:for|of)\\s+(\\d|one|two|three|four|five|six|seven|eight)(?![a-z\\d]|\\s*(?:nights?|days?|weeks?))|${number}\\s*(?:명(?:이서|용|실)?|[名人位]|식구|사람|people|persons?|guests?|ppl|pax)|(\\d{1,2})\\s*인(?:\\s*1?실|용|숙소|여행)?)(?!\\s*당)(?:\\s*(?:가족|여행))?(?:\\s*(?:이상|이하|정도)(?![가-힣]))?`,
	"uy",
);
const parents = `(양가\\s*)?(?:시|친정\\s*)?부모님?\\s*(?:${number}\\s*(?:분|명))?`;
const ourselves = `(?:저희|우리)\\s*(?:(부부|커플)|${number}\\s*(?:명|이서|이)?)`;
const joinedBy = "\\s*(?:이?랑|하고|[와과+,&])?\\s*";
/** Parents and one's own group, added up: '부모님 두 분이랑 저희 둘', '부모님이랑 우리 부부'. */
const withParents = new RegExp(`${parents}${joinedBy}${ourselves}(?![가-힣])`, "uy");
/** The same in the other order: '우리 부부랑 부모님', '저희 둘이랑 부모님 두 분'. */
const andParents = new RegExp(
	`(?:(?:저희|우리)\\s*)?(?:(부부)|(?<=(?:저희|우리)\\s*)${number}(?:명|이서|이)?)${joinedBy}${parents}`,
	"uy",
);
/** '2+1 가족' are parents with children, '2+1인' as many people. */
const plus = /(?<!\d)([1-6])\s*\+\s*([1-6])\s*(?:[인명]?\s*(가족)(?:실|룸|여행)?|[인명](?![가-힣]))/uy;
/** A number of people behind the word for it, which needs no unit: '인원 4', '총인원 4명'. */
const headCount = new RegExp(`(?:총\\s*)?인원수?[은는]?\\s*:?\\s*${number}${notCounted}${unit}`, "uy");
/** '남자 3명 여자 2명', '친구 2명이랑 나'. */
const menAndWomen = new RegExp(
	`(?:남자|여자|친구)\\s*${number}${notCounted}${unit}(?:(?:이?랑|하고|[와과])\\s*([나저])(?![가-힣])|(?:이서|이)?(?:\\s*(?:남자|여자)\\s*${number}${notCounted}${unit}(?:이서|이)?)?)`,
	"uy",
);
const bySelf =
	/(?:(?:나\s*)?혼자서?|나홀로|혼행|혼여|혼캉스|(?:solo|alone)(?:\s*(?:travell?er|trip))?(?![a-z]))/uy;
const asCouple = /(?:신혼)?부부(?!\s*동반)/uy;
/** Couples: '두 커플', '부부 두 쌍'. */
const couples =
	/(?<![가-힣])([한두세네1-4])\s*(?:쌍의?\s*)?(?:커플|부부)(?=[이가끼]|[^가-힣]|$)|(?:커플|부부)\s*([두세네2-4])\s*(?:쌍|팀|커플)/uy;
const byTwo = new RegExp(
	`(?<!${teenagers}\\s*(?:${child}\\s*)?)(둘|셋|넷)(?:이서|이)|(?<=(?:가족|식구|저희|우리)\\s?)(셋|넷|다섯|여섯|일곱|여덟)(?=[^가-힣]|$)|(?<=(?:저희|우리)\\s?)(둘)(?=[^가-힣]|$)`,
	"uy",
);

const meaning = (adults: number | null, childAges: readonly number[] | null): GuestsMeaning | null => {
	const all = (adults ?? 1) + (childAges?.length ?? 0);
	const isTaken = adults === null || adults >= guestRules.minAdults;
	return isTaken && all <= guestRules.maxGuests ? { kind: "guests", adults, childAges } : null;
};

/**
 * Returns the ages of `count` children: one age for all of them, or one each, cut off or filled up with 0 (DEC-043). Null when there are no
 * children or an age is beyond a child's.
 */
function agesOf(count: number | null, text = "0"): readonly number[] | null {
	const said = text.match(agesSaid)!.map(numberOf);
	const all = Math.min(count ?? said.length, guestRules.maxGuests);
	const ages = Array.from({ length: all }, (_, index) => (said.length === 1 ? said[0]! : (said[index] ?? 0)));
	return all > 0 && ages.every((age) => age <= guestRules.maxAge) ? ages : null;
}

/** The number of siblings for whom a single age is given: '쌍둥이 5살' are two; otherwise there is one child per age. */
const atLeastTwo = (siblings: string | undefined, ages: string): number | null =>
	siblings && ages.match(agesSaid)!.length === 1 ? 2 : null;

/** Returns babies whose age is given in months or birthdays; a birthday without a number is the first. */
function babies(count = "1", months?: string, birthdays = "첫"): GuestsMeaning | null {
	const age = months ? Math.floor(Number(months) / 12) : birthdays === "첫" ? 1 : numberOf(birthdays);
	const ages = agesOf(numberOf(count), String(age));
	return ages && meaning(null, ages);
}

/** Reads children counted by their age: '5세 1명'. */
function agedHeadsAt(cursor: Cursor): readonly number[] | null {
	const [, theirAges, count, word] = cursor.take(agedHeads) ?? [];
	return theirAges ? agesOf(numberOf(count ?? word!), theirAges) : null;
}

/** Reads children that are counted together and then one by one: '아이 2명(5세 1명, 7세 1명)'. Ages left out are 0 (DEC-043). */
function listedAgesAt(cursor: Cursor): readonly number[] | null {
	const all = cursor.take(countedChildren)?.[1];
	const next = (): readonly number[] | null =>
		cursor.try(() => {
			cursor.take(/\s*[(,·]?\s*/uy);
			return agedHeadsAt(cursor);
		});
	const listed: number[] = [];
	for (let ages = all ? next() : null; ages; ages = next()) listed.push(...ages);
	cursor.take(/\s*\)/uy);
	const rest = numberOf(all ?? "0") - listed.length;
	return listed.length > 0 && rest >= 0 ? [...listed, ...Array.from({ length: rest }, () => 0)] : null;
}

/** Reads guests: '성인 2', '아이 1명(5세)', '네 명', '둘이서', '혼자'. Null when there are more than a search allows. [DEC-193] */
export function groupAt(cursor: Cursor): GuestsMeaning | null {
	const english = cursor.take(counted);
	if (english) {
		const count = numberOf(english[1]!);
		const ages = english[2] ? null : agesOf(count, english[3]);
		return english[2] ? meaning(count, null) : ages && meaning(null, ages);
	}
	const little = cursor.take(babyOfAge);
	if (little) return babies(little[4] ?? (little[3] && "2"), little[1], little[2]);
	const babyBefore = cursor.take(babyAged);
	if (babyBefore) return babies(babyBefore[1], babyBefore[2], babyBefore[3]);
	const pupils = cursor.take(atSchool);
	if (pupils) {
		const [, years, some, count = some] = pupils;
		const all = years!.match(/[1-6]/gu)!.map((year) => beforeSchool + Number(year));
		const ages = agesOf(count ? numberOf(count) : null, all.join());
		return ages && meaning(null, ages);
	}
	const added = cursor.take(plus);
	if (added) {
		const [grown, small] = [Number(added[1]), Number(added[2])];
		return added[3]
			? meaning(
					grown,
					Array.from({ length: small }, () => 0),
				)
			: wholeOf(grown + small, "");
	}
	const both = cursor.take(withParents);
	if (both) {
		const [, twice, theirs, pair, ours] = both;
		const old = theirs ? numberOf(theirs) : twice ? 4 : 2;
		return meaning(old + (pair ? 2 : numberOf(ours!)), null);
	}
	const others = cursor.take(andParents);
	if (others) {
		const [, pair, ours, twice, theirs] = others;
		return meaning((pair ? 2 : numberOf(ours!)) + (theirs ? numberOf(theirs) : twice ? 4 : 2), null);
	}
	const grown = cursor.take(adults);
	if (grown) {
		const [, parents, count, isIncluded] = grown;
		const group = meaning(numberOf(count!), null);
		if (!group || !parents) return group;
		return isIncluded ? { ...group, isAll: true } : { ...group, areParents: true };
	}
	const listed = cursor.try(listedAgesAt);
	if (listed) return meaning(null, listed);
	const small = cursor.take(children);
	if (small) {
		const ages = agesOf(numberOf(small[1]!), small[2]);
		return ages && meaning(null, ages);
	}
	const one = cursor.take(childAged);
	if (one) {
		const ages = agesOf(one[3] ? Number(one[3]) : atLeastTwo(one[1], one[2]!), one[2]);
		return ages && meaning(null, ages);
	}
	const aged = cursor.take(childOfAge);
	if (aged) {
		const ages = agesOf(aged[3] ? numberOf(aged[3]) : atLeastTwo(aged[2], aged[1]!), aged[1]);
		return ages && meaning(null, ages);
	}
	const byAge = cursor.try(agedHeadsAt);
	if (byAge) return meaning(null, byAge);
	const sexes = cursor.take(menAndWomen);
	if (sexes) return meaning(numberOf(sexes[1]!) + (sexes[2] ? 1 : numberOf(sexes[3] ?? "0")), null);
	if (cursor.take(bySelf)) return meaning(1, null);
	const pairs = cursor.take(couples);
	if (pairs) return meaning(2 * numberOf(pairs[1] ?? pairs[2]!), null);
	if (cursor.take(asCouple)) return meaning(2, null);
	const start = Math.max(0, cursor.at - 4);
	const count = cursor.take(headCount);
	if (count) return wholeOf(numberOf(count[1]!), count[0]);
	const few = cursor.take(byTwo);
	const many = few ? null : cursor.take(together);
	const heads = numberOf(few?.[1] ?? few?.[2] ?? few?.[3] ?? many?.[2] ?? many?.[3] ?? many?.[4] ?? "0");
	return Number(many?.[1] ?? 0) < heads ? wholeOf(heads, cursor.text.slice(start, cursor.at)) : null;
}

/** Words for a group that its children are part of: '4인 가족', '총 4명'. */
const family = /가족|식구|총|모두/u;

function wholeOf(heads: number, words: string): GuestsMeaning | null {
	const all = meaning(heads, null);
	return all && { ...all, isAll: true, ...(family.test(words) && { isWithChildren: true }) };
}
