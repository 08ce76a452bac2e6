import { describe, expect, it } from "vitest";
import { defaultGuests } from "#domain/guests/Guests.ts";
import { placesOf } from "#domain/search/words/Reading.ts";
import { statedStay } from "#domain/search/words/statedStay.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import { stayFrom } from "#domain/shared/StayDates.ts";
import { read, said } from "./worldReading.ts";

/** A Thursday. */
const today = stayDateOf("2026-11-26");
const chosen = { ...stayFrom(stayDateOf("2026-12-06"), 1), ...defaultGuests };
const stayOf = (text: string) => statedStay(read(text), today, chosen);

describe("dates in informal notation", () => {
	it.each([
		["24~26일간 서울", "2026-12-24", "2026-12-26"],
		["12월 24~26일간 제주", "2026-12-24", "2026-12-26"],
		["12/24~26일 동안 서울", "2026-12-24", "2026-12-26"],
		["8~12일간 제주", "2026-12-08", "2026-12-12"],
		["3~4일간 제주", "2026-12-06", "2026-12-09"],
		["2~3박 제주", "2026-12-06", "2026-12-09"],
		["1박-2박 제주", "2026-12-06", "2026-12-08"],
		["내일모래 서울", "2026-11-28", "2026-11-29"],
		["낼모래 속초", "2026-11-28", "2026-11-29"],
		["한달 뒤 제주", "2026-12-26", "2026-12-27"],
		["3개월 후 부산", "2027-02-26", "2027-02-27"],
		["추석 다음주 경주", "2027-09-22", "2027-09-23"],
		["성탄연휴 부산", "2026-12-25", "2026-12-27"],
		["발렌타인 서울", "2027-02-14", "2027-02-15"],
		["담달 둘째주 금토 강릉", "2026-12-11", "2026-12-12"],
		["12월 첫째주 토일", "2026-12-05", "2026-12-06"],
		["내년 1월 마지막주 금토일", "2027-01-29", "2027-01-31"],
		["12월 2주차 토 강릉", "2026-12-12", "2026-12-13"],
		["다음 주말 말고 그 다음 주말", "2026-12-12", "2026-12-13"],
		["그다음주 금요일", "2026-12-11", "2026-12-12"],
		["1월 다섯째 토요일", "2027-01-30", "2027-01-31"],
		["7월 다섯째 토요일", "2027-07-31", "2027-08-01"],
		["11월 첫째 토요일", "2027-11-06", "2027-11-07"],
	])("are read as intended: %s [DEC-193]", (text, checkInDate, checkOutDate) => {
		const { dates, reading } = stayOf(text);
		expect(dates).toEqual({ checkInDate, checkOutDate });
		expect(reading.unknown.filter((word) => !word.endsWith("말고"))).toEqual([]);
	});

	it.each(["12월 다섯째 토요일", "내년 2월 다섯째 주말"])(
		"are null when there is no such day: %s [DEC-193]",
		(text) => {
			expect(stayOf(text).dates).toBeNull();
		},
	);

	it("must be consecutive: 토월 is not a date [DEC-193]", () => {
		expect(read("12월 둘째주 토월").unknown).toEqual(["토월"]);
	});

	it("are null for a trip without nights [DEC-193]", () => {
		expect(stayOf("무박2일 서울").dates).toBeNull();
		expect(read("무박 2일 서울").unknown).toEqual(["무박 2일"]);
	});
});

