import fc from "fast-check";
import { expect, it } from "vitest";
import { type Found, LetterTrie } from "#domain/search/words/LetterTrie.ts";

// Compared with checking every spelling: whatever the tree prunes it must prune rightly.

const letters = (most: number) => fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: most });
const spellings = fc.array(letters(5), { maxLength: 6 });
const textAndStart = letters(7).chain((text) =>
	fc.record({ text: fc.constant(text), start: fc.nat({ max: text.length }) }),
);

function treeOf(all: readonly (readonly number[])[]): LetterTrie<string> {
	const tree = new LetterTrie<string>();
	for (const each of all) tree.add(Uint8Array.from(each), each.join(""));
	return tree;
}

/** Spelling and end, each pair once and sorted: a spelling may be found in several ways. */
const named = (found: readonly Found<string>[]): string[] =>
	[...new Set(found.flatMap(({ end, entries }) => entries.map((entry) => `${entry} to ${end}`)))].sort();

const without = (all: readonly number[], place: number): string => all.toSpliced(place, 1).join("");

it("the letter tree finds every spelling that starts at a position [DEC-193]", () => {
	fc.assert(
		fc.property(spellings, textAndStart, (all, { text, start }) => {
			const rest = text.slice(start).join("");
			const standing = all.filter((each) => each.length > 0 && rest.startsWith(each.join("")));
			const found = treeOf(all).from(Uint8Array.from(text), start);
			expect(named(found)).toEqual(
				[...new Set(standing.map((each) => `${each.join("")} to ${start + each.length}`))].sort(),
			);
			expect(found.every(({ slips }) => slips === 0)).toBe(true);
			expect(found.flatMap(({ entries }) => entries)).toHaveLength(standing.length);
		}),
	);
});

it("the letter tree completes a started spelling but not one typed in full [DEC-193]", () => {
	fc.assert(
		fc.property(spellings, textAndStart, (all, { text, start }) => {
			const rest = text.slice(start).join("");
			const begun = all
				.map((each) => each.join(""))
				.filter((each) => rest !== "" && each.startsWith(rest) && each !== rest);
			expect(treeOf(all).beginningWith(Uint8Array.from(text), start).sort()).toEqual(begun.sort());
		}),
	);
});

/** Returns how a spelling matches a word that is one letter off. */
function slipsOf(spelling: readonly number[], text: readonly number[], start: number, end: number): string[] {
	const word = text.slice(start, end);
	const [spelt, typed] = [spelling.join(""), word.join("")];
	const wrong = spelling.filter((letter, place) => letter !== word[place]).length;
	const isOther = word.length === spelling.length && wrong === 1;
	const isSwapped = spelling.some((letter, place) => {
		const next = spelling[place + 1];
		return (
			next !== undefined && next !== letter && spelling.toSpliced(place, 2, next, letter).join("") === typed
		);
	});
	// A letter that is present at that position was not left out.
	const isTooFew = spelling.some(
		(letter, place) => without(spelling, place) === typed && text[start + place] !== letter,
	);
	// The first letter is never the surplus one.
	const isTooMany = word.some((_, place) => place > 0 && without(word, place) === spelt);
	return [...(isOther || isSwapped ? ["other"] : []), ...(isTooFew || isTooMany ? ["count"] : [])];
}

it.each([1, 2, 3, 4])(
	"the letter tree tolerates one typo of a kind allowed for %i letters [DEC-193]",
	(least) => {
		fc.assert(
			fc.property(
				spellings,
				textAndStart,
				fc.constantFrom("other", "count"),
				(all, { text, start }, only) => {
					const isLongEnough = (length: number, slip: "other" | "count") => length >= least && slip === only;
					const expected = all
						.filter((each) => each.length >= least)
						.flatMap((each) =>
							text
								.map((_, place) => place + 1)
								.concat(0)
								.filter((end) => end >= start && slipsOf(each, text, start, end).includes(only))
								.map((end) => `${each.join("")} to ${end}`),
						);
					const found = treeOf(all).nearly(Uint8Array.from(text), start, isLongEnough);
					expect(named(found)).toEqual([...new Set(expected)].sort());
					expect(found.every(({ slips }) => slips === 1)).toBe(true);
				},
			),
		);
	},
);
