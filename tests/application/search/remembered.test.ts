import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EditRecents, type RecentEdit } from "#application/search/EditRecents.ts";
import { RecallSearch } from "#application/search/RecallSearch.ts";
import { SearchStays } from "#application/search/SearchStays.ts";
import { noRecents, type RecentLists, type RecentSearch } from "#domain/search/recents.ts";
import { ok } from "#domain/shared/Result.ts";
import { recordingPorts } from "#tests/support/recordingPorts.ts";

describe("recent searches", () => {
	const item = fc.record({ kind: fc.constant("keyword" as const), name: fc.constantFrom("가", "나", "다") });
	const edit: fc.Arbitrary<RecentEdit> = fc.oneof(
		{ weight: 4, arbitrary: item.map((added) => ({ kind: "add" as const, item: added })) },
		{
			weight: 2,
			arbitrary: fc.nat(3).map((index) => ({ kind: "remove" as const, list: "keyword" as const, index })),
		},
		{ weight: 1, arbitrary: fc.constant({ kind: "removeAll" as const }) },
	);

	const edited = (list: readonly RecentSearch[], done: RecentEdit): readonly RecentSearch[] => {
		if (done.kind === "removeAll") return [];
		if (done.kind === "remove") return list.filter((_, index) => index !== done.index);
		return [done.item, ...list.filter(({ name }) => name !== done.item.name)];
	};

	it("are stored as returned after every edit [STORE-RECENT-01] [STORE-RECENT-04] [SEARCH-KW-04]", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(edit, { maxLength: 12 }), async (edits) => {
				let kept: RecentLists = noRecents;
				const recents = {
					read: () => kept,
					write: (lists: RecentLists) => {
						kept = lists;
					},
				};
				let model: readonly RecentSearch[] = [];
				for (const done of edits) {
					model = edited(model, done);
					const answer = await new EditRecents({ recents }).execute(done);
					expect([answer, kept]).toEqual([{ ...noRecents, keyword: model }, answer]);
				}
			}),
			{ numRuns: 100 },
		);
	});
});

describe("a recalled search", () => {
	it("saves its initial default dates, so that they stay the same all day [SEARCH-COND-09] [DEC-041]", async () => {
		const { port, asked } = recordingPorts({
			dates: null,
			condition: null,
			read: noRecents,
			now: Date.UTC(2026, 10, 25),
		});
		const { defaults } = await new RecallSearch({ saved: port, recents: port, clock: port }).execute();
		const [[, written] = []] = asked.filter(([method]) => method === "saveDates");
		expect(written).toEqual(defaults);
		expect(written).toMatchObject({ madeOn: "2026-11-25" });
	});
});

describe("the requested pages of a list", () => {
	it("are cut out of the larger calls that contain them, from any start page [DEC-185] [DEC-187]", async () => {
		await fc.assert(
			fc.asyncProperty(fc.integer({ min: 1, max: 30 }), fc.nat(12), async (from, more) => {
				const whole = Array.from({ length: 900 }, (_, id) => ({ id }));
				const find = async (_: unknown, __: unknown, { page, size }: { page: number; size: number }) =>
					ok({ stays: whole.slice((page - 1) * size, page * size), total: 900 });
				const search = new SearchStays({ stays: { find } as never });
				const to = from + more;
				const answer = await search.execute({ condition: null as never, choices: null as never, from, to });
				expect(answer).toEqual(ok({ stays: whole.slice((from - 1) * 20, to * 20), total: 900 }));
			}),
			{ numRuns: 100 },
		);
	});
});
