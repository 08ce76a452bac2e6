import { describe, expect, it } from "vitest";
import { brandTerms } from "#domain/search/words/brands.ts";
import { lineOf } from "#domain/search/words/edges.ts";
import type { LetterTree } from "#domain/search/words/LetterTree.ts";
import { createLexicon } from "#domain/search/words/Lexicon.ts";
import { lettersOf } from "#domain/search/words/letters.ts";
import type { PlaceName } from "#domain/search/words/placeTerms.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import { segment } from "#domain/search/words/segment.ts";
import { isStart, streamsOf } from "#domain/search/words/streams.ts";
import type { Meaning } from "#domain/search/words/Term.ts";
import { city, edge, pool } from "./stretches.ts";

const filler: Meaning = { kind: "filler" };
const particle: Meaning = { kind: "particle" };
const word = (start: number, end: number, meaning: Meaning = pool, doubt = 0, weight = 1) =>
	edge(start, end, [{ meaning, weight }], { doubt });

/** '0-2 +2-4' where both are understood, '?2-4' what is not. */
function taken(text: string, ...edges: readonly ReturnType<typeof word>[]): string {
	const all = segment(lineOf(text), edges);
	return [
		...all.edges.map(({ start, end }) => `${start}-${end}`),
		...all.unknown.map(({ start, end }) => `?${start}-${end}`),
	].join(" ");
}

describe("a line taken apart [DEC-193]", () => {
	it("is nothing of nothing, and what stands between words is no word", () => {
		expect([taken(""), taken(" · ,")]).toEqual(["", ""]);
		expect(taken("서울 호텔", word(0, 2), word(3, 5))).toBe("0-2 3-5");
		expect(taken("서울호텔", word(0, 2), word(2, 4))).toBe("0-2 2-4");
	});

	it("is few and long words, and of equal ones the heavier", () => {
		expect(taken("가나다라", word(0, 2), word(2, 4), word(0, 4))).toBe("0-4");
		const [light, heavy] = [word(0, 2, pool, 0, 1), word(0, 2, pool, 0, 5)];
		expect(segment(lineOf("가나"), [light, heavy]).edges).toEqual([heavy]);
		expect(segment(lineOf("가나"), [heavy, light]).edges).toEqual([heavy]);
		const doubtful = word(0, 2, pool, 0.1, 9);
		expect(segment(lineOf("가나"), [doubtful, light]).edges).toEqual([light]);
		// two that weigh more together than two others
		const pair = [word(0, 1, pool, 0, 3), word(1, 3, pool, 0, 3)];
		const other = [word(0, 2, pool, 0, 4), word(2, 3, pool, 0, 1)];
		expect(segment(lineOf("가나다"), [...pair, ...other]).edges).toEqual(pair);
		expect(segment(lineOf("가나다"), [...other, ...pair]).edges).toEqual(pair);
	});

	it("is a particle rather than a filler, and a filler rather than a wish", () => {
		const [wish, idle, clings] = [word(2, 4), word(2, 4, filler), word(2, 4, particle)];
		const first = word(0, 2);
		expect(segment(lineOf("가나다라"), [first, wish, idle]).edges).toEqual([first, idle]);
		expect(segment(lineOf("가나다라"), [first, wish, idle, clings]).edges).toEqual([first, clings]);
		const both = edge(2, 4, [{ meaning: filler }, { meaning: pool }]);
		expect(segment(lineOf("가나다라"), [first, wish, both]).edges).toEqual([first, wish]);
		const mixed = edge(2, 4, [{ meaning: filler }, { meaning: particle }]);
		expect(segment(lineOf("가나다라"), [first, idle, mixed]).edges).toEqual([first, idle]);
	});

	it("has a particle behind a word alone", () => {
		expect(taken("서울에", word(0, 2), word(2, 3, particle))).toBe("0-2 2-3");
		expect(taken("에 서울", word(0, 1, particle), word(2, 4))).toBe("2-4 ?0-1");
		expect(taken("서울 에", word(0, 2), word(3, 4, particle))).toBe("0-2 ?3-4");
		expect(taken("가에", word(1, 2, particle))).toBe("?0-2");
	});

	it("has behind something strange a wish of two letters or more, and nothing idle", () => {
		expect(taken("휘스파", word(1, 3))).toBe("1-3 ?0-1");
		expect(taken("휘스파", word(1, 3, filler))).toBe("?0-3");
		expect(taken("휘닉굴", word(2, 3))).toBe("?0-3");
	});

	it("is strange in one piece a word", () => {
		expect(taken("가나다 라마")).toBe("?0-3 ?4-6");
		expect(taken("가나서울시장다라", word(2, 6))).toBe("2-6 ?0-2 ?6-8");
		expect(taken("가나서울다라", word(2, 4))).toBe("?0-6");
		// a lone letter and what it clings to are one word
		expect(taken("굴다라", word(0, 1))).toBe("?0-3");
		expect(taken("굴 다라", word(0, 1))).toBe("0-1 ?2-4");
	});

	it("is strange as a whole where Latin letters or figures are", () => {
		expect(taken("abcd", word(0, 2))).toBe("?0-4");
		expect(taken("ABcd", word(0, 2))).toBe("?0-4");
		expect(taken("abc서울", word(3, 5))).toBe("3-5 ?0-3");
		expect(taken("서울abc", word(0, 2))).toBe("0-2 ?2-5");
		expect(taken("1234", word(0, 2))).toBe("?0-4");
		expect(taken("a12", word(0, 1))).toBe("?0-3");
		expect(taken("12ab", word(0, 2))).toBe("0-2 ?2-4");
		expect(taken("1&2", word(0, 1))).toBe("?0-3");
		expect(taken("가abc")).toBe("?0-4");
	});

	it("is a far-fetched word as long as that is likelier than a strange one", () => {
		expect(taken("가", word(0, 1, pool, 1.9))).toBe("0-1");
		expect(taken("가", word(0, 1, pool, 2.1))).toBe("?0-1");
		expect(taken("가나", word(0, 2, pool, 2.9))).toBe("0-2");
		expect(taken("가나", word(0, 2, pool, 3.1))).toBe("?0-2");
		expect(taken("가나", word(0, 2, filler, 3.05))).toBe("0-2");
	});
});

