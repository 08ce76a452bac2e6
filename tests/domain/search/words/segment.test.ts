import { describe, expect, it } from "vitest";
import { lineOf } from "#domain/search/words/edges.ts";
import { segment } from "#domain/search/words/segment.ts";
import { isStart, streamsOf } from "#domain/search/words/streams.ts";
import type { Meaning } from "#domain/search/words/Term.ts";
import { edge, pool } from "./stretches.ts";

const filler: Meaning = { kind: "filler" };
const particle: Meaning = { kind: "particle" };
const word = (start: number, end: number, meaning: Meaning = pool, penalty = 0, weight = 1) =>
	edge(start, end, [{ meaning, weight }], { penalty: penalty });

/** Formats a segmentation: '0-2 +2-4' where both parts are understood, '?2-4' for what is not. */
function taken(text: string, ...edges: readonly ReturnType<typeof word>[]): string {
	const all = segment(lineOf(text), edges);
	return [
		...all.edges.map(({ start, end }) => `${start}-${end}`),
		...all.unknown.map(({ start, end }) => `?${start}-${end}`),
	].join(" ");
}

describe("segment [DEC-193]", () => {
	it("returns nothing for empty text, and ignores separators between words", () => {
		expect([taken(""), taken(" · ,")]).toEqual(["", ""]);
		expect(taken("서울 호텔", word(0, 2), word(3, 5))).toBe("0-2 3-5");
		expect(taken("서울호텔", word(0, 2), word(2, 4))).toBe("0-2 2-4");
	});

	it("prefers fewer and longer words, then the heavier ones", () => {
		expect(taken("가나다라", word(0, 2), word(2, 4), word(0, 4))).toBe("0-4");
		const [light, heavy] = [word(0, 2, pool, 0, 1), word(0, 2, pool, 0, 5)];
		expect(segment(lineOf("가나"), [light, heavy]).edges).toEqual([heavy]);
		expect(segment(lineOf("가나"), [heavy, light]).edges).toEqual([heavy]);
		const doubtful = word(0, 2, pool, 0.1, 9);
		expect(segment(lineOf("가나"), [doubtful, light]).edges).toEqual([light]);
		// Two whose combined weight exceeds that of two others.
		const pair = [word(0, 1, pool, 0, 3), word(1, 3, pool, 0, 3)];
		const other = [word(0, 2, pool, 0, 4), word(2, 3, pool, 0, 1)];
		expect(segment(lineOf("가나다"), [...pair, ...other]).edges).toEqual(pair);
		expect(segment(lineOf("가나다"), [...other, ...pair]).edges).toEqual(pair);
	});

	it("prefers a particle over a filler, and a filler over a wish", () => {
		const [wish, idle, clings] = [word(2, 4), word(2, 4, filler), word(2, 4, particle)];
		const first = word(0, 2);
		expect(segment(lineOf("가나다라"), [first, wish, idle]).edges).toEqual([first, idle]);
		expect(segment(lineOf("가나다라"), [first, wish, idle, clings]).edges).toEqual([first, clings]);
		const both = edge(2, 4, [{ meaning: filler }, { meaning: pool }]);
		expect(segment(lineOf("가나다라"), [first, wish, both]).edges).toEqual([first, wish]);
		const mixed = edge(2, 4, [{ meaning: filler }, { meaning: particle }]);
		expect(segment(lineOf("가나다라"), [first, idle, mixed]).edges).toEqual([first, idle]);
	});

	it("accepts a particle only directly after a word", () => {
		expect(taken("서울에", word(0, 2), word(2, 3, particle))).toBe("0-2 2-3");
		expect(taken("에 서울", word(0, 1, particle), word(2, 4))).toBe("2-4 ?0-1");
		expect(taken("서울 에", word(0, 2), word(3, 4, particle))).toBe("0-2 ?3-4");
		expect(taken("가에", word(1, 2, particle))).toBe("?0-2");
	});

	it("accepts after unknown text only a wish of two or more letters", () => {
		expect(taken("휘스파", word(1, 3))).toBe("1-3 ?0-1");
		expect(taken("휘스파", word(1, 3, filler))).toBe("?0-3");
		expect(taken("휘닉굴", word(2, 3))).toBe("?0-3");
	});

	it("reports one unknown stretch per word", () => {
		expect(taken("가나다 라마")).toBe("?0-3 ?4-6");
		expect(taken("가나서울시장다라", word(2, 6))).toBe("2-6 ?0-2 ?6-8");
		expect(taken("가나서울다라", word(2, 4))).toBe("?0-6");
		// A lone letter and the word attached to it count as one word.
		expect(taken("굴다라", word(0, 1))).toBe("?0-3");
		expect(taken("굴 다라", word(0, 1))).toBe("0-1 ?2-4");
	});

	it("does not split Latin words or numbers into known and unknown parts", () => {
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

	it("accepts a doubtful word while it is more likely than an unknown one", () => {
		expect(taken("가", word(0, 1, pool, 1.9))).toBe("0-1");
		expect(taken("가", word(0, 1, pool, 2.1))).toBe("?0-1");
		expect(taken("가나", word(0, 2, pool, 2.9))).toBe("0-2");
		expect(taken("가나", word(0, 2, pool, 3.1))).toBe("?0-2");
		expect(taken("가나", word(0, 2, filler, 3.05))).toBe("0-2");
	});
});

describe("the keyboard interpretations of a text [DEC-193]", () => {
	it.each([
		["ab", 2],
		["Ab", 3],
		["가", 2],
		["ㄱ", 2],
		["가a", 3],
		["가A", 4],
		["1 &", 1],
		["", 1],
	])("for '%s' number %i", (text, ways) => {
		const streams = streamsOf([...text]);
		expect(streams).toHaveLength(ways);
		expect(streams.map(({ isOtherLayout }) => isOtherLayout)).toEqual([
			false,
			...Array.from({ length: ways - 1 }, () => true),
		]);
		for (const { letters, sources } of streams) expect(sources).toHaveLength(letters.length);
	});

	it("mark where a character starts", () => {
		const [stream] = streamsOf([..."각a"]);
		expect(stream?.sources).toEqual([0, 0, 0, 1]);
		expect([0, 1, 2, 3].map((letter) => isStart(stream!, letter))).toEqual([true, false, false, true]);
		const [latin] = streamsOf([..."ab"]);
		expect([0, 1].map((letter) => isStart(latin!, letter))).toEqual([true, true]);
	});
});
