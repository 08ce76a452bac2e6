import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	fromLatinKeys,
	initialsOf,
	isInitials,
	lettersOf,
	MAX_LETTERS,
	spell,
} from "#domain/search/words/letters.ts";

const text = (bytes: Uint8Array): string =>
	[...bytes].map((byte) => String.fromCharCode(byte < 0x80 ? byte : 0x3131 + byte - 0x80)).join("");

const syllables = fc.string({
	unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
	minLength: 1,
	maxLength: 12,
});

describe("letters", () => {
	it.each([
		["서울", "ㅅㅓㅇㅜㄹ"],
		["닭갈비", "ㄷㅏㄹㄱㄱㅏㄹㅂㅣ"],
		["왜", "ㅇㅗㅐ"],
		["W Hotel & Spa 2", "whotel&spa2"],
		["ＨＯＴＥＬ", "hotel"],
		["Café", "cafe"],
		["신라·호텔 (서울)", "ㅅㅣㄴㄹㅏㅎㅗㅌㅔㄹㅅㅓㅇㅜㄹ"],
		["Москва ⛱", ""],
		["", ""],
	])("spells %j as %j [SEARCH-KW-11]", (input, expected) => {
		expect(text(lettersOf(input))).toBe(expected);
	});

	it("spells composed and decomposed Hangul alike [DEC-045]", () => {
		fc.assert(
			fc.property(syllables, (name) => {
				expect(lettersOf(name.normalize("NFD"))).toEqual(lettersOf(name));
			}),
		);
	});

	it("makes every beginning of a name a byte prefix of it", () => {
		fc.assert(
			fc.property(syllables, fc.nat(), (name, cut) => {
				const whole = lettersOf(name);
				const part = lettersOf(name.slice(0, cut % (name.length + 1)));
				expect(whole.subarray(0, part.length)).toEqual(part);
			}),
		);
	});

	it("starts at syllables and at Latin words", () => {
		expect(spell("서울 W hotel").starts).toEqual([0, 2, 5, 6]);
	});

	it("never spells more letters than the limit allows for", () => {
		expect(lettersOf("뷁".repeat(5_000)).length).toBeLessThan(MAX_LETTERS + 6);
	});

	it.each([
		["신라호텔", "ㅅㄹㅎㅌ"],
		["ㄳ", "ㄱㅅ"],
		["W 호텔", "wㅎㅌ"],
	])("takes the first consonants of %j", (input, expected) => {
		expect(text(initialsOf(input))).toBe(expected);
	});

	it.each([
		["ㅅㄹ ㅎㅌ", true],
		["ㅅ", true],
		["서ㅇ", false],
		["ㅏ", false],
		[" ", false],
		["", false],
	])("tells whether %j is first consonants: %j", (input, expected) => {
		expect(isInitials(input)).toBe(expected);
	});

	it("reads Latin keys as the Korean letters on them", () => {
		expect(lettersOf(fromLatinKeys("tjdnf"))).toEqual(lettersOf("서울"));
		expect(lettersOf(fromLatinKeys("RhcEorl"))).toEqual(lettersOf("꽃때기"));
	});
});
