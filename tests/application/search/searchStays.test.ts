import { expect, it } from "vitest";
import { SearchStays } from "#application/search/SearchStays.ts";
import { defaultChoices } from "#domain/search/listChoices.ts";
import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { noFacets, type StayPage } from "#domain/search/StayResults.ts";
import { err, ok } from "#domain/shared/Result.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { ListPart, StaySearch } from "#ports/StaySearch.ts";

const condition = defaultCondition(stayDateOf("2026-11-21"));
const whole = Array.from({ length: 433 }, (_, id) => ({ id }) as StayPage["stays"][number]);

/** A list of 433 stays that records which parts were requested. */
function list(isDown: (part: ListPart) => boolean = () => false) {
	const asked: ListPart[] = [];
	const find: StaySearch["find"] = async (_condition, _choices, part) => {
		asked.push(part);
		const stays = whole.slice((part.page - 1) * part.size, part.page * part.size);
		return isDown(part)
			? err({ kind: "unreachable" })
			: ok({ stays, total: whole.length, facets: noFacets, reading: null, help: null });
	};
	return { asked, useCase: new SearchStays({ stays: { find } as StaySearch }) };
}

it.each([
	[1, 1, [{ page: 1, size: 20 }]],
	[7, 7, [{ page: 7, size: 20 }]],
	[1, 2, [{ page: 1, size: 100 }]],
	[1, 5, [{ page: 1, size: 100 }]],
	[
		1,
		6,
		[
			{ page: 1, size: 100 },
			{ page: 2, size: 100 },
		],
	],
	[
		4,
		6,
		[
			{ page: 1, size: 100 },
			{ page: 2, size: 100 },
		],
	],
	[1, 50, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((page) => ({ page, size: 100 }))],
])("loads the pages %i to %i of a list in few calls [DEC-185] [DEC-187]", async (from, to, calls) => {
	const { asked, useCase } = list();
	const answer = await useCase.execute({ condition, choices: defaultChoices, from, to });
	expect(answer).toEqual(
		ok({
			stays: whole.slice((from - 1) * 20, to * 20),
			total: whole.length,
			facets: noFacets,
			reading: null,
			help: null,
		}),
	);
	expect(asked).toEqual(calls);
});

it("fails rather than returning a list with a gap", async () => {
	const { useCase } = list(({ page }) => page === 2);
	expect(await useCase.execute({ condition, choices: defaultChoices, from: 1, to: 12 })).toEqual(
		err({ kind: "unreachable" }),
	);
});
