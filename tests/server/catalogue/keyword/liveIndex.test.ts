import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MATCH, readKeywordQuery } from "#server/catalogue/keyword/keywordQuery.ts";
import { LiveIndex } from "#server/catalogue/keyword/LiveIndex.ts";
import { looseName, matchDocument } from "#server/catalogue/keyword/matchDocument.ts";
import type { Named } from "#server/catalogue/keyword/store/Named.ts";

const name = fc
	.tuple(
		fc.constantFrom("서울", "부산", "제주"),
		fc.constantFrom("신라", "롯데", "라한"),
		fc.constantFrom("호텔", "펜션"),
	)
	.map((parts) => parts.join(" "));
const item = (id: number): fc.Arbitrary<Named> =>
	fc.record({
		id: fc.constant(id),
		cityId: fc.constant(id % 3),
		name,
		otherName: fc.constant(""),
		popularity: fc.nat(5),
	});
const items = fc
	.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 20 })
	.chain((ids) => fc.tuple(...ids.map(item)));
const change = fc
	.integer({ min: 1, max: 30 })
	.chain((id) => fc.tuple(fc.constant(id), fc.option(item(id), { nil: null })));
const queries = ["서울", "신라", "호텔", "라", "부산 롯데 호텔", "호텔 제주", "ㅅㅇ", "ㅎㅌ"];

/** Answers without typo correction: corrections are guesses, and guesses may differ. */
const answers = (live: LiveIndex<Named>, query: string): Named[] => {
	const read = readKeywordQuery(query)!;
	return live.search(read, 50).filter((found) => {
		const quality = matchDocument(read, looseName(found.name, found.otherName));
		return quality !== null && quality < MATCH.typo;
	});
};

describe("LiveIndex", () => {
	it("returns the same results whether changes are pending or absorbed", async () => {
		await fc.assert(
			fc.asyncProperty(items, fc.array(change, { maxLength: 12 }), async (start, changes) => {
				const live = new LiveIndex<Named>();
				await live.replaceAll(start);
				const now = new Map(start.map((each) => [each.id, each]));
				for (const [id, changed] of changes) {
					live.put(id, changed);
					if (changed) now.set(id, changed);
					else now.delete(id);
				}
				const pending = queries.map((query) => answers(live, query));
				await live.absorb();
				expect(live.pending).toBe(0);
				expect(queries.map((query) => answers(live, query))).toEqual(pending);
				for (const id of [...now.keys(), 99]) expect(live.get(id)).toEqual(now.get(id));
			}),
			{ numRuns: 8 },
		);
	});

	it("keeps changes made during a rebuild", async () => {
		const live = new LiveIndex<Named>();
		const hotel = { id: 1, cityId: 1, name: "서울 호텔", otherName: "", popularity: 1 };
		const building = live.replaceAll([hotel]);
		live.put(1, { ...hotel, name: "부산 호텔" });
		await building;
		expect(live.search(readKeywordQuery("부산")!, 5).map(({ id }) => id)).toEqual([1]);
		expect(live.search(readKeywordQuery("서울")!, 5)).toEqual([]);
	});
});
