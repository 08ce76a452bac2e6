import type { operations } from "#adapters/http/schema/content.d.ts";
import { filterOfFields, type StayFilter } from "#domain/search/stayFilters.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";
import type { StayQuestion } from "#server/catalogue/search/findStays.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { chosenNumbers, type FilterNames } from "./filterValues.ts";
import { type ReadSearch, readSearch, withText } from "./readSearch.ts";
import { stayTerms } from "./stayTerms.ts";

export type AskedProducts = operations["findProducts"]["requestBody"]["content"]["application/json"];

/** A call for stays as the search is asked it, and what was read on the way. */
export interface ReadQuestion {
	readonly question: StayQuestion;
	readonly read: ReadSearch;
	/** What the call itself chose, without the words of the text. */
	readonly filter: StayFilter;
	readonly names: FilterNames;
}

/** What a call asks for, its text read. [DEC-161, DEC-185, DEC-187, DEC-193] */
export async function stayQuestion(
	{ clock, keywords, facilities, filterNames }: CatalogContext,
	asked: AskedProducts,
	member: SignedInMember | null,
	goesAround = false,
): Promise<ReadQuestion> {
	const moment = momentOf(clock.now());
	const known = { facilities: await facilities.all(), kinds: await filterNames.kinds() };
	const read = await readSearch({ keywords, ...known }, asked, goesAround);
	const stay = stayTerms(asked, moment.today);
	const filter = filterOfFields(asked);
	const names: FilterNames = {
		...known,
		areas: read.wholeCity === null ? [] : await filterNames.areas(read.wholeCity),
	};
	const page = asked.page ?? 1;
	const limit = asked.size ?? 20;
	return {
		question: {
			scope: read.scope,
			stay: read.guests === null ? stay : { ...stay, guests: read.guests },
			viewer: viewerOf(member),
			moment,
			filters: {
				area: 0,
				subArea: 0,
				bounds: asked.bounds ?? null,
				chosen: chosenNumbers(withText(filter, read), names),
			},
			sort: asked.sort && asked.sort !== "recommended" ? asked.sort : (read.sort ?? "recommended"),
			offset: (page - 1) * limit,
			limit,
		},
		read,
		filter,
		names,
	};
}
