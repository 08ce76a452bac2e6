export interface Country {
	/** ISO 3166-1 alpha-2. */
	readonly code: string;
	readonly name: string;
	readonly dialCode: string;
}

const row = (code: string, name: string, dialCode: string): Country => ({ code, name, dialCode });

/** Countries that can be chosen for a phone number, Korea first. [DEC-129] */
export const countries: readonly Country[] = [
	row("KR", "대한민국", "82"),
	row("US", "미국", "1"),
	row("JP", "일본", "81"),
	row("CN", "중국", "86"),
	row("TW", "대만", "886"),
	row("HK", "홍콩", "852"),
	row("MO", "마카오", "853"),
	row("SG", "싱가포르", "65"),
	row("VN", "베트남", "84"),
	row("TH", "태국", "66"),
	row("PH", "필리핀", "63"),
	row("MY", "말레이시아", "60"),
	row("ID", "인도네시아", "62"),
	row("KH", "캄보디아", "855"),
	row("LA", "라오스", "856"),
	row("MM", "미얀마", "95"),
	row("IN", "인도", "91"),
	row("NP", "네팔", "977"),
	row("MN", "몽골", "976"),
	row("KZ", "카자흐스탄", "7"),
	row("UZ", "우즈베키스탄", "998"),
	row("AU", "호주", "61"),
	row("NZ", "뉴질랜드", "64"),
	row("GU", "괌", "1671"),
	row("MP", "사이판", "1670"),
	row("CA", "캐나다", "1"),
	row("MX", "멕시코", "52"),
	row("BR", "브라질", "55"),
	row("AR", "아르헨티나", "54"),
	row("GB", "영국", "44"),
	row("IE", "아일랜드", "353"),
	row("FR", "프랑스", "33"),
	row("DE", "독일", "49"),
	row("IT", "이탈리아", "39"),
	row("ES", "스페인", "34"),
	row("PT", "포르투갈", "351"),
	row("NL", "네덜란드", "31"),
	row("BE", "벨기에", "32"),
	row("CH", "스위스", "41"),
	row("AT", "오스트리아", "43"),
	row("CZ", "체코", "420"),
	row("HU", "헝가리", "36"),
	row("PL", "폴란드", "48"),
	row("GR", "그리스", "30"),
	row("SE", "스웨덴", "46"),
	row("NO", "노르웨이", "47"),
	row("DK", "덴마크", "45"),
	row("FI", "핀란드", "358"),
	row("RU", "러시아", "7"),
	row("TR", "튀르키예", "90"),
	row("AE", "아랍에미리트", "971"),
	row("SA", "사우디아라비아", "966"),
	row("IL", "이스라엘", "972"),
	row("EG", "이집트", "20"),
	row("ZA", "남아프리카 공화국", "27"),
];

/** Formats a country as '대한민국 (+82)'. [DEC-129] */
export const countryLabel = ({ name, dialCode }: Country): string => `${name} (+${dialCode})`;

export const countryOf = (code: string): Country | undefined => countries.find((each) => each.code === code);
