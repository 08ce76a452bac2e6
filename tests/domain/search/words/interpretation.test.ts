import { describe, expect, it } from "vitest";
import type { Edge } from "#domain/search/words/edges.ts";
import { Interpretation } from "#domain/search/words/Interpretation.ts";
import type { Meaning, Wish } from "#domain/search/words/Term.ts";
import { area, city, edge, elsewhere, entryOf, landmark, pool } from "./stretches.ts";

const wish: Wish = { kinds: [], facilities: ["pool"], rooms: [] };
const motel: Meaning = { kind: "kind", kinds: ["모텔"] };
const children = (...childAges: readonly number[]): Meaning => ({ kind: "guests", adults: null, childAges });

/** Interprets word after word, each two characters long; null is a break. */
function interpret(...words: readonly (readonly [label: string, meaning: Meaning] | null)[]): Interpretation {
	const said = new Interpretation();
	for (const [index, word] of words.entries()) {
		if (word) {
			const stretch: Edge = edge(2 * index, 2 * index + 2, [{ label: word[0], meaning: word[1] }]);
			said.take(stretch.entries, stretch);
		} else said.cut();
	}
	return said;
}
const chipsOf = ({ chips }: Interpretation) =>
	chips.map(({ id, label, meaning, spans }) => [
		meaning.kind,
		label,
		id,
		...spans.map(({ start, end }) => `${start}-${end}`),
	]);
const sight: Meaning = {
	kind: "landmark",
	nationCode: "KR",
	cityCode: "GANGNEUNG",
	lat: 37.8,
	lng: 128.9,
};
const not: readonly [string, Meaning] = ["말고", { kind: "negation", of: "before" }];
const without: readonly [string, Meaning] = ["without", { kind: "negation", of: "next" }];
const needless: readonly [string, Meaning] = ["없어도", { kind: "needless" }];
const filler: readonly [string, Meaning] = ["추천", { kind: "filler" }];
const particle: readonly [string, Meaning] = ["에서", { kind: "particle" }];
const unused: readonly [string, Meaning] = ["조용한", { kind: "unused" }];
const absent: readonly [string, Meaning] = ["하얏트", { kind: "absent" }];

