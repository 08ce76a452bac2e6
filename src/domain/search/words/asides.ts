import { guestRules } from "#domain/guests/Guests.ts";
import { priceAt } from "./amounts.ts";
import type { IdleMeaning } from "./Term.ts";
import type { Cursor } from "./typed.ts";

/** '3번 출구', '도보 5분', '2터미널': how one gets there says where it is no better than the place before it. */
const way = /제?\s*\d\s*터미널|\d{1,2}(?:-\d)?\s*번\s*출구|\d{1,2}\s*분(?:\s*(?:거리|이내|컷))?/uy;
/** '조식O 수영장X'. */
const wanted = /(?<=[가-힣]\s?)[o0](?![a-z0-9])/uy;
const unwanted = /(?<=[가-힣]\s?)x(?![a-z0-9])/uy;

/** '인당 5만원': stays have prices for rooms. */
const eachPerson = /(?:[1일한]\s*)?(?:인|명|사람)\s*당(?:에|은)?\s*/uy;

/** '아동 0명': as the summary of a search says it. */
const nobody = /(?:아이|아동|어린이|유아|소아)\s*0\s*(?:명|인)/uy;
/** 'ㅋㅋ', 'ㅠㅠ', 'ㄱㄱ' behind a word, as in a chat; alone they are the first letters of a name. */
const chatter = /(?<=[가-힣]\s?)(?:([ㄱㄷㅇㅋㅎ])\1+|[ㅠㅜ]+|ㅇㅋ)(?![가-힣ㄱ-ㅣ])/uy;
/** '대실 4시간', '무박 2일': the catalogue has nights alone. What is open for 24 hours is a wish. */
const hours = /(?!24)\d{1,2}\s*시간|무박(?:\s*\d\s*일)?/uy;
/** '예산 30': no town, and of no unit. */
const budget = /예산\s*\d{1,3}(?!\d|\s*[월일명인박/.])/uy;

/** '9~10명': more than a search takes. */
function tooManyAt(cursor: Cursor): boolean {
	const largest = cursor.take(/\d{1,3}\s*[명인]?\s*[~∼〜,·-]\s*(\d{1,3})\s*[명인]/uy)?.[1];
	return Number(largest ?? 0) > guestRules.maxGuests;
}

/** What says nothing by itself, and by a sign whether the word before it is wanted. [DEC-193] */
export function asideAt(cursor: Cursor): IdleMeaning | null {
	if (cursor.take(unwanted)) return { kind: "negation", of: "before" };
	if (cursor.take(eachPerson)) return priceAt(cursor) && { kind: "unused" };
	if (tooManyAt(cursor)) return { kind: "unused" };
	if (cursor.take(hours) ?? cursor.take(budget)) return { kind: "unused" };
	return (cursor.take(way) ?? cursor.take(wanted) ?? cursor.take(nobody) ?? cursor.take(chatter))
		? { kind: "filler" }
		: null;
}
