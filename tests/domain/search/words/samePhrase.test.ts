import { describe, expect, it } from "vitest";
import { koreanSearches } from "#tests/support/koreanSearchFixtures.ts";
import { remembering } from "./worldReading.ts";

const { read } = remembering();
const meaningOf = (text: string) => {
	const { chips, unknown } = read(text);
	return [
		...chips.map(({ id }) => id.replaceAll(/\s/gu, "")).sort(),
		"unknown",
		...unknown.map((word) => word.replaceAll(/\s+/gu, " ")),
	];
};
/** Every tenth text whose last word is complete; a half-typed one is completed only at the end of a text. */
const texts = koreanSearches
	.map(({ text }) => text)
	.filter((_, index) => index % 10 === 0)
	.filter((text) => read(text).chips.every(({ isGuess }) => !isGuess) && !/[ㄱ-ㅣ]/u.test(text));

describe("the reading of a text", () => {
	it.each<[string, (text: string) => string]>([
		["a polite request", (text) => `${text} 추천해 주실 수 있나요`],
		["a wish", (text) => `${text} 찾고 있습니다`],
		["a formal ending", (text) => `${text} 부탁드립니다`],
		["a greeting", (text) => `안녕하세요 ${text}`],
		["a full stop", (text) => `${text}.`],
		["question marks", (text) => `${text}??`],
		["quotes", (text) => `"${text}"`],
		["spaces", (text) => `  ${text.replaceAll(" ", "   ")} `],
		["laughter", (text) => `${text} ㅎㅎ`],
		["decomposed letters", (text) => text.normalize("NFD")],
	])("does not change with %s [DEC-193]", (_name, reworded) => {
		for (const text of texts) expect(meaningOf(reworded(text)), reworded(text)).toEqual(meaningOf(text));
	});

	it.each([
		["부산 호텔 추천해 주시면 감사하겠습니다", []],
		["부산 호텔 알아보고 있어요", []],
		["부산 호텔 예약하고 싶습니다", []],
		["부산에서 묵을 호텔 구합니다", []],
		["부산 호텔 얼마예요", ["얼마예요"]],
		["ㅋㅋㅋㅋ 부산 호텔", []],
	])("has no wish for what is only asked: %s [DEC-193]", (text, unknown) => {
		expect(meaningOf(text)).toEqual(["city:BUSAN", "kind:호텔", "unknown", ...unknown]);
	});

	it.each([
		["Da Nang?", ["city:DANANG"]],
		["Chiang Mai.", ["elsewhere:치앙마이"]],
		["성산 표선!", ["area:JEJU:5:0"]],
		["waikiki beach", ["area:HONOLULU:1:0"]],
		["강릉ㅇ", ["city:GANGNEUNG"]],
		["서울ㅎ.", ["city:SEOUL"]],
		["강ㄹ", ["city:GANGNEUNG"]],
		["ㅁㄴㅇㄹ", []],
		["ㅁㄴ", []],
		["ㅇㄹㅁㄴ", []],
		["스타벅스 근처", []],
		["이마트 근처 강릉", ["city:GANGNEUNG"]],
		["대학병원 근처", ["sort:대학병원"]],
	])("is that of its whole words: %s [DEC-193]", (text, expected) => {
		expect(read(text).chips.map(({ id }) => id)).toEqual(expected);
	});
});
