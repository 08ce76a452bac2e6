import { guestRules } from "#domain/guests/Guests.ts";
import { priceAt } from "./amounts.ts";
import { denialAt } from "./denials.ts";
import { requestAt } from "./requests.ts";
import type { IdleMeaning } from "./Term.ts";
import type { Cursor } from "./typed.ts";

/** Directions such as '3번 출구', '도보 5분', '2터미널' are no more precise than the place before them. */
const way = /제?\s*\d\s*터미널|\d{1,2}(?:-\d)?\s*번\s*출구|\d{1,2}\s*분(?:\s*(?:거리|이내|컷))?/uy;
/** Marks for wanted and unwanted, as in '조식O 수영장X'. */
const wanted = /(?<=[가-힣]\s?)[o0](?![a-z0-9])/uy;
const unwanted = /(?<=[가-힣]\s?)x(?![a-z0-9])/uy;

/** The rest of an address behind a place: '명동길 26', '중문관광로72번길 29'. */
const road =
	/(?<=[가-힣])(?:(?:대?로|길)?\s*\d{1,4}번?길|대로|길)(?:\s*\d{1,4}(?:-\d{1,3})?(?=\s*(?:$|[^\s\w가-힣]|\s[^\d박일명인월만]|번지)))?(?:번지)?(?![가-힣])/uy;
/** What is taken off a price is not the price: '5만원 할인', '50%'. */
const discount = /\d{1,3}\s*(?:만|천)\s*원\s*(?:할인|쿠폰|적립|캐시백)|\d{1,3}\s*(?:%|퍼센트|프로)/uy;
/** Before or after a day, which no search can be for: '20일 이후'. */
const besideDay = /(?<=\d일\s?)(?:이?전|이?후)(?:에|로)?(?![가-힣])/uy;
/** A number of what no search can be for: '20명', '12월', '3층', '2호선'. */
const countOfElse = /\d{1,4}\s*(?:명|인|월|년|시|평|층|호선|호|회|km|m|미터|팀|번|대|동)(?![a-z])/uy;

/** A price per person, e.g. '인당 5만원'; stays are priced by room. */
const eachPerson = /(?:[1일한]\s*)?(?:인|명|사람)\s*당(?:에|은)?\s*/uy;

/** No children, as in a search's summary, or left behind: '아동 0명', '아이 없이 둘이서'. */
const nobody =
	/(?:아이|아동|어린이|유아|소아)\s*0\s*(?:명|인)|(?:아이|애|아기)들?\s*(?:없이|제외|빼고|두고|떼어?\s*놓고|맡기고)(?![가-힣])/uy;
/** Chat expressions after a word, such as 'ㅋㅋ', 'ㅠㅠ', 'ㄱㄱ'; on their own they are the initial consonants of a name. */
const chatter =
	/(?:(?<=[^\sㄱ-ㅣ]\s?)(?:([ㄱㄷㅇㅎ])\1+|ㅇㅋ)|(?<=\S\s?)(?:ㅋㅋ|[ㅠㅜ])+|([ㅋㅎㅠㅜ])\2{2,})(?![가-힣ㄱ-ㅣ])/uy;
/**
 * Stays by the hour or without a night, e.g. '대실 4시간', '무박 2일': the catalogue only has nights. "Open 24 hours" is a wish and therefore
 * excluded.
 */
const hours = /(?!24)\d{1,2}\s*시간|무박(?:\s*\d\s*일)?/uy;
/** A budget too small to be one, e.g. '예산 5'; 예산 is not the town of that name here. */
const budget = /예산\s*\d(?!\d|\s*[월일명인박만천/.~∼〜-])/uy;

/** Reads a head count beyond the limit of a search, e.g. '9~10명'. */
function tooManyAt(cursor: Cursor): boolean {
	const largest = cursor.take(/\d{1,3}\s*[명인]?\s*[~∼〜,·-]\s*(\d{1,3})\s*[명인]/uy)?.[1];
	return Number(largest ?? 0) > guestRules.maxGuests;
}

/** Reads a number that nothing else could use, with its unit. */
export const unusedCountAt = (cursor: Cursor): IdleMeaning | null =>
	cursor.take(countOfElse) && { kind: "unused" };

/** Reads phrases that are not search conditions themselves, and marks that say whether the preceding word is wanted. [DEC-193] */
export function fillerAt(cursor: Cursor): IdleMeaning | null {
	if (cursor.take(unwanted)) return { kind: "negation", of: "before" };
	const denial = denialAt(cursor);
	if (denial) return denial;
	if (cursor.take(eachPerson)) return priceAt(cursor) && { kind: "unused" };
	if (tooManyAt(cursor)) return { kind: "unused" };
	if (cursor.take(hours) ?? cursor.take(budget) ?? cursor.take(besideDay) ?? cursor.take(discount))
		return { kind: "unused" };
	const request = requestAt(cursor);
	if (request) return request;
	return (cursor.take(way) ??
		cursor.take(road) ??
		cursor.take(wanted) ??
		cursor.take(nobody) ??
		cursor.take(chatter))
		? { kind: "filler" }
		: null;
}
