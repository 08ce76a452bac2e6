import type { operations } from "#contracts/content.d.ts";
import { defaultGuests, fitGuests, type Guests } from "#domain/guests/Guests.ts";
import { filterOfFields, type StayFilter } from "#domain/search/stayFilters.ts";
import { statedStay } from "#domain/search/words/statedStay.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { nightsOf } from "#domain/shared/StayDates.ts";
import { momentOf } from "#server/catalogue/pricing/StayTerms.ts";
import { viewerOf } from "#server/catalogue/pricing/Viewer.ts";
import type { StayQuery } from "#server/catalogue/search/findStays.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { chosenNumbers, type FilterNames } from "./filterValues.ts";
import { priceOf, type ReadSearch, readSearch, withText } from "./readSearch.ts";
import { stayTerms } from "./stayTerms.ts";

export type ProductsRequest = operations["findProducts"]["requestBody"]["content"]["application/json"];

/** A call for stays converted to a search query, with what was found out on the way. */
export interface ParsedQuery {
	readonly query: StayQuery;
	readonly read: ReadSearch;
	/** The guests given in the text, otherwise those of the call. */
	readonly guests: Guests;
	/** The filters chosen in the call itself, without those in the text. */
	readonly filter: StayFilter;
	readonly names: FilterNames;
}

/** Converts a call to a search query, including its text. [DEC-161, DEC-185, DEC-187, DEC-193] */
export async function stayQuery(
	{ clock, keywords, facilities, filterNames }: CatalogContext,
	request: ProductsRequest,
	member: SignedInMember | null,
	goesAround = false,
): Promise<ParsedQuery> {
	const moment = momentOf(clock.now());
	const known = { facilities: await facilities.all(), kinds: await filterNames.kinds() };
	const {
		terms: stay,
		guests,
		...read
	} = withSaid(await readSearch({ keywords, ...known }, request, goesAround), request, moment.today);
	const filter = filterOfFields(request);
	const names: FilterNames = {
		...known,
		areas: read.wholeCity === null ? [] : await filterNames.areas(read.wholeCity),
	};
	const page = request.page ?? 1;
	const limit = request.size ?? 20;
	return {
		query: {
			scope: read.scope,
			stay,
			viewer: viewerOf(member),
			moment,
			filters: {
				area: 0,
				subArea: 0,
				bounds: request.bounds ?? null,
				chosen: chosenNumbers(withText(filter, read), names),
				price: priceOf(read.reading, nightsOf(stay) * stay.rooms),
			},
			sort: request.sort && request.sort !== "recommended" ? request.sort : (read.sort ?? "recommended"),
			offset: (page - 1) * limit,
			limit,
		},
		read,
		guests,
		filter,
		names,
	};
}

/** Adds the stay requested; dates and guests in the text take precedence over those of the call. */
function withSaid(read: ReadSearch, request: ProductsRequest, today: StayDate) {
	const terms = stayTerms(request, today);
	const called = fitGuests(
		request.adtCnt ?? defaultGuests.adults,
		request.chdCnt ?? 0,
		request.chdAges ?? [],
	);
	const said = read.reading && statedStay(read.reading, today, { ...terms, ...called });
	const guests = said?.guests ?? called;
	return {
		...read,
		reading: said?.reading ?? null,
		terms: { ...terms, ...said?.dates, guests: guests.adults + guests.childAges.length },
		guests,
	};
}
