import { spellings, type Term } from "./Term.ts";

const known = `
	롯데 신라 하얏트 그랜드하얏트 파크하얏트 힐튼 메리어트 쉐라톤 웨스틴 포시즌스 콘래드 인터컨티넨탈 노보텔 이비스 머큐어 소피텔 페어몬트 안다즈 리츠칼튼
	반얀트리 파라다이스 워커힐 시그니엘 글래드 나인트리 코트야드 페어필드 아난티 오크우드 조선 웨스틴조선 토요코인 도요코인 라마다 베스트웨스턴 홀리데이인
	한화 소노 소노벨 소노캄 대명 금호 리솜 켄싱턴리조트 켄싱턴호텔 하이원리조트 에어비앤비 신라스테이 롯데시티 빈펄 아이파크`;

/**
 * Hotel brands that many people search for. A brand not contained in any stay's name is reported as unknown, instead of being taken for a
 * misspelling: 신라 is not 신사. [DEC-193]
 */
export const brandTerms: readonly Term[] = brands(known, 0);

/** Hotel brands named like a place abroad. The place is meant only next to the name of its city: 켄싱턴 alone is not the London district. */
export const namesakeTerms: readonly Term[] = brands("켄싱턴", 5_000);

function brands(words: string, weight: number): Term[] {
	return spellings(words).map((spelling) => ({
		id: `brand:${spelling.text}`,
		label: spelling.text,
		meaning: { kind: "absent" },
		weight,
		spellings: [spelling],
	}));
}