describe("the ways to take the keys of a text [DEC-193]", () => {
	it.each([
		["ab", 2],
		["Ab", 3],
		["가", 2],
		["ㄱ", 2],
		["가a", 3],
		["가A", 4],
		["1 &", 1],
		["", 1],
	])("'%s' has %i", (text, ways) => {
		const streams = streamsOf([...text]);
		expect(streams).toHaveLength(ways);
		expect(streams.map(({ isOtherLayout }) => isOtherLayout)).toEqual([
			false,
			...Array.from({ length: ways - 1 }, () => true),
		]);
		for (const { letters, sources } of streams) expect(sources).toHaveLength(letters.length);
	});

	it("know where a character begins", () => {
		const [stream] = streamsOf([..."각a"]);
		expect(stream?.sources).toEqual([0, 0, 0, 1]);
		expect([0, 1, 2, 3].map((letter) => isStart(stream!, letter))).toEqual([true, false, false, true]);
		const [latin] = streamsOf([..."ab"]);
		expect([0, 1].map((letter) => isStart(latin!, letter))).toEqual([true, true]);
	});
});

describe("the words of a catalogue [DEC-193]", () => {
	const seoul: PlaceName = {
		meaning: city("SEOUL") as PlaceName["meaning"],
		name: "서울",
		latin: "Seoul",
		stays: 1,
	};
	const brand = brandTerms[0]!;
	type Entry = { readonly term: { readonly id: string } };
	const ids = (tree: LetterTree<Entry>, text: string): readonly string[] =>
		tree
			.from(lettersOf(text), 0)
			.filter(({ end }) => end === lettersOf(text).length)
			.flatMap(({ entries }) => entries.map(({ term }) => term.id));
	const plain = createLexicon([seoul]);

	it("are known by their spellings, and by their first consonants where they are names", () => {
		expect(ids(plain.words, "서울")).toEqual(["city:SEOUL"]);
		expect(ids(plain.words, "seoul")).toEqual(["city:SEOUL"]);
		expect(ids(plain.initials, "ㅅㅇ")).toContain("city:SEOUL");
		expect(ids(createLexicon([]).words, "서울")).not.toContain("city:SEOUL");
		// particles and Latin spellings have none
		expect(ids(plain.words, "에서").length).toBeGreaterThan(0);
		expect(ids(plain.initials, "ㅇㅅ").filter((id) => ids(plain.words, "에서").includes(id))).toEqual([]);
	});

	it("hold a house that the catalogue has not, unless one of its names says it", () => {
		expect(ids(plain.words, brand.label)).toEqual([brand.id]);
		expect(ids(createLexicon([seoul], (text) => text === brand.label).words, brand.label)).toEqual([]);
		const taken = createLexicon([{ ...seoul, name: brand.label }]);
		expect(ids(taken.words, brand.label)).toEqual(["city:SEOUL"]);
	});

	it("remember two hundred texts and begin anew then", () => {
		const kept = createLexicon([seoul]);
		for (let count = 0; count < 200; count += 1) readWords(`서울 ${count}`, kept);
		expect(kept.read.size).toBe(200);
		const first = kept.read.get("서울 0");
		expect(readWords("서울 0", kept)).toBe(first);
		readWords("서울", kept);
		expect([...kept.read.keys()]).toEqual(["서울"]);
	});

	it("are also those that stays are called by: two syllables, three Latin letters, and nothing that is everywhere", () => {
		const named = createLexicon([seoul], (text) => "윤슬 쀍 qzx qz 향교 ㅃㅉㄲ".split(" ").includes(text));
		const said = (text: string) => {
			const { chips, unknown } = readWords(text, named);
			return [...chips.map(({ id }) => id), ...unknown.map((each) => `?${each}`)].join(" ");
		};
		expect(["윤슬", "쀍", "qzx", "qz", "ㅃㅉㄲ"].map(said)).toEqual([
			"stay:윤슬",
			"?쀍",
			"stay:qzx",
			"?qz",
			"?ㅃㅉㄲ",
		]);
		expect(said("향교")).toBe("?향교");
		expect(said("서울 윤슬")).toBe("city:SEOUL stay:윤슬");
	});
});