describe("the interpretation of text stretches [DEC-193]", () => {
	it("has one chip per wish at its position, and merges repeated wishes into one chip", () => {
		expect(chipsOf(interpret(["서울", city("SEOUL")], ["수영장", pool]))).toEqual([
			["city", "서울", "서울", "0-2"],
			["facility", "수영장", "수영장", "2-4"],
		]);
		expect(chipsOf(interpret(["수영장", pool], ["서울", city("SEOUL")], ["수영장", pool]))).toEqual([
			["facility", "수영장", "수영장", "0-2", "4-6"],
			["city", "서울", "서울", "2-4"],
		]);
	});

	it("keeps repeated children as separate chips but merges repeated adults", () => {
		const twice = interpret(["아들 1명", children(0)], ["아들 1명", children(0)], ["아들 1명", children(0)]);
		expect(twice.chips.map(({ id }) => id)).toEqual(["아들 1명", "아들 1명+", "아들 1명++"]);
		const adults: Meaning = { kind: "guests", adults: 2, childAges: null };
		expect(chipsOf(interpret(["둘", adults], ["둘", adults]))).toEqual([
			["guests", "둘", "둘", "0-2", "2-4"],
		]);
	});

	it("excludes a wish when a negation follows or precedes it", () => {
		const refused = ["without", "수영장 제외", "without:수영장", "0-4"];
		expect(chipsOf(interpret(["수영장", pool], not))).toEqual([refused]);
		expect(chipsOf(interpret(without, ["수영장", pool]))).toEqual([refused]);
		expect(interpret(["수영장", pool], not).chips[0]?.meaning).toEqual({ kind: "without", wish });
		const theme: Meaning = { kind: "theme", wish };
		expect(interpret(["감성", theme], not).chips[0]?.meaning).toEqual({ kind: "without", wish });
		expect(interpret(["모텔", motel], not).chips[0]?.meaning).toEqual({
			kind: "without",
			wish: { kinds: ["모텔"], facilities: [], rooms: [] },
		});
		expect(interpret(["모텔", motel], not).chips[0]?.alsoMeant).toEqual([]);
	});

	it("applies a negation across fillers but not across unknown or unused words", () => {
		expect(chipsOf(interpret(["수영장", pool], particle, filler, not))[0]?.[0]).toBe("without");
		const across = (between: readonly [string, Meaning] | null) =>
			interpret(["수영장", pool], between, not).chips.map(({ meaning }) => meaning.kind);
		expect([across(null), across(unused)]).toEqual([["facility"], ["facility"]]);
		expect(chipsOf(interpret(without, filler, ["수영장", pool]))[0]?.[0]).toBe("without");
	});

	it("applies one negation to one wish and leaves a second wish or negation as it is", () => {
		const twice = interpret(["서울", city("SEOUL")], ["수영장", pool], not, not);
		expect(twice.chips.map(({ meaning }) => meaning.kind)).toEqual(["city", "without"]);
		expect(twice.unused).toEqual([{ start: 6, end: 8 }]);
		const two = interpret(without, ["수영장", pool], ["모텔", motel]);
		expect(two.chips.map(({ meaning }) => meaning.kind)).toEqual(["without", "kind"]);
		expect(interpret(without, ["수영장", pool], not).chips.map(({ meaning }) => meaning.kind)).toEqual([
			"without",
		]);
	});

	it("turns a negated place into its opposite, also a sight and one without stays, and reports a negation without a target as unused", () => {
		const place = interpret(["경주", city("GYEONGJU")], not);
		expect(place.chips.map(({ meaning }) => meaning)).toEqual([
			{ kind: "without", places: [city("GYEONGJU")] },
		]);
		expect(place.unused).toEqual([]);
		for (const each of [sight, elsewhere(35)]) {
			const refused = interpret(["경포", each], not);
			expect(refused.chips.map(({ meaning }) => meaning)).toEqual([{ kind: "without", places: [each] }]);
			expect(refused.unused).toEqual([]);
		}
		const nothing = interpret(not);
		expect([nothing.chips, nothing.unused, nothing.idle]).toEqual([[], [{ start: 0, end: 2 }], []]);
		const open = interpret(without, without, null, null);
		expect(open.unused).toEqual([
			{ start: 0, end: 2 },
			{ start: 2, end: 4 },
		]);
	});

	it("drops a wish that is declared unnecessary", () => {
		const said = interpret(["서울", city("SEOUL")], ["수영장", pool], needless);
		expect(said.chips.map(({ label }) => label)).toEqual(["서울"]);
		expect(said.unused).toEqual([{ start: 2, end: 6 }]);
		expect(interpret(needless).unused).toEqual([{ start: 0, end: 2 }]);
	});

	it("distinguishes fillers from unused words and stays that are not listed", () => {
		const said = interpret(filler, particle, unused);
		expect(said.idle).toEqual([
			{ start: 0, end: 2 },
			{ start: 2, end: 4 },
		]);
		expect([said.unused, said.hasAbsent, said.chips]).toEqual([[{ start: 4, end: 6 }], false, []]);
		const house = interpret(absent, unused);
		expect([house.unused.length, house.hasAbsent]).toEqual([2, true]);
		// An unused word between a wish and its negation does not separate them.
		expect(interpret(["수영장", pool], absent, not).chips[0]?.meaning.kind).toBe("without");
	});

	it("labels a chip with all its distinct meanings and marks an inexact match as a guess", () => {
		const take = (form: Partial<Edge>) => {
			const said = new Interpretation();
			const stretch = edge(
				0,
				2,
				[
					{ label: "동쪽", meaning: area("JEJU") },
					{ label: "동쪽", meaning: area("BUSAN") },
					{ label: "서쪽", meaning: landmark("JEJU") },
				],
				form,
			);
			said.take(stretch.entries, stretch);
			return said.chips[0];
		};
		expect(take({})).toMatchObject({ label: "동쪽, 서쪽", meaning: area("JEJU"), isGuess: false });
		expect(take({})?.alsoMeant).toEqual([area("BUSAN"), landmark("JEJU")]);
		expect([take({ isTypo: true }), take({ isUnfinished: true }), take({ isInitials: true })]).toMatchObject([
			{ isGuess: true },
			{ isGuess: true },
			{ isGuess: false },
		]);
		const said = new Interpretation();
		said.take([], edge(0, 2, []));
		expect(said.chips).toEqual([]);
		const [pooled] = [entryOf({ label: "수영장", meaning: pool })];
		said.take([pooled, entryOf({ label: "풀", meaning: pool })], edge(0, 2, []));
		expect(said.chips[0]?.alsoMeant).toEqual([]);
	});

	it("adds a chip for a word in stay names", () => {
		const said = new Interpretation();
		said.name("윤슬", { start: 3, end: 5 });
		expect(said.chips).toEqual([
			{
				id: "stay:윤슬",
				label: "윤슬",
				meaning: { kind: "stay", name: "윤슬" },
				alsoMeant: [],
				spans: [{ start: 3, end: 5 }],
				isGuess: false,
			},
		]);
	});
});
