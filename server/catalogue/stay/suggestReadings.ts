import { completeWords } from "#domain/search/words/completeWords.ts";
import { placesOf } from "#domain/search/words/Reading.ts";
import { readWords } from "#domain/search/words/readWords.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { readingLabel } from "./searchHelp.ts";
import { type ProductsRequest, stayQuery } from "./stayQuery.ts";
import type { Schemas } from "./wire.ts";

const maxReadings = 6;
const maxTried = 14;
/** Maximum readings without a place; they are counted over all cities, which is expensive, so only the most likely are tried. */
const maxAnywhere = 2;

/**
 * Returns readings and completions of a text, most likely first, with the number of stays each finds for the dates. Those without results
 * are left out. [DEC-193]
 */
export async function suggestReadings(
	context: CatalogContext,
	request: Omit<ProductsRequest, "cityCode" | "nationCode" | "locationKR" | "subLocationKR">,
	member: SignedInMember | null,
): Promise<Schemas["CountedReading"][]> {
	const lexicon = await context.keywords.lexicon();
	const place = { cityCode: "", nationCode: "", locationKR: 0, subLocationKR: 0 };
	const found: Schemas["CountedReading"][] = [];
	let anywhere = 0;
	for (const text of completeWords(request.searchText, lexicon).slice(0, maxTried)) {
		if (found.length === maxReadings) break;
		const reading = readWords(text, lexicon);
		const isAnywhere = placesOf(reading).length === 0;
		// a place alone is already listed among the regions
		const isLonePlace = !isAnywhere && reading.chips.length === 1;
		if (isLonePlace || (isAnywhere && ++anywhere > maxAnywhere)) continue;
		const { query } = await stayQuery(context, { ...request, ...place, searchText: text }, member);
		const count = await context.search.count(query);
		if (count > 0) found.push({ label: readingLabel(reading), searchText: text, count });
	}
	return found;
}
