import { describe, expect, it } from "vitest";
import { read, said } from "./worldReading.ts";

describe("readWords with ambiguous text", () => {
	it.each([
		["서울ㅋㅋ", ["city 서울"], []],
		["서울 ㅎㅎ", ["city 서울"], []],
		["서울 ㅋㅋㅋㅋ", ["city 서울"], []],
		["부산 호텔 ㄱㄱ", ["city 부산", "kind 호텔"], []],
		["부산여행 ㅇㅇ", ["city 부산"], []],
		["강릉ㅠㅠ", ["city 강릉"], []],
		["ㄱㄹ ㅎㅌ ㅋㅋ", ["city 강릉", "kind 호텔"], []],
		["평점 9점", [], ["평점", "9점"]],
		["뉴욕 9·11 메모리얼", ["city 뉴욕", "landmark 9·11 메모리얼"], []],
		["inchon", ["city 인천"], []],
		["부산 가자", ["city 부산"], []],
		["제주 고고", ["city 제주"], []],
		["서울이요", ["city 서울"], []],
		["서울입니다", ["city 서울"], []],
		["제주 숙소 잡아줘", ["city 제주"], []],
		["부산 갈까", ["city 부산"], []],
		["부산 넘 비싸ㅠㅠ", ["city 부산"], ["비싸"]],
		["여수 밤바다 보러 가고 싶다", ["city 여수"], []],
		["여수 가보고 싶은 곳 추천 부탁드립니다", ["city 여수"], []],
		["강남 대실 4시간", ["area 강남·잠실"], ["대실", "4시간"]],
		["이번달", ["dates 이번달"], []],
		["20명 단체 숙소", [], ["20명", "단체 숙소"]],
		["2호선 근처 서울", ["city 서울"], ["2호선"]],
		["내년 봄", [], ["내년", "봄"]],
		["서울 & 부산", ["city 서울", "city 부산"], []],
		["강남점", ["area 강남·잠실"], []],
		["제주 점심", ["city 제주"], ["점심"]],
		["조용하고 깨끗한 호텔", ["kind 호텔"], ["조용하고", "깨끗한"]],
		["예쁘고 넓고 오래되고 따뜻하게", [], ["예쁘고", "넓고", "오래되고", "따뜻하게"]],
		["평상 있는 숙소", [], ["평상"]],
		["로맨틱한 커플 호텔", ["theme 커플", "kind 호텔"], []],
		["할인 많이 하는 숙소", [], ["할인"]],
		["5만원 할인 호텔", ["kind 호텔"], ["5만원 할인"]],
		["50% 할인 강릉", ["city 강릉"], ["50%", "할인"]],
		["강남 일대 어떤 호텔", ["area 강남·잠실", "kind 호텔"], []],
	])("does not read filler words as a wish: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});

	it.each([
		["ㅎㅎ", ["landmark 대학로"]],
		["서울 ㅎㄷ", ["city 서울", "area 홍대입구"]],
		["강남 24시간 프런트", ["area 강남·잠실", "facility 24시간 프런트"]],
	])("reads initial consonants as a name and 24시간 as a facility: %s [DEC-193]", (text, expected) => {
		expect(said(read(text))).toEqual(expected);
	});

	it.each([
		["가평 빠지 펜션", ["city 가평", "kind 펜션"], ["빠지"]],
		["대천 해수욕장 숙소", ["elsewhere 대천해수욕장"], []],
		["무창포 해수욕장 숙소", ["elsewhere 무창포"], ["해수욕장"]],
		["김포공항 호텔", ["landmark 김포공항", "kind 호텔"], []],
		["부산 시내 호텔", ["city 부산", "kind 호텔"], []],
	])("does not correct a typo to a place far from the others: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});

	it.each([
		["시그니엣", "시그니엣"],
		["쿠키나베", "쿠키나베"],
		["뷁닉스파크", "뷁닉스파크"],
	])("does not combine two guesses or read inside an unknown word: %s [DEC-193]", (text, unknown) => {
		expect(said(read(text))).toEqual([]);
		expect(read(text).unknown).toEqual([unknown]);
	});

	it.each([
		["대구공항 호텔", ["elsewhere 대구", "kind 호텔"], ["공항"]],
		["무안국제공항", ["elsewhere 무안"], ["국제공항"]],
		["상하이 디즈니랜드", ["elsewhere 상하이"], ["디즈니랜드"]],
		["광주 터미널", ["elsewhere 광주"], ["터미널"]],
		["제주 케이블카", ["city 제주"], ["케이블카"]],
		["제주 바람", ["city 제주"], ["바람"]],
		["동물원 숙소", [], ["동물원"]],
		["대전 서구 모텔", ["elsewhere 대전", "kind 모텔"], ["서구"]],
		["대구 중구", ["elsewhere 대구"], ["중구"]],
		["경주 고속터미널", ["city 경주"], ["고속터미널"]],
		["전주 교동 한옥", ["city 전주", "kind 한옥"], ["교동"]],
		["제주 우동 맛집", ["city 제주"], ["우동", "맛집"]],
		["제주 성모병원", ["city 제주"], ["성모병원"]],
		["부산 남구 호텔", ["city 부산", "landmark 남구", "kind 호텔"], []],
		["고려대 안암동", ["landmark 고려대", "landmark 안암"], []],
		["고양 스타필드", ["landmark 고양"], ["스타필드"]],
		["통영 케이블카", ["city 통영", "landmark 통영케이블카"], []],
		["강릉 휘닉스파크", ["city 강릉", "landmark 휘닉스파크"], []],
	])(
		"does not read part of a sight's name as a sight of another place: %s [DEC-193]",
		(text, expected, unknown) => {
			expect(said(read(text))).toEqual(expected);
			expect(read(text).unknown).toEqual(unknown);
		},
	);

	it.each([
		["인스파리움 아레나", [], ["인스파리움", "아레나"]],
		["제주 냉장고", ["city 제주"], ["냉장고"]],
		["제주 정수기", ["city 제주"], ["정수기"]],
		["세탁 서비스", ["facility 세탁 시설"], ["서비스"]],
		["인스파다숲", [], ["인스파다숲"]],
	])("makes one guess per word, a typo or its end: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});

	it.each([
		["부산 대게 맛집", ["city 부산"], ["대게", "맛집"]],
		["부산 역에서 가까운 호텔", ["landmark 부산역", "kind 호텔"], []],
		["제주 대학교 근처", ["landmark 제주대"], []],
	])("joins words to a sight's name only where the name ends: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});

	it.each([
		["서울대 근처 숙소", ["landmark 서울대"]],
		["충남대", ["elsewhere 충남대"]],
		["서울아산병원 근처", ["landmark 서울아산병원"]],
		["수원월드컵경기장", ["elsewhere 수원월드컵경기장"]],
		["오송역 호텔", ["elsewhere 오송", "kind 호텔"]],
		["성주 숙소", ["elsewhere 성주"]],
		["釜山 海雲台", ["city 부산", "area 해운대"]],
		["gimpo airport", ["landmark 김포공항"]],
		["강릉에서 제일 싼 펜션 어디야?", ["city 강릉", "sort 낮은 가격순", "kind 펜션"]],
		["남자 둘 여자 셋 가평", ["guests 성인 5명", "city 가평"]],
		["친구 셋 여수", ["guests 성인 3명", "city 여수"]],
	])(
		"understands universities, counties, stations, Chinese characters and questions: %s [DEC-193]",
		(text, expected) => {
			expect(said(read(text))).toEqual(expected);
			expect(read(text).unknown).toEqual([]);
		},
	);

	it.each([
		["여수 디오션", ["city 여수"], ["디오션"]],
		["디오션리조트", ["kind 리조트"], ["디오션"]],
		["북카페", [], ["북카페"]],
		["강릉뷁바다뷰", ["city 강릉", "theme 오션뷰"], ["뷁"]],
		["뷁쀍주차 호텔", ["facility 주차", "kind 호텔"], ["뷁쀍"]],
		["뷁호텔", ["kind 호텔"], ["뷁"]],
	])("does not read a feature in a name of one more syllable: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});

	it("understands the beginning and end of a word with an unknown middle [DEC-193]", () => {
		expect(said(read("강릉뷁쀍호텔"))).toEqual(["city 강릉", "kind 호텔"]);
		expect(read("강릉뷁쀍호텔").unknown).toEqual(["뷁쀍"]);
	});

	it("corrects one typo per word [DEC-193]", () => {
		expect(said(read("서율 호탤"))).toEqual(["city 서울", "kind 호텔"]);
		expect(said(read("서울 강낭역 호텔"))).toEqual(["city 서울", "area 강남역·역삼", "kind 호텔"]);
	});

	it.each(["신라호텔", "롯데 호텔", "그랜드하얏트 호텔"])(
		"does not read an unlisted stay as an area: %s [DEC-193]",
		(text) => {
			expect(said(read(text))).toEqual(["kind 호텔"]);
			expect(read(text).unknown).toHaveLength(1);
		},
	);

	it.each([
		["광화문 근처 호텔", ["landmark 광화문", "kind 호텔"]],
		["우도 숙소", ["landmark 우도"]],
		["휘닉스파크", ["landmark 휘닉스파크"]],
		["안목해변 카페거리 호텔", ["area 안목", "kind 호텔"]],
	])("reads a known place near an area as a sight of its city: %s [DEC-193]", (text, expected) => {
		expect(said(read(text))).toEqual(expected);
	});

	it.each(["스페인 호텔", "라스베가스 호텔", "지우펀 숙소", "묵호 숙소"])(
		"recognises places outside the catalogue: %s [DEC-193]",
		(text) => {
			expect(read(text).chips[0]?.meaning.kind).toBe("elsewhere");
		},
	);

	it.each([
		["어른2 제주", ["guests 성인 2명", "city 제주"], []],
		["4~5성급 도쿄", ["grade 4성급 이상", "city 도쿄"], []],
		["3-4성급 호텔 도쿄", ["grade 3~4성급", "kind 호텔", "city 도쿄"], []],
		["싼 순서대로 부산 조식 먹고 싶어", ["sort 낮은 가격순", "city 부산", "meal 조식 포함"], []],
		["성인 2명 아이 1명 제주", ["guests 성인 2명", "guests 아이 1명", "city 제주"], []],
		["서울 10만원 이하", ["city 서울", "price 10만원 이하"], []],
		["서울 10만원대 호텔", ["city 서울", "price 10만원대", "kind 호텔"], []],
		["제주 30만원 미만", ["city 제주", "price 30만원 이하"], []],
	])("reads guests, grades and prices: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});

	it("distinguishes redundant words from unknown ones [DEC-193]", () => {
		expect(read("여름휴가 숙소").isIdle).toBe(true);
		expect(read("조용한 숙소").isIdle).toBe(true);
		expect(read("쀍뛟 숙소").isIdle).toBe(false);
		expect(read("엘리베이터 없는 숙소").isIdle).toBe(true);
		for (const text of ["없는곳입니다", "말고", "without"]) expect(read(text).isIdle).toBe(false);
		expect(read("강릉 숙소").isIdle).toBe(false);
	});

	it("does not read part of an area's name when the text is about another country [DEC-193]", () => {
		expect(said(read("서울 미드타운 호텔"))).toEqual(["city 서울", "kind 호텔"]);
		expect(read("서울 미드타운 호텔").unknown).toEqual(["미드타운"]);
		expect(said(read("한강뷰 호텔"))[0]).toBe("area 여의도");
		expect(said(read("다낭 한강 호텔"))).toContain("area 한강·시내");
	});

	it("prefers an exact name over an alternative one [DEC-193]", () => {
		expect(read("가").chips[0]?.meaning.kind).toBe("city");
		expect(said(read("ㅎㄷ"))).toEqual(["area 홍대입구"]);
	});

	it("reads a side of an island as all its areas there [DEC-193]", () => {
		const [chip] = read("제주 동쪽 펜션").chips;
		expect(chip?.label.split(", ").toSorted()).toEqual(["구좌·세화", "성산·표선", "함덕·조천"]);
		expect(chip?.alsoMeant).toHaveLength(2);
		expect(read("인천 송도, 부산 송도").chips.map(({ label }) => label)).not.toContain("송도, 송도");
	});

	it("does not treat an unlisted stay as a search for everything [DEC-193]", () => {
		expect(read("시그니엘").isIdle).toBe(false);
		expect(read("시계탑 호텔").unknown).toEqual(["시계탑"]);
	});
});
