/** Children too small for school. */
export const infants = "(?:유아|영유아|아기|애기|아가(?!씨)|신생아|미취학아동|미취학|유치원생?)";
export const child =
	"(?:(?:남자|여자)\\s?)?(?:아이들?|아동|어린이|소아|소인|(?<![가-힣])[남여]아|애들?|" +
	`${infants}|자녀|아들|딸|조카|손자|손녀|손주|초등학생|초등생|초등|초딩|(?<=대\\s*\\d\\s*)소(?=\\s*\\d)|children|child|kids?)`;

/** Children whose age is given in months or birthdays. */
export const baby = "(?:아기|애기|아가(?!씨)|아이|애|유아|영아|아들|딸)";

/** Several children, if their ages are given. */
export const siblings = "(?:남매|형제|자매|쌍둥이)";

/** They are beyond a child's age: '고등학생 자녀 2명'. */
export const teenagers = "(?:중학생|고등학생|중고생|청소년|[중고]딩)";