describe("guests in informal notation", () => {
	it.each([
		["12/24,4명 서울", 4, []],
		["12/24,2박,4인 서울", 4, []],
		["성인 2~3명 제주", 3, []],
		["성인2-3 제주", 3, []],
		["성인 2,3명 제주", 3, []],
		["성인 2, 아이 3명 제주", 2, [0, 0, 0]],
		["성인 2명~3명 아이 1~2명 강릉", 3, [0, 0]],
		["3,5살 아이 강릉", 2, [3, 5]],
		["두 커플 가평", 4, []],
		["부부 두쌍 강릉", 4, []],
		["커플 세 팀 강릉", 6, []],
		["우리 가족 넷 강릉", 4, []],
		["부모님 두분이랑 저희 둘", 4, []],
		["부모님이랑 우리 부부 제주", 4, []],
		["양가 부모님하고 저희 둘 여수", 6, []],
		["저희 둘 강릉", 2, []],
	])("are counted in full: %s [DEC-193]", (text, adults, childAges) => {
		expect(stayOf(text).guests).toEqual({ adults, childAges });
		expect(stayOf(text).reading.unknown).toEqual([]);
	});

	it.each([
		["9~10명 펜션", ["kind 펜션"], ["9~10명"]],
		["7~9인 가평", ["city 가평"], ["7~9인"]],
		["두 커플룸 강릉", ["theme 커플", "city 강릉"], ["두"]],
		["어른 2-3박 강릉", ["guests 성인 2명", "dates 3박", "city 강릉"], []],
		["성인2 애1 개1", ["guests 성인 2명", "guests 아이 1명"], ["개1"]],
		["나랑 친구 둘", ["guests 성인 2명"], ["나랑"]],
		["중딩 둘이랑 부산", ["city 부산"], ["중딩", "둘이랑"]],
		["부모님 저희 강릉", ["city 강릉"], ["부모님"]],
	])("are not read from anything but a number of people: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});
});

describe("wishes in colloquial wording", () => {
	it.each([
		["도미토리 빼고 게스트하우스", ["kind 게스트하우스"], ["도미토리 빼고"]],
		["게스트하우스 도미토리 빼고", ["kind 게스트하우스"], ["도미토리 빼고"]],
		["에어컨 없는 데 빼고 강릉", ["facility 냉난방", "city 강릉"], []],
		["강릉 바다 안보이는 방 말고", ["city 강릉", "theme 오션뷰"], []],
		["수영장 없는 호텔 말고", ["without 수영장 제외", "without 호텔 제외"], []],
		["일본 안가고 국내", ["nation 대한민국"], ["일본 안가고"]],
		["비싼 거 말고 서울", ["sort 낮은 가격순", "city 서울"], []],
		["비싼 호텔 빼고 부산", ["sort 낮은 가격순", "city 부산"], []],
		["20만원 이상 호텔 제외", ["price 20만원 이하"], []],
		["10만원 이하 호텔 말고 펜션", ["price 10만원 이하", "without 호텔 제외", "kind 펜션"], []],
		["싼 데 말고 서울", ["city 서울"], ["싼 데 말고"]],
		["모텔같은거 말고 서울", ["without 모텔 제외", "city 서울"], []],
		[
			"제주 서쪽 말고 동쪽",
			["city 제주", "without 애월·협재 제외", "area 함덕·조천, 구좌·세화, 성산·표선"],
			[],
		],
		["제주 서쪽 말고 조용한 곳", ["city 제주", "without 애월·협재 제외"], ["조용한"]],
		["애월 말고 제주 동쪽", ["without 애월 제외", "area 함덕·조천, 구좌·세화, 성산·표선"], []],
		["강릉 시내 말고 바다쪽", ["city 강릉", "theme 오션뷰"], ["시내 말고"]],
		["20만원 넘어도 됨", [], ["20만원 넘어도 됨"]],
		["조식 안나와도 됨 서울", ["city 서울"], ["조식 안나와도 됨"]],
		["주차 아니면 안됨 서울", ["facility 주차", "city 서울"], []],
	])("are included or excluded as worded: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});

	it.each([
		["100만원으로 3박 제주", ["price 총 100만원 이하", "dates 3박", "city 제주"], []],
		["50만원에 2박 제주", ["price 총 50만원 이하", "dates 2박", "city 제주"], []],
		["1박 10만원으로 2박", ["price 10만원 이하", "dates 2박"], []],
		["10만원↑ 부산", ["price 10만원 이상", "city 부산"], []],
		["예산 30 부산", ["price 30만원 이하", "city 부산"], []],
		["예산 30~40 부산", ["price 30만원~40만원", "city 부산"], []],
		["예산 5 부산", ["city 부산"], ["예산 5"]],
		["30 안쪽 부산", ["price 30만원 이하", "city 부산"], []],
		["예산 호텔", ["elsewhere 예산", "kind 호텔"], []],
	])("set the stated price limit: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});

	it.each([
		["속초 어디가 젤 나아?", ["city 속초"], []],
		["수영장 있는데로 부탁해", ["facility 수영장"], []],
		["15~20 사이 강릉", ["city 강릉"], ["15", "20"]],
		["차로 1시간 이내 강릉", ["city 강릉"], ["차로", "1시간"]],
		["고양이랑 같이 제주", ["facility 반려동물 동반", "city 제주"], []],
		["제주도 빼고 다", ["without 제주 제외"], []],
		["서면 해운대", ["area 서면·전포", "area 해운대"], []],
		["제주 펜션 동쪽", ["city 제주", "kind 펜션", "area 함덕·조천, 구좌·세화, 성산·표선"], []],
		["제주 호텔 공항 근처", ["city 제주", "kind 호텔", "landmark 제주국제공항"], []],
		["속초/양양/고성", ["city 속초", "area 양양·낙산", "area 고성·봉포"], []],
		["켄싱턴", [], ["켄싱턴"]],
		["런던 켄싱턴", ["city 런던", "area 켄싱턴"], []],
		["켄싱턴 영국", ["area 켄싱턴", "nation 영국"], []],
		["설 전 주말", ["dates 설 전 주말"], []],
		["12월 20일 전", ["dates 12월 20일"], ["전"]],
		["현재 위치 근처", [], ["현재 위치"]],
	])("add no unintended place: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});
});

describe("places joined by slashes [DEC-193]", () => {
	it.each([
		["속초/양양/고성", ["속초"]],
		["고성/ 양양 /강릉", ["고성·봉포", "양양·낙산", "강릉"]],
		["강원/속초/양양", ["양양·낙산"]],
		["강릉/부산/해운대", ["강릉", "부산"]],
		["강릉, 부산, 해운대", ["강릉", "해운대"]],
	])("are all included, unless each lies in the one before: %s", (text, places) => {
		expect(placesOf(read(text)).map(({ label }) => label)).toEqual(places);
	});
});
