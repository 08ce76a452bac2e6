import type { operations } from "#contracts/content.d.ts";
import { resultsPerGroup } from "#domain/search/KeywordResult.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { keywordAnswer } from "./keywordAnswers.ts";
import { stayQuestion } from "./stayQuestion.ts";
import { suggestReadings } from "./suggestReadings.ts";

export type AskedKeyword = operations["searchKeyword"]["requestBody"]["content"]["application/json"];

/** Stays of the likeliest reading that stand among the live results when names alone give fewer. */
const enoughStays = 8;

/** Live results: readings with their counts, regions, and stays by name and then by what the text says. [CALL-CONTENT-01, DEC-193] */
export async function searchKeyword(
	context: CatalogContext,
	asked: AskedKeyword,
	member: SignedInMember | null,
): Promise<DataOf<operations["searchKeyword"]>> {
	const { keywords, search } = context;
	const { regions, stays } = await keywords.search(asked.searchText);
	const readings = await suggestReadings(context, asked, member);
	const [likeliest] = readings;
	const missing = likeliest ? Math.max(0, enoughStays - stays.length) : 0;
	if (!likeliest || missing === 0)
		return { searchReadingsList: readings, ...keywordAnswer({ regions, stays }) };
	const place = { cityCode: "", nationCode: "", locationKR: 0, subLocationKR: 0 };
	const { question } = await stayQuestion(
		context,
		{ ...asked, ...place, searchText: likeliest.searchText },
		member,
	);
	const found = await search.find({ ...question, offset: 0, limit: enoughStays });
	const known = new Set(stays.map(({ id }) => id));
	const further = await keywords.stays(
		found.stays.map(({ stayId }) => stayId).filter((id) => !known.has(id)),
	);
	return {
		searchReadingsList: readings,
		...keywordAnswer({ regions, stays: [...stays, ...further.slice(0, missing)].slice(0, resultsPerGroup) }),
	};
}
