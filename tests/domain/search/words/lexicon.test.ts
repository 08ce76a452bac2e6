import { describe, expect, it } from "vitest";
import { brandTerms } from "#domain/search/words/brands.ts";
import type { LetterTrie } from "#domain/search/words/LetterTrie.ts";
import { createLexicon } from "#domain/search/words/Lexicon.ts";
import { initialsOf, lettersOf } from "#domain/search/words/letters.ts";
import type { PlaceName } from "#domain/search/words/placeTerms.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import type { Term } from "#domain/search/words/Term.ts";
import { wishTerms } from "#domain/search/words/wishTerms.ts";
import { city } from "./stretches.ts";

// Rebuilt in every test: state shared between tests would hide a regression in the code.

const seoul: PlaceName = {
	meaning: city("SEOUL") as PlaceName["meaning"],
	name: "서울",
	latin: "Seoul",
	stays: 1,
};
const brand = brandTerms[0]!;
type Entries = LetterTrie<{ readonly term: Term }>;
const termsOf = (tree: Entries, letters: Uint8Array): readonly Term[] =>
	tree
		.from(letters, 0)
		.filter(({ end }) => end === letters.length)
		.flatMap(({ entries }) => entries.map(({ term }) => term));
const ids = (tree: Entries, text: string): readonly string[] =>
	termsOf(tree, lettersOf(text)).map(({ id }) => id);

describe("the lexicon of a catalogue [DEC-193]", () => {
	it("finds terms by their spellings", () => {
		const { words } = createLexicon([seoul]);
		expect([ids(words, "서울"), ids(words, "seoul")]).toEqual([["city:SEOUL"], ["city:SEOUL"]]);
		expect(words.from(lettersOf("서울"), 0)[0]?.entries[0]).toMatchObject({
			called: lettersOf("서울"),
			rank: 0,
		});
		expect(ids(createLexicon([]).words, "서울")).not.toContain("city:SEOUL");
	});

	it("finds names by initial consonants: all of a place, two of a wish, none of a particle", () => {
		const { initials } = createLexicon([{ ...seoul, latin: "서a울" }]);
		const places = termsOf(initials, initialsOf("서울"));
		expect(places.map(({ id }) => id)).toContain("city:SEOUL");
		const [called] = initials.from(initialsOf("서울"), 0).flatMap(({ entries }) => entries);
		expect(called).toMatchObject({ called: expect.any(Uint8Array), rank: expect.any(Number) });
		for (const term of wishTerms) {
			const korean = term.spellings.map(({ text }) => text).filter((text) => /^[가-힣]{2,}$/u.test(text));
			const known = korean.slice(0, 2).map((text) => initialsOf(text).join());
			for (const { text } of term.spellings) {
				const letters = initialsOf(text);
				if (letters.length === 0) continue;
				const isKnown = termsOf(initials, letters).some(({ id }) => id === term.id);
				expect([term.id, text, isKnown]).toEqual([term.id, text, known.includes(letters.join())]);
			}
		}
		const consonants = [...new Set(wishTerms.flatMap(({ label }) => [...initialsOf(label).subarray(0, 1)]))];
		const all = consonants.flatMap((letter) => initials.beginningWith(Uint8Array.of(letter), 0));
		expect(all.some(({ term }) => term.meaning.kind === "filler")).toBe(true);
		expect(all.some(({ term }) => term.meaning.kind === "particle")).toBe(false);
		const others = all.filter(({ term }) => term.id === "city:SEOUL");
		expect(others.length).toBeGreaterThan(0);
	});

	it("contains unlisted stay brands, unless a name in the catalogue includes them", () => {
		expect(ids(createLexicon([seoul]).words, brand.label)).toEqual([brand.id]);
		expect(ids(createLexicon([seoul], (text) => text === brand.label).words, brand.label)).toEqual([]);
		const taken = createLexicon([{ ...seoul, name: brand.label }]);
		expect(ids(taken.words, brand.label)).toEqual(["city:SEOUL"]);
		expect(createLexicon([]).namesStay("윤슬")).toBe(false);
	});

	it("caches two hundred readings and then starts with an empty cache", () => {
		const kept = createLexicon([seoul]);
		for (let count = 0; count < 200; count += 1) readWords(`서울 ${count}`, kept);
		expect(kept.read.size).toBe(200);
		const first = kept.read.get("서울 0");
		expect(readWords("서울 0", kept)).toBe(first);
		readWords("서울", kept);
		expect([...kept.read.keys()]).toEqual(["서울"]);
	});
});

