import { describe, expect, it } from "vitest";
import { placesOf, refusedPlaces } from "#domain/search/words/Reading.ts";
import { read } from "./worldReading.ts";

describe("several places in a text", () => {
	it.each([
		["제주·서귀포", ["제주"]],
		["제주, 서귀포", ["제주"]],
		["제주/서귀포", ["제주"]],
		["제주 서귀포", ["서귀포·중문"]],
		["제주도 서귀포시", ["서귀포·중문"]],
		["제주시, 서귀포", ["제주시·공항", "서귀포·중문"]],
		["통영·거제", ["통영"]],
		["통영/거제", ["통영"]],
		["부산/해운대/광안리", ["해운대", "광안리·수영"]],
		["부산/해운대", ["해운대"]],
		["강원/속초/양양", ["양양·낙산"]],
		["강릉/부산/해운대", ["강릉", "부산"]],
		["홍대 신촌", ["홍대입구", "신촌·이대"]],
		["애월, 한림", ["애월", "협재·한림"]],
		["강남·잠실", ["강남·잠실"]],
		["홍대나 광화문", ["홍대입구", "광화문"]],
		["명동·을지로", ["명동", "을지로"]],
		["광화문, 홍대", ["광화문", "홍대입구"]],
		["홍대/광화문", ["홍대입구", "광화문"]],
		["홍대 광화문", ["광화문"]],
		["강릉, 부산, 해운대", ["강릉", "해운대"]],
	])("are all meant, unless one says where the next one is: %s [DEC-193]", (text, expected) => {
		expect(placesOf(read(text)).map(({ label }) => label)).toEqual(expected);
	});

	it.each([
		["서울 말고", ["city"]],
		["서울, 부산 빼고 국내", ["city", "city"]],
		["수도권 제외 풀빌라", ["region"]],
		["해외 말고", ["region"]],
		["제주 동쪽 말고", ["area", "area", "area"]],
		["속초 말고 양양", []],
		["모텔 말고 서울", []],
		["서울", []],
	])("are excluded, but not what is wanted within them: %s [DEC-193]", (text, kinds) => {
		expect(refusedPlaces(read(text)).map(({ kind }) => kind)).toEqual(kinds);
	});
});
