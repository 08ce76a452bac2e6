import { convertHangulToQwerty, disassemble, getChoseong, removeLastCharacter } from "es-hangul";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { helpKeyword } from "#domain/search/keywordHelp.ts";
import { anyText } from "../shared/arbitraries.ts";

const names = [
	"서울",
	"부산",
	"제주",
	"강릉",
	"경주",
	"여수",
	"속초",
	"전주",
	"인천",
	"해운대",
	"광안리",
	"서귀포",
	"애월",
	"명동",
	"강남",
	"홍대",
	"오사카",
	"도쿄",
	"후쿠오카",
	"다낭",
	"방콕",
	"괌",
	"신라호텔 서울",
	"그랜드 하얏트 제주",
	"롯데호텔 부산",
	"파크 하얏트 서울",
	"W Hotel 강남",
	"바다뷰 펜션",
	"강서",
];
const entries = names.map((name) => ({ name }));
const help = (input: string, limit?: number): string[] =>
	helpKeyword(input, entries, limit).map(({ name }) => name);

/** Returns how people type an incomplete name: initial consonants, the wrong keyboard layout, an unfinished syllable. */
function unfinished(name: string): string[] {
	const letters = disassemble(name);
	const initials = getChoseong(name).replaceAll(" ", "");
	const [last = ""] = [...name].slice(-1);
	const beginning = name.slice(0, -1);
	return [
		name,
		name.replaceAll(" ", ""),
		...(initials.length > 1 ? [initials] : []),
		convertHangulToQwerty(name),
		convertHangulToQwerty(letters.slice(0, -1)),
		convertHangulToQwerty(letters.slice(0, -2)),
		`${beginning}${getChoseong(last)}`,
		`${beginning}${removeLastCharacter(last)}`,
	].filter((text) => text.length > 1);
}

describe("keyword suggestions", () => {
	it("include every name in the first three for any unfinished form of it [SEARCH-KW-11]", () => {
		const korean = names.filter((name) => !/[a-z]/i.test(name));
		const queries = korean.flatMap((name) => unfinished(name).map((query) => ({ name, query })));
		const missed = queries.filter(({ name, query }) => !help(query).slice(0, 3).includes(name));
		expect(queries.length).toBeGreaterThan(180);
		expect(missed).toEqual([]);
	});

	it.each([
		["ㅎㅇㄷ", "해운대"],
		["godnseo", "해운대"],
		["GODNSEO", "해운대"],
		["godns", "해운대"],
		["해ㅇㄷ", "해운대"],
		["해우", "해운대"],
		["젲", "제주"],
		["제주ㄷ", undefined],
		["서ㅇ", "서울"],
		["갱", undefined],
		["갈", undefined],
		["강ㄹ", "강릉"],
		["ㄱㄹ", "강릉"],
		["ㅈㅈ", "제주"],
		["ㄳ", "강서"],
		["하얏트서울", "파크 하얏트 서울"],
		["hotel", "W Hotel 강남"],
		["ㅗㅐㅅ디", "W Hotel 강남"],
		["w hotel", "W Hotel 강남"],
		["ㅏ", undefined],
		["", undefined],
		["   ", undefined],
		["!!!", undefined],
	])("for '%s' start with %s [SEARCH-KW-11]", (input, first) => {
		expect(help(input)[0]).toBe(first);
	});

	it("rank the whole name first, then prefixes, words and substrings [SEARCH-KW-11]", () => {
		const ranked = ["가나 서울호텔", "대서울", "신라 서울", "서울숲", "서울"].map((name) => ({ name }));
		expect(helpKeyword("서울", ranked).map(({ name }) => name)).toEqual([
			"서울",
			"서울숲",
			"가나 서울호텔",
			"신라 서울",
			"대서울",
		]);
	});

	it("rank a name by its best match [SEARCH-KW-11]", () => {
		const ranked = [{ name: "대서울" }, { name: "서울 대서울" }];
		expect(helpKeyword("서울", ranked).map(({ name }) => name)).toEqual(["서울 대서울", "대서울"]);
	});

	it("consider the first fifty characters [SEARCH-KW-11]", () => {
		const long = [{ name: "가".repeat(50) }];
		expect(helpKeyword("가".repeat(60), long)).toEqual(long);
	});

	it("prefer the text as typed to its conversion from the other keyboard layout [SEARCH-KW-11]", () => {
		const both = [{ name: "해운대" }, { name: "godnseo inn" }];
		expect(helpKeyword("godnseo", both).map(({ name }) => name)).toEqual(["godnseo inn", "해운대"]);
	});

	it("are limited to twenty, or to the given limit [CONST-04]", () => {
		const many = Array.from({ length: 50 }, (_, index) => ({ name: `서울 ${index}` }));
		expect(helpKeyword("서울", many)).toHaveLength(20);
		expect(help("ㅅ", 2)).toHaveLength(2);
	});

	it("contain only the given entries, for any input [SEARCH-KW-11] [A17]", () => {
		fc.assert(
			fc.property(anyText, anyText, (input, name) => {
				const [found = { name }] = helpKeyword(input, [{ name }]);
				expect(found.name).toBe(name);
			}),
		);
	});
});
