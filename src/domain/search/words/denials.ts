import type { IdleMeaning } from "./Term.ts";
import type { Cursor } from "./typed.ts";
import { wishTerms } from "./wishTerms.ts";

interface Verbs {
	readonly stems: string;
	/** Spoken endings. */
	readonly spoken: string;
	/** Attributive and noun forms. */
	readonly forms: string;
}

/**
 * Verbs whose subject is the stay, and 'to want'. Only such verbs negate the word before them: '바다가 보이지 않는' refuses the sea view, but
 * '강릉 시끄럽지 않은' does not refuse 강릉.
 */
const ofStays: Verbs = {
	stems: "(?:되|하|있|보이|나오|나|주|받|딸리|들어가|제공\\s*되|포함\\s*되|원하)",
	spoken: "(?:돼|되|해|보여|나와|나|줘|받아|원해)",
	forms: "(?:된|될|됨|한|할|함|보인|보일|보임|나온|나올|나옴|준|줄|줌|받은|받을|받음|난|날|남|원할|원함)",
};
/** Verbs whose subject is the traveller. Someone who does not eat breakfast may still stay where it is served. */
const ofTravellers: Verbs = {
	stems: "(?:먹|쓰|필요\\s*하|이용\\s*하|사용\\s*하|피우|가|데려가)",
	spoken: "(?:먹어|써|필요\\s*해|이용\\s*해|사용\\s*해|피워|가|데려가)",
	forms: "(?:먹은|먹을|먹음|쓴|쓸|씀|이용\\s*할|사용\\s*할|필요\\s*함|피울|갈|감|데려갈|데려감)",
};
const isOver = "(?![가-힣])";
const thing = "(?:\\s*(?:거|것)(?:예요|에요|임)?)?";

/** '안 나오는', '못 들어가요', '안 먹을 거', '보이지 않는'. */
const deniedOf = ({ stems, spoken, forms }: Verbs): readonly RegExp[] =>
	[
		`[안못]\\s*${stems}(?:는데?|고)`,
		`[안못]\\s*(?:${stems}(?:네요?|면|려고요?)|${spoken}(?:서|요)?|${forms}${thing})${isOver}`,
		`${stems}지(?:는|도)?\\s*(?:않|못|말|마)(?!아도|해도|라도)[가-힣]{0,3}`,
	].map((form) => new RegExp(form, "uy"));

const denied = deniedOf(ofStays);
const unneeded = [
	...deniedOf(ofTravellers),
	...[ofStays, ofTravellers].map(
		({ stems, spoken }) =>
			new RegExp(
				`[안못]\\s*(?:${spoken}|좋아|${stems}더라)도|${stems}지\\s*(?:않아|못해|말아|않더라|못하더라)도`,
				"uy",
			),
	),
	/(?:(?:불가(?:능)?|금지)(?:이?여|해|하여|라|이?더라|하더라)|(?:없|아니)더라)도/uy,
];
/** The comparative particle, attached to the word: '호텔보다 펜션'. In '바다 보다 잠드는' it is a verb. */
const lessLiked = /(?<=[가-힣])보(?:다는?|단)(?=\s)/uy;
/** 'Anything but': '모텔만 아니면 됨'. '주차 아니면 안됨' asks for it. */
const anythingElse =
	/아니면\s*(?:다\s*|어디든\s*|뭐든\s*)?(?:됨|돼|되|괜찮|좋|상관\s*없|오케이|ok(?![a-z])|ㅇㅋ)[가-힣]{0,3}/uy;
/** Informal refusals at the end of a text or clause: '모텔 no', '모텔 ㄴㄴ', '모텔은 별로'. */
const disliked = /(?<=[가-힣]\s?)(?:no|ㄴㄴ|노노|별로(?:예요|에요|임|고)?)(?=\s*(?:[^\s가-힣a-z0-9]|$))/uy;

const wishes = wishTerms
	.flatMap(({ spellings }) => spellings.map(({ text }) => text))
	.filter((word) => /^[가-힣]{2,}$/u.test(word));
/** '노모텔', '노 조식', '노펫'. Of the words of one syllable only those with which 노 forms no other word, as it does in 노산. */
const noAhead = new RegExp(`(?<![가-힣])노\\s?(?=${wishes.join("|")}|[펫뷰](?![가-힣]))`, "uy");

/** Reads negated verbs: the preceding wish is refused ('안 나오는') or just not required ('안 먹을 거', '안 줘도'). [DEC-193] */
export function denialAt(cursor: Cursor): IdleMeaning | null {
	if (unneeded.some((form) => cursor.take(form))) return { kind: "needless" };
	if (cursor.take(noAhead)) return { kind: "negation", of: "next" };
	const isDenied = [...denied, anythingElse, lessLiked, disliked].some((form) => cursor.take(form));
	return isDenied ? { kind: "negation", of: "before" } : null;
}
