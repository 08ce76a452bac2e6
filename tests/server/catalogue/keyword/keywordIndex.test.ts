import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KeywordIndex } from "#server/catalogue/keyword/KeywordIndex.ts";
import { MATCH, readKeywordQuery } from "#server/catalogue/keyword/keywordQuery.ts";
import { looseName, matchDocument } from "#server/catalogue/keyword/matchDocument.ts";
import { NameTexts } from "#server/catalogue/keyword/NameTexts.ts";

const cities = [
	"서울",
	"부산",
	"제주",
	"강릉",
	"속초",
	"여수",
	"경주",
	"전주",
	"해운대",
	"도쿄",
	"오사카",
	"다낭",
];
const brands = [
	"신라",
	"롯데",
	"그랜드 하얏트",
	"파라다이스",
	"라한",
	"소노벨",
	"한화리조트",
	"스테이",
	"더 블루",
	"W",
];
const kinds = ["호텔", "펜션", "리조트", "게스트하우스", "풀빌라", "한옥"];
const english: Record<string, string> = {
	신라: "Shilla",
	롯데: "Lotte",
	"그랜드 하얏트": "Grand Hyatt",
	서울: "Seoul",
};
const latin = (word: string): string => english[word] ?? "Stay";

const names = cities.flatMap((city) =>
	brands.flatMap((brand) =>
		kinds.map((kind) => [`${city} ${brand} ${kind}`, `${latin(brand)} ${latin(city)}`] as const),
	),
);
/** Builds an index in memory from names given best rank first. */
function indexOf(all: readonly (readonly [name: string, otherName: string])[]): KeywordIndex {
	const texts = new NameTexts();
	for (const [name, otherName] of all) texts.add(name, otherName);
	const [own, initials] = texts.arrays();
	return new KeywordIndex({ names: own!, initials: initials! });
}
const index = indexOf(names);
const find = (query: string, limit = 10): string[] => {
	const read = readKeywordQuery(query);
	return read ? index.search(read, limit, () => true).map(({ document }) => names[document]![0]) : [];
};

describe("KeywordIndex", () => {
	it.each([
		["서울 신라 호텔", "서울 신라 호텔"],
		["서울신라", "서울 신라 호텔"],
		["서우", "서울 신라 호텔"],
		["성", "서울 신라 호텔"],
		["신랗", "서울 신라 호텔"],
		["그랜ㄷ", "서울 그랜드 하얏트 호텔"],
		["신라 제주", "제주 신라 호텔"],
		["호텔 롯데 부산", "부산 롯데 호텔"],
		["해운대 파라다", "해운대 파라다이스 호텔"],
		["tjdnf", "서울 신라 호텔"],
		["wpwn fhtep", "제주 롯데 호텔"],
		["ㅈㅈㅅㄹㅎㅌ", "제주 신라 호텔"],
		["ㅎㅇㄷ ㅍㄹㄷㅇㅅ", "해운대 파라다이스 호텔"],
		["grand hyatt seoul", "서울 그랜드 하얏트 호텔"],
		["SHILLA", "서울 신라 호텔"],
		["부산 파라다이즈", "부산 파라다이스 호텔"],
		["강능 라한 호텔", "강릉 라한 호텔"],
		["여수 한하리조트", "여수 한화리조트 호텔"],
		["게스트하우스 전주 스테이", "전주 스테이 게스트하우스"],
		["다낭 풀빌라", "다낭 신라 풀빌라"],
	])("finds by %j within the first ten results %j [CALL-CONTENT-01]", (query, wanted) => {
		expect(find(query)).toContain(wanted);
	});

	it("ranks exact names first, then names starting with the query, then by popularity [CALL-CONTENT-01]", () => {
		expect(find("오사카 소노벨 펜션")[0]).toBe("오사카 소노벨 펜션");
		expect(find("경주", 60).every((name) => name.startsWith("경주"))).toBe(true);
		expect(find("호텔", 3)).toEqual(
			names
				.filter(([name]) => name.endsWith("호텔"))
				.slice(0, 3)
				.map(([name]) => name),
		);
	});

	it("finds every name by any part of it, starting at any syllable [CALL-CONTENT-01]", () => {
		fc.assert(
			fc.property(
				fc.nat(names.length - 1),
				fc.nat(),
				fc.integer({ min: 1, max: 20 }),
				(which, from, size) => {
					const name = names[which]![0].replaceAll(" ", "");
					const start = from % name.length;
					const part = name.slice(start, start + size);
					const found = find(part, names.length);
					// A part shared by hundreds of names returns only the best of them.
					expect(found.length >= 300 || found.includes(names[which]![0])).toBe(true);
				},
			),
		);
	});

	it("agrees with matching one name at a time for exact, prefix and substring matches", () => {
		const query = fc.oneof(
			fc.constantFrom(...cities, ...brands, ...kinds, "ㅅㄹ", "ㅎㅌ", "shilla", "서", "라"),
			fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...cities)).map((words) => words.join(" ")),
		);
		const nameAndQuery = fc
			.nat(names.length - 1)
			.chain((which) =>
				fc.tuple(fc.constant(which), fc.oneof(query, fc.constantFrom(...names[which]![0].split(" ")))),
			);
		let matched = 0;
		fc.assert(
			fc.property(nameAndQuery, ([which, words]) => {
				const read = readKeywordQuery(words)!;
				const single = indexOf([names[which]!]);
				const alone = matchDocument(read, looseName(...names[which]!));
				const indexed = single.search(read, 1, () => true)[0]?.quality ?? null;
				if (indexed !== null || (alone !== null && alone <= MATCH.words)) expect(indexed).toBe(alone);
				if (alone !== null && alone <= MATCH.words) matched += 1;
			}),
		);
		expect(matched).toBeGreaterThan(0);
	});

	it("handles any text without failing [CALL-CONTENT-01]", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 80 }), (query) => {
				expect(find(query).length).toBeLessThanOrEqual(10);
			}),
		);
		expect(find("가".repeat(1_000))).toEqual([]);
		expect(find("a".repeat(100_000))).toEqual([]);
	});

	it("returns at most the requested number of results, without duplicates", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...cities, ...kinds, "ㅎ", "s"),
				fc.integer({ min: 0, max: 40 }),
				(query, limit) => {
					const found = find(query, limit);
					expect(found.length).toBeLessThanOrEqual(limit);
					expect(new Set(found).size).toBe(found.length);
				},
			),
		);
	});
});
