import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	fromLatinKeys,
	initialsOf,
	isInitials,
	lettersOf,
	lettersOfCharacter,
	MAX_LETTERS,
	spell,
	syllablesOfKeys,
	toLatinKeys,
} from "#domain/search/words/letters.ts";

const text = (bytes: Uint8Array): string =>
	[...bytes].map((byte) => String.fromCharCode(byte < 0x80 ? byte : 0x3131 + byte - 0x80)).join("");

const syllables = fc.string({
	unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
	minLength: 1,
	maxLength: 12,
});

describe("lettersOf and its helpers", () => {
	it.each([
		["서울", "ㅅㅓㅇㅜㄹ"],
		["닭갈비", "ㄷㅏㄹㄱㄱㅏㄹㅂㅣ"],
		["왜", "ㅇㅗㅐ"],
		["W Hotel & Spa 2", "whotel&spa2"],
		["ＨＯＴＥＬ", "hotel"],
		["Café", "cafe"],
		["신라·호텔 (서울)", "ㅅㅣㄴㄹㅏㅎㅗㅌㅔㄹㅅㅓㅇㅜㄹ"],
		["AZ az 09 &", "azaz09&"],
		["@[`{/:%'\u0080", ""],
		["ÀŸ", "ay"],
		["가힣", "ㄱㅏㅎㅣㅎ"],
		["ㄱㅣㅎ", "ㄱㅣㅎ"],
		["\u3130ㅤ\ud7a4", ""],
		["Москва ⛱", ""],
		["", ""],
	])("spell %j as %j [SEARCH-KW-11]", (input, expected) => {
		expect(text(lettersOf(input))).toBe(expected);
	});

	it("spell composed and decomposed Hangul the same [DEC-045]", () => {
		fc.assert(
			fc.property(syllables, (name) => {
				expect(lettersOf(name.normalize("NFD"))).toEqual(lettersOf(name));
			}),
		);
	});

	it("make every beginning of a name a byte prefix of it", () => {
		fc.assert(
			fc.property(syllables, fc.nat(), (name, cut) => {
				const whole = lettersOf(name);
				const part = lettersOf(name.slice(0, cut % (name.length + 1)));
				expect(whole.subarray(0, part.length)).toEqual(part);
			}),
		);
	});

	it("mark starts at syllables and Latin words", () => {
		expect(spell("서울 W hotel").starts).toEqual([0, 2, 5, 6]);
	});

	it("spell up to the letter limit, exceeded by at most one syllable", () => {
		expect(lettersOf("뷁".repeat(5_000)).length).toBeLessThan(MAX_LETTERS + 6);
		expect(lettersOf("a".repeat(5_000))).toHaveLength(MAX_LETTERS);
		expect(initialsOf("가".repeat(5_000))).toHaveLength(MAX_LETTERS);
	});

	it("spell each foreign character as three distinct non-Korean letters", () => {
		const signs = [...lettersOf("東京ソー")];
		expect(signs).toHaveLength(12);
		expect(Math.min(...signs.filter((_, at) => at % 3 === 0))).toBeGreaterThanOrEqual(0xc0);
		expect(spell("東京 tower").starts).toEqual([0, 3, 6]);
		expect(lettersOf("東")).not.toEqual(lettersOf("京"));
		// Outside the Basic Multilingual Plane.
		expect(lettersOf("\u{20000}a")).toEqual(lettersOf("a"));
		expect(lettersOfCharacter("東a")).toEqual([]);
	});

	it("start a new Latin word after Korean and after a foreign character", () => {
		expect(spell("a서b東c d").starts).toEqual([0, 1, 3, 4, 7, 8]);
	});

	it.each([
		["신라호텔", "ㅅㄹㅎㅌ"],
		["ㄳ", "ㄱㅅ"],
		["W 호텔", "wㅎㅌ"],
		["가힣", "ㄱㅎ"],
		["ㄱㅎㅏ", "ㄱㅎ"],
		["ㄴ", "ㄴ"],
		["\ud7a4", ""],
	])("extract the initial consonants of %j", (input, expected) => {
		expect(text(initialsOf(input))).toBe(expected);
	});

	it.each([
		["ㅅㄹ ㅎㅌ", true],
		["ㅅ", true],
		["서ㅇ", false],
		["ㅇ서", false],
		["ㅇa", false],
		["ㅇ ㅅ ", true],
		["ㅏ", false],
		[" ", false],
		["", false],
	])("tell whether %j consists of initial consonants: %j", (input, expected) => {
		expect(isInitials(input)).toBe(expected);
	});

	it("compose typed keys into syllables, each with its number of keys", () => {
		const typed = (keys: string) => syllablesOfKeys(keys).map(({ text, keys: count }) => `${text}${count}`);
		expect(typed("tjdnf")).toEqual(["서2", "울3"]);
		expect(typed("ekfrrkfql")).toEqual(["닭4", "갈3", "비2"]);
		expect(typed("ㄱrk1f")).toEqual(["ㄱ1", "가2", "11", "ㄹ1"]);
		expect(typed("rrk")).toEqual(["ㄱ1", "가2"]);
		expect(typed("kk")).toEqual(["ㅏ1", "ㅏ1"]);
		// No syllable has these two vowels, nor ends with this consonant.
		expect(typed("rkk")).toEqual(["ㄱ1", "ㅏ1", "ㅏ1"]);
		expect(typed("rkE")).toEqual(["ㄱ1", "ㅏ1", "ㄸ1"]);
		expect(typed("QnK")).toEqual(["ㅃ1", "ㅜ1", "ㅏ1"]);
		expect(typed("")).toEqual([]);
	});

	it("convert Korean letters to the Latin keys in the same place", () => {
		expect([..."ㅗㅐㅅ디"].map(toLatinKeys).join("")).toBe("hotel");
		expect(toLatinKeys("W")).toBe("w");
		expect(toLatinKeys("5")).toBe("5");
	});

	it("convert Latin keys to the Korean letters in the same place", () => {
		expect(lettersOf(fromLatinKeys("tjdnf"))).toEqual(lettersOf("서울"));
		expect(lettersOf(fromLatinKeys("RhcEorl"))).toEqual(lettersOf("꽃때기"));
	});
});
