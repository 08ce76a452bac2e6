import type { IdleMeaning } from "./Term.ts";
import type { Cursor } from "./typed.ts";

/** What is asked for, in front of a verb: '추천 좀 해 주세요'. */
const actions = "(?:추천|소개|안내|예약|검색|비교|부탁)";
const requestVerbs = `(?:(?:${actions}\\s*(?:좀\\s*)?)?(?:해|하여)|알려|보여|찾아|골라|잡아|구해|알아봐|추려|뽑아)`;
const has = "있(?:나요|어요|을까요?|으신가요|나|니|습니까)";
const please =
	`(?:줘요?|주라|주세요|주십시오|주시겠어요|봐요?|(?:주실|줄)\\s*(?:수\\s*${has}|래요?|분)|` +
	"(?:주시면|주면|줬으면|주셨으면)\\s*(?:감사[가-힣]{0,6}|고맙[가-힣]{0,4}|좋겠[가-힣]{0,4}|돼요?|됩니다|해요|합니다))";
const verbs = `(?:찾|구하|알아보|고르|원하|바라|있|싶|가|오|묵|보|되|좋|하|고민하|계획하|생각하|${actions}(?:을|를)?\\s*하|${actions}드리)`;
const endings =
	"(?:(?:고|려고?|으려고?|기로|길)\\s*(?:있|싶|하|원하|바라))?(?:습니다|습니까|나요|는데요?|은데요?|어요|을까요|는지요?|거든요|네요)";
const formal = `(?:구합|원합|바랍|합|갑|옵|됩|봅|계획합|생각합|${actions}(?:을|를)?\\s*(?:합|드립|바랍))니(?:다|까)`;
const over = "(?![가-힣])";
const forms = [`${requestVerbs}\\s*${please}`, `${verbs}${endings}`, formal].map(
	(form) => new RegExp(`${form}${over}`, "uy"),
);

/** Reads how politely a search is put, which never changes what is searched for: '추천해 주실 수 있나요', '찾고 있습니다'. [DEC-193] */
export const requestAt = (cursor: Cursor): IdleMeaning | null =>
	forms.some((form) => cursor.take(form)) ? { kind: "filler" } : null;
