/** Latin spellings, without spaces, of well-known places that a catalogue may not contain. [DEC-193] */
export const latinNames: ReadonlyMap<string, readonly string[]> = new Map(
	`나고야 nagoya, 고베 kobe, 나라 nara, 요코하마 yokohama, 하코네 hakone, 벳푸 beppu, 나가사키 nagasaki
	구마모토 kumamoto, 가고시마 kagoshima, 히로시마 hiroshima, 기타큐슈 kitakyushu, 대마도 tsushima, 오타루 otaru
	하코다테 hakodate, 후라노 furano, 센다이 sendai, 가나자와 kanazawa, 다카마쓰 takamatsu, 마쓰야마 matsuyama
	미야코지마 miyakojima, 이시가키 ishigaki, 가마쿠라 kamakura, 닛코 nikko, 가루이자와 karuizawa, 니세코 niseko
	치앙마이 chiangmai, 파타야 pattaya, 끄라비 krabi, 코사무이 kohsamui/kosamui, 후아힌 huahin
	호치민 hochiminh/hochiminhcity/saigon, 푸꾸옥 phuquoc, 달랏 dalat, 하롱베이 halongbay/halong, 무이네 muine
	세부 cebu, 보라카이 boracay, 마닐라 manila, 보홀 bohol, 팔라완 palawan, 발리 bali, 우붓 ubud, 롬복 lombok
	자카르타 jakarta, 코타키나발루 kotakinabalu, 쿠알라룸푸르 kualalumpur, 조호르바루 johorbahru, 랑카위 langkawi
	페낭 penang, 홍콩 hongkong, 마카오 macau/macao, 상하이 shanghai, 베이징 beijing, 칭다오 qingdao, 타이중 taichung
	타이난 tainan, 화롄 hualien, 괌 guam, 사이판 saipan, 몰디브 maldives, 울란바토르 ulaanbaatar, 두바이 dubai
	아부다비 abudhabi, 이스탄불 istanbul, 시드니 sydney, 멜버른 melbourne, 케언즈 cairns, 골드코스트 goldcoast
	브리즈번 brisbane, 오클랜드 auckland, 퀸스타운 queenstown, 라스베이거스 lasvegas, 샌프란시스코 sanfrancisco
	시카고 chicago, 보스턴 boston, 마이애미 miami, 워싱턴 washington, 밴쿠버 vancouver, 토론토 toronto
	몬트리올 montreal, 마우이 maui, 칸쿤 cancun, 로마 rome, 밀라노 milan, 베네치아 venice, 피렌체 florence
	바르셀로나 barcelona, 마드리드 madrid, 리스본 lisbon, 프라하 prague, 빈 vienna, 부다페스트 budapest, 베를린 berlin
	뮌헨 munich, 프랑크푸르트 frankfurt, 암스테르담 amsterdam, 취리히 zurich, 인터라켄 interlaken, 산토리니 santorini
	아테네 athens, 에든버러 edinburgh, 더블린 dublin, 스톡홀름 stockholm, 헬싱키 helsinki, 오슬로 oslo
	대구 daegu, 대전 daejeon, 광주 gwangju, 울산 ulsan, 세종 sejong, 수원 suwon, 에버랜드 everland
	춘천 chuncheon, 원주 wonju, 청주 cheongju, 천안 cheonan, 군산 gunsan, 목포 mokpo, 순천 suncheon
	담양 damyang, 포항 pohang, 안동 andong, 진주 jinju, 창원 changwon, 울릉도 ulleungdo
	보성 boseong, 무주 muju, 하이원 high1, 비발디파크 vivaldipark, 휘닉스파크 phoenixpark, 제천 jecheon, 삼척 samcheok, 태백 taebaek
	영월 yeongwol, 정선 jeongseon, 홍천 hongcheon, 양평 yangpyeong, 용인 yongin, 파주 paju, 이천 icheon, 공주 gongju, 부여 buyeo
	보령 boryeong, 서산 seosan, 충주 chungju, 남원 namwon, 익산 iksan, 완도 wando, 진도 jindo, 고흥 goheung, 광양 gwangyang
	구례 gurye, 하동 hadong, 김해 gimhae, 밀양 miryang, 문경 mungyeong, 구미 gumi, 우도 udo, 한라산 hallasan, 외도 oedo
	광화문 gwanghwamun, 을지로 euljiro, 익선동 ikseondong, 한남동 hannamdong, 청담동 cheongdam/cheongdamdong, 가로수길 garosugil
	고척돔 gocheok/gocheokskydome, 올림픽체조경기장 kspodome, 예술의전당 seoulartscenter, 왕십리 wangsimni, 청계천 cheonggyecheon
	롯폰기 roppongi, 아키하바라 akihabara, 이케부쿠로 ikebukuro, 오다이바 odaiba, 시나가와 shinagawa, 도쿄타워 tokyotower
	스카이트리 skytree/tokyoskytree, 하라주쿠 harajuku, 나카메구로 nakameguro, 신바시 shimbashi/shinbashi
	아카사카 akasaka, 에비스 ebisu, 하네다공항 haneda/hanedaairport, 나리타공항 narita/naritaairport
	디즈니랜드 ディズニーランド/ディズニー/迪士尼/disneyland/tokyodisneyland/disneysea/tokyodisneysea, 도쿄돔 tokyodome, 도쿄역 tokyostation
	니혼바시 nihonbashi, 마루노우치 marunouchi, 덴노지 tennoji, 신오사카 shinosaka, 간사이공항 kansaiairport/kix
	오사카역 osakastation, 닛폰바시 nipponbashi, 센트럴파크 centralpark, 월스트리트 wallstreet, 할렘 harlem
	록펠러센터 rockefellercenter, 킹스크로스 kingscross, 파리디즈니랜드 disneylandparis/parisdisneyland`
		.split(/[,\n]/u)
		.map((row) => row.trim().split(" "))
		.map(([name = "", spelt = ""]) => [name, spelt.split("/")]),
);