describe("reading a text [DEC-193]", () => {
	/** Returns what is understood, then what is not, in a catalogue of few names. */
	const said = (text: string, ...names: readonly string[]): string => {
		const { chips, unknown } = readWords(
			text,
			createLexicon([seoul], (each) => names.includes(each)),
		);
		return [...chips.map(({ label }) => label), ...unknown.map((each) => `?${each}`)].join(" ");
	};

	it("names a stay by two syllables or three Latin letters in its name, not by initials or common words", () => {
		expect(said("윤슬", "윤슬")).toBe("윤슬");
		expect(said("쀍", "쀍")).toBe("?쀍");
		expect(said("qzx", "qzx")).toBe("qzx");
		expect(said("qz", "qz")).toBe("?qz");
		expect(said("쀍q", "쀍q")).toBe("쀍q");
		expect(said("q쀍", "q쀍")).toBe("q쀍");
		expect(said("ㅃㅉㄲ", "ㅃㅉㄲ")).toBe("?ㅃㅉㄲ");
		expect(said("향교", "향교")).toBe("?향교");
		expect(said("서울 윤슬", "윤슬")).toBe("서울 윤슬");
		expect(said("윤슬 쀍뛟 서울", "윤슬")).toBe("윤슬 서울 ?쀍뛟");
		expect(said("쀍 윤슬 서울 뛟", "윤슬", "쀍 윤슬")).toBe("윤슬 서울 ?뛟");
		expect(said("쀍 서울 윤슬", "윤슬", "쀍 윤슬")).toBe("서울 윤슬 ?쀍");
		expect(said("쀍 서울", "쀍 서울")).toBe("서울");
	});

	it("takes a word for a name also where it begins or ends like an idle word, but not a wish within it", () => {
		expect(said("새벽쀍 서울", "새벽쀍")).toBe("새벽쀍 서울");
		expect(said("새벽쀍호텔", "새벽쀍")).toBe("새벽쀍 호텔");
		expect(said("쀍새벽", "쀍새벽")).toBe("쀍새벽");
		expect(said("쀍새벽뛟", "쀍새벽뛟")).toBe("쀍새벽뛟");
		expect(said("새벽 쀍", "새벽쀍")).toBe("?새벽 ?쀍");
		expect(said("새벽 서울", "새벽")).toBe("서울 ?새벽");
		expect(said("수영장쀍", "수영장쀍")).toBe("수영장");
	});

	it("ignores surrounding spaces, and treats a single final letter as still being typed", () => {
		const reading = readWords("  서울 \t", createLexicon([seoul]));
		expect([reading.text, reading.chips[0]?.spans]).toEqual(["서울", [{ start: 0, end: 2 }]]);
		expect(said("서울 ㅃ")).toBe("서울");
		expect(said("ㅃ 서울")).toBe("서울 ?ㅃ");
		expect(said("서울 ㅃㅃ")).toBe("서울 ?ㅃㅃ");
	});

	it("applies a negation to an adjacent wish but not across an unknown word", () => {
		expect(said("수영장 말고")).toBe("수영장 제외");
		expect(said("수영장 쀍뛟 말고")).toBe("수영장 ?쀍뛟 ?말고");
		expect(said("쀍뛟 수영장 말고")).toBe("수영장 제외 ?쀍뛟");
		expect(said("수영장 말고 쀍뛟")).toBe("수영장 제외 ?쀍뛟");
		expect(said("without 쀍뛟 수영장")).toBe("수영장 ?without ?쀍뛟");
		expect(said("수영장 without")).toBe("수영장 ?without");
	});

	it("lists unused words in text order", () => {
		expect(said("쀍뛟 조용한 서울 깨끗한 뛟쀍")).toBe("서울 ?쀍뛟 ?조용한 ?깨끗한 ?뛟쀍");
	});

	it("labels dates as typed, with normalised spaces", () => {
		expect(said("서울  12월  24일  ~  26일  수영장")).toBe("서울 12월 24일~26일 수영장");
		expect(said("12월 24일〜26일 서울")).toBe("12월 24일~26일 서울");
	});
});
