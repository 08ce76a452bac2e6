import fc from "fast-check";
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

it.each(["부산 (해우)", "서울 '강ㄴ'", "강릉 펜ㅅ."])(
	"nothing is half-typed that is closed: %s [DEC-193]",
	(text) => {
		expect(read(text).chips.filter(({ isGuess }) => isGuess)).toEqual([]);
	},
);

describe("what is said of the stay, the days and the travellers", () => {
	const said = {
		place: ["강릉", "동남아", "제주", "해운대", "오사카 난바", "서울 강남"],
		kind: ["호텔", "한옥", "펜션", "모텔 빼고"],
		wish: ["오션뷰", "수영장", "조식 포함", "무료취소"],
		grade: ["5성급", "3~4성급", "4성급 이상"],
		price: ["10만원 이하", "20만원대", "5~10만원", "칠팔만원", "총 50만원"],
		dates: ["12월 24일", "이번 주말", "크리스마스 이브", "24~26일", "설 연휴", "십이월 이십사일"],
		guests: [
			"4명",
			"두세명",
			"어른 둘 아이 하나",
			"5살 아이",
			"초3 아이",
			"아기 6개월",
			"5세 1명",
			"성인 2명",
		],
	};
	const chipsOf = (text: string) => read(text).chips.map(({ id }) => id);

	it("is the same in any order and company [DEC-193]", () => {
		const each = Object.values(said).map((words) => fc.constantFrom(...words));
		const words = fc.tuple(...each).chain((all) => fc.shuffledSubarray(all, { minLength: 2, maxLength: 5 }));
		fc.assert(
			fc.property(words, (all) => {
				expect(chipsOf(all.join(" ")).sort()).toEqual(all.flatMap(chipsOf).sort());
			}),
			{ numRuns: 400 },
		);
	});

	it("is the same without spaces [DEC-193]", () => {
		const { place, kind, wish, grade, dates, guests } = said;
		// '속초3' is no school year, and a number in words begins no word's middle.
		const each = [place, kind, wish, grade, dates, guests]
			.map((words) => words.filter((word) => !/^[초십]/u.test(word)))
			.map((words) => fc.constantFrom(...words));
		const words = fc.tuple(...each).chain((all) => fc.shuffledSubarray(all, { minLength: 2, maxLength: 3 }));
		const idsOf = (text: string) =>
			chipsOf(text)
				.map((id) => id.replaceAll(/\s/gu, ""))
				.sort();
		fc.assert(
			fc.property(words, (all) => {
				const parts = all.map((part) => part.replaceAll(" ", ""));
				expect(idsOf(parts.join(""))).toEqual(idsOf(parts.join(" ")));
			}),
			{ numRuns: 300 },
		);
	});

	it.each([
		["어른 한옥", ["kind 한옥"]],
		["성인 한강", ["area 여의도"]],
		["어른 두바이", ["elsewhere 두바이"]],
		["5살 아이 한옥", ["guests 아이 1명(5세)", "kind 한옥"]],
	])("has no number that a word only begins like: %s [DEC-193]", (text, expected) => {
		expect(read(text).chips.map(({ meaning, label }) => `${meaning.kind} ${label}`)).toEqual(expected);
	});
});
