const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words that join wishes, so that one negation applies to all of them: '모텔이랑 게하 빼고', '수영장도 스파도 없는'. */
export const joining = words(
	"랑 이랑 하고 와 과 도 나 이나 든 이든 든지 이든지 및 그리고 또는 혹은 or and &",
);

/** Words that take all wishes of one kind before them together: '모텔 게하 둘 다 빼고'. */
export const allOfThem = words("둘다 셋다 모두 전부");

/** Words that liken one kind of stay to another: '호텔 같은 펜션', '호텔급 펜션', '한옥 느낌 펜션' is a pension. */
export const likening = words("같은 급 형 풍 식 느낌 느낌의 느낌나는 스타일 스타일의");
/** Those that say of what sort it is, if it can be of that sort: '풀빌라형 펜션' is a pool villa, '풀빌라 같은 펜션' is not. */
export const ofSort = words("형 식");

/** Negations that say or ask that there is none: '10만원 이하 없음' refuses no price, '10만원 이하 말고' does. */
export const lacking = /^[없안못불미]/u;
