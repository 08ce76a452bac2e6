import type { operations } from "#contracts/content.d.ts";
import { resultsPerGroup } from "#domain/search/KeywordResult.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { keywordAnswer } from "./keywordAnswers.ts";
import { stayQuery } from "./stayQuery.ts";
import { suggestReadings } from "./suggestReadings.ts";

export type KeywordRequest = operations["searchKeyword"]["requestBody"]["content"]["application/json"];

/** Number of stays to show; when fewer match by name, stays of the most likely reading are added. */
const enoughStays = 8;

/**
 * Returns search-as-you-type results: readings with their counts, regions, and stays, by name first and then by the meaning of the text.
 * [CALL-CONTENT-01, DEC-193]
 */
export async function searchKeyword(
	context: CatalogContext,
	request: KeywordRequest,
	member: SignedInMember | null,
): Promise<DataOf<operations["searchKeyword"]>> {
	const { keywords, search } = context;
	const { regions, stays } = await keywords.search(request.searchText);
	const readings = await suggestReadings(context, request, member);
	const [likeliest] = readings;
	const missing = likeliest ? Math.max(0, enoughStays - stays.length) : 0;
	if (!likeliest || missing === 0)
		return { searchReadingsList: readings, ...keywordAnswer({ regions, stays }) };
	const place = { cityCode: "", nationCode: "", locationKR: 0, subLocationKR: 0 };
	const { query } = await stayQuery(
		context,
		{ ...request, ...place, searchText: likeliest.searchText },
		member,
	);
	const found = await search.searchConfirmed({ ...query, offset: 0, limit: enoughStays });
	const known = new Set(stays.map(({ id }) => id));
	const further = await keywords.stays(
		found.stays.map(({ stayId }) => stayId).filter((id) => !known.has(id)),
	);
	return {
		searchReadingsList: readings,
		...keywordAnswer({ regions, stays: [...stays, ...further.slice(0, missing)].slice(0, resultsPerGroup) }),
	};
}
