import { describe, expect, it } from "vitest";
import { narrowsKind } from "#domain/search/words/narrowerKinds.ts";
import { placesOf } from "#domain/search/words/Reading.ts";
import { withoutChip } from "#domain/search/words/withoutChip.ts";
import { lexicon, read, said } from "./worldReading.ts";

const labels = (text: string) => placesOf(read(text)).map(({ label }) => label);

describe("unwanted features and places", () => {
	it.each([
		["수영장 없는 호텔", ["without 수영장 제외", "kind 호텔"], []],
		["애완동물 안되는 호텔", ["without 반려동물 동반 제외", "kind 호텔"], []],
		["모텔 말고 부산", ["without 모텔 제외", "city 부산"], []],
		["서울 게스트하우스 빼고", ["city 서울", "without 게스트하우스 제외"], []],
		["바다가 아닌 강릉 펜션", ["without 오션뷰 제외", "city 강릉", "kind 펜션"], []],
		["흡연 안 되는 호텔", ["facility 전 객실 금연", "kind 호텔"], []],
		["조식 불포함 서울 호텔", ["city 서울", "kind 호텔"], ["조식 불포함"]],
		["바다 안 보이는 부산 호텔", ["without 오션뷰 제외", "city 부산", "kind 호텔"], []],
		["조식 안 주는 호텔", ["kind 호텔"], ["조식 안 주는"]],
		["수영장 없어도 되는 제주 펜션", ["city 제주", "kind 펜션"], ["수영장 없어도 되는"]],
		["안 비싼 호텔", ["sort 낮은 가격순", "kind 호텔"], []],
		["서울 말고 부산", ["without 서울 제외", "city 부산"], []],
		["서울 아닌 곳", ["without 서울 제외"], []],
		["서울 외 지역 호텔", ["without 서울 제외", "kind 호텔"], []],
		["부산인데 해운대는 말고", ["city 부산", "without 해운대 제외"], []],
		["제주가 아니라 강릉", ["without 제주 제외", "city 강릉"], []],
		["anywhere but seoul", ["without 서울 제외"], []],
		["제주 공항 근처 말고", ["city 제주", "without 제주국제공항 제외"], []],
		["남산타워 말고 서울", ["without 남산서울타워 제외", "city 서울"], []],
		["일본 빼고 해외", ["without 일본 제외", "region 해외"], []],
		["없는 호텔", ["kind 호텔"], ["없는"]],
		["수영장X 제주 펜션", ["without 수영장 제외", "city 제주", "kind 펜션"], []],
		["주차O 조식O 서울", ["facility 주차", "meal 조식 포함", "city 서울"], []],
		["1인당 10만원 이하 부산", ["city 부산"], ["1인당 10만원 이하"]],
		["제주 한 사람당 5만원대 펜션", ["city 제주", "kind 펜션"], ["한 사람당 5만원대"]],
		["수영장 필요없는 호텔", ["kind 호텔"], ["수영장 필요없는"]],
		["오션뷰 아니어도 되는 부산", ["city 부산"], ["오션뷰 아니어도 되는"]],
	])("are excluded or reported as unused, never searched for: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});

	it("can be removed together with their negation [DEC-193]", () => {
		const reading = read("강릉 수영장 없는 호텔");
		const chip = reading.chips.find(({ meaning }) => meaning.kind === "without");
		expect(chip && withoutChip(reading, chip, lexicon)).toBe("강릉 호텔");
	});
});

describe("places in addresses", () => {
	it.each([
		["제주특별자치도 제주시 애월읍", ["애월"]],
		["서귀포시 성산읍", ["성산"]],
		["제주시 구좌읍", ["구좌·세화"]],
		["서울특별시 강남구", ["강남·잠실"]],
		["서울 종로구", ["종로·인사동"]],
		["해운대구", ["해운대"]],
		["영등포구", ["영등포"]],
		["강릉시 교동", ["교동"]],
		["부산 중구", ["중구"]],
		["서초동", ["서초구"]],
		["서울시 중구 명동길 26", ["명동"]],
		["서귀포시 중문관광로72번길 29", ["중문"]],
		["광주광역시", ["광주"]],
		["코엑스몰", ["삼성·코엑스"]],
		["오션월드", ["오션월드"]],
		["강릉 속초", ["강릉", "속초"]],
	])("resolve to the last part named: %s [DEC-193]", (text, expected) => {
		expect(labels(text)).toEqual(expected);
		expect(read(text).unknown).toEqual([]);
	});

	it("resolve in a country or region to the named place without stays [DEC-193]", () => {
		for (const text of ["일본 나고야", "태국 파타야 호텔", "강원도 춘천", "경기도 수원시"]) {
			expect(
				placesOf(read(text)).map(({ meaning }) => meaning.kind),
				text,
			).toEqual(["elsewhere"]);
		}
	});

	it.each([
		["東京", "도쿄"],
		["大阪 ホテル", "오사카"],
		["京都 旅館", "교토"],
		["ソウル", "서울"],
		["台北", "타이베이"],
	])("are recognised in their local script: %s [DEC-193]", (text, expected) => {
		expect(labels(text)).toEqual([expected]);
		expect(read(text).unknown).toEqual([]);
	});

	it.each(["추천순", "인기순", "1' OR '1'='1", "취소 가능한 호텔", "로맨틱한 호텔"])(
		"are not guessed from a syllable: %s [DEC-193]",
		(text) => {
			expect(labels(text)).toEqual([]);
			expect(read(text).chips.every(({ isGuess }) => !isGuess)).toBe(true);
		},
	);
});

describe("what is refused in other words", () => {
	it.each([
		["노모텔 서울", ["without 모텔 제외", "city 서울"], []],
		["노 바베큐 펜션", ["without 바비큐 제외", "kind 펜션"], []],
		["노을 펜션", ["theme 오션뷰", "kind 펜션"], []],
		["카지노 호텔", ["kind 호텔"], ["카지노"]],
		["노키즈존 펜션", ["kind 펜션"], ["노키즈존"]],
		["해외 동남아 빼고", ["region 해외", "without 동남아 제외"], []],
		["수도권 서울 빼고", ["region 수도권", "without 서울 제외"], []],
		["서울 경기 제외", ["without 서울 제외", "without 경기도 제외"], []],
		["일본 도쿄 오사카 제외", ["nation 일본", "without 도쿄 제외", "without 오사카 제외"], []],
		["강원도 춘천 제외", ["region 강원도", "without 춘천 제외"], []],
		["대구 부산 제외", ["without 대구 제외", "without 부산 제외"], []],
		["일본 중국 제외", ["without 일본 제외", "without 중국 제외"], []],
		["동남아 필리핀 제외", ["region 동남아", "without 필리핀 제외"], []],
		["일본 나고야 제외", ["nation 일본", "without 나고야 제외"], []],
		["서울 명동·을지로 제외", ["city 서울", "without 명동 제외", "without 을지로 제외"], []],
		["을지로 명동 제외", ["without 을지로 제외", "without 명동 제외"], []],
		["역 근처 아닌", ["without 역 근처 제외"], []],
		["반려동물 불가라도 됨", [], ["반려동물 불가라도"]],
		["주차 불가여도 됨", [], ["주차 불가여도"]],
		["환불 안되도 싼거", ["sort 낮은 가격순"], ["환불 안되도"]],
		["조식 안되더라도 강릉", ["city 강릉"], ["조식 안되더라도"]],
		["주차 없더라도 강릉", ["city 강릉"], ["주차 없더라도"]],
	])("is read: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});
});

describe("a kind of stay", () => {
	const kinds = ["호텔", "펜션", "한옥", "모텔", "리조트"];

	it.each([
		[" 같은 ", false],
		["급 ", false],
		["풍 ", false],
		[" 느낌 ", false],
		[" 느낌의 ", false],
		[" 스타일 ", false],
		["형 ", true],
		["식 ", true],
	])("is not wanted when another is only like it: %s [DEC-193]", (like, isOfSort) => {
		for (const kind of kinds)
			for (const other of kinds.filter((each) => each !== kind && !(isOfSort && narrowsKind(kind, each)))) {
				const reading = read(`강릉 ${kind}${like}${other}`);
				expect(said(reading)).toEqual(["city 강릉", `kind ${other}`]);
				expect(reading.unknown).toEqual([kind]);
			}
	});

	it.each([
		["풀빌라형 펜션", ["kind 풀빌라", "kind 펜션"]],
		["한옥식 호텔", ["kind 한옥", "kind 호텔"]],
	])("is meant when it narrows the one it is said to be of the sort of: %s [DEC-193]", (text, expected) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual([]);
	});

	it.each([
		["5성 호텔 말고", ["without 5성급 제외"], []],
		["서울 4성급 이상 호텔 제외", ["city 서울", "without 4성급 이상 제외"], []],
		["5성급 호텔이나 리조트 말고", ["without 5성급 제외"], []],
		["5성급 호텔 모텔 말고", ["grade 5성급", "kind 호텔", "without 모텔 제외"], []],
		["5성급 호텔이나 리조트", ["grade 5성급", "kind 호텔", "kind 리조트"], []],
		["5성급 말고 강릉", ["without 5성급 제외", "city 강릉"], []],
		["5성급 호텔 말고 펜션", ["without 5성급 제외", "kind 펜션"], []],
		["5성급 모텔 말고", ["grade 5성급", "without 모텔 제외"], []],
		["5성급 추천 호텔 말고", ["grade 5성급", "without 호텔 제외"], []],
		["5성급 호텔 아니어도 되는 서울", ["city 서울"], ["5성급 호텔 아니어도 되는"]],
	])("is refused only in the grade it is refused with: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});

	it.each([
		["모텔급 말고", ["without 모텔 제외"], []],
		["모텔 같은 곳 말고 펜션", ["without 모텔 제외", "kind 펜션"], []],
		["호텔 같은 곳", ["kind 호텔"], []],
		["설 연휴 피해서 강릉", ["city 강릉"], ["설 연휴 피해서"]],
		["아이 없이 둘이", ["guests 성인 2명"], []],
		["애들 두고 부부 여행", ["guests 성인 2명"], []],
		["4성급은 돼야", ["grade 4성급"], []],
		["오션부", ["theme 오션뷰"], []],
		["강릉호", ["city 강릉", "kind 호텔"], []],
		["서울강", ["area 강남·잠실"], []],
	])("and the rest of a text mean no more than is said: %s [DEC-193]", (text, expected, unknown) => {
		expect(said(read(text))).toEqual(expected);
		expect(read(text).unknown).toEqual(unknown);
	});
});
