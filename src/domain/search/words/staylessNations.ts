/** Well-known places that are nations or territories of their own. */
export const staylessNations: ReadonlySet<string> = new Set(
	`이탈리아 스페인 독일 스위스 오스트리아 체코 헝가리 포르투갈 네덜란드 그리스 크로아티아 튀르키예 북유럽 아이슬란드 필리핀 인도네시아 말레이시아 캄보디아
	라오스 중국 몽골 인도 호주 뉴질랜드 캐나다 멕시코 이집트 아랍에미리트 모로코 피지 팔라우 네팔 스리랑카 페루 몰디브 홍콩 마카오 괌 사이판`.split(
		/\s+/u,
	),
);
