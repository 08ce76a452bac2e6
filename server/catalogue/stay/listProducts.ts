import type { operations } from "#contracts/content.d.ts";
import type { Guests } from "#domain/guests/Guests.ts";
import type { StayTerms } from "#server/catalogue/pricing/StayTerms.ts";
import type { FoundPage } from "#server/catalogue/search/findStays.ts";
import type { DataOf } from "#server/platform/http/DataOf.ts";
import type { SignedInMember } from "#server/platform/http/SignedInMember.ts";
import type { CatalogContext } from "./CatalogContext.ts";
import { facetsOf } from "./filterValues.ts";
import { findOrLookAround } from "./findOrLookAround.ts";
import { productItem } from "./productItem.ts";
import { readingAnswer } from "./readingAnswer.ts";
import type { ReadSearch } from "./readSearch.ts";
import { searchHelp } from "./searchHelp.ts";
import type { ProductsRequest } from "./stayQuery.ts";
import { loadStayCards } from "./store/stayCards.ts";
import type { Schemas } from "./wire.ts";

type Answer = DataOf<operations["findProducts"]>;

/** Returns a page of available stays with exact totals and facets over all results. [CALL-CONTENT-24, DEC-161, DEC-185] */
export async function listProducts(
	context: CatalogContext,
	request: ProductsRequest,
	member: SignedInMember | null,
): Promise<Answer> {
	const { keywords, search } = context;
	const { asking, found } = await findOrLookAround(context, request, member, (query) =>
		search.searchConfirmed(query),
	);
	const { query, read, guests, filter, names } = asking;
	return {
		products: await loadProductItems(context, found, query.stay, member),
		totalCnt: found.total,
		page: request.page ?? 1,
		facets: facetsOf(found.facets, filter, names, minScoreOf(read)).map((facet) => ({
			...facet,
			options: [...facet.options],
		})),
		condition: conditionAnswer(request, query.stay, guests),
		reading: read.reading && readingAnswer(read.reading, read.around, await keywords.lexicon()),
		help: found.total === 0 ? await searchHelp(context, request, asking, member) : null,
	};
}

/** The minimum review score required by the search text, in tenths of a star; 0 when there is none. */
const minScoreOf = ({ filter }: ReadSearch): number => Math.max(0, ...(filter.scoreMin ?? []).map(Number));

/** The search condition the answer applies to: the place as requested, with dates and guests filled in; those in the text take precedence. */
const conditionAnswer = (
	request: ProductsRequest,
	stay: StayTerms,
	{ adults, childAges }: Guests,
): Schemas["SearchCondition"] => ({
	nationCode: request.nationCode,
	cityCode: request.cityCode,
	searchText: request.searchText,
	area: request.locationKR,
	subArea: request.subLocationKR,
	checkInDate: stay.checkInDate,
	checkOutDate: stay.checkOutDate,
	adtCnt: adults,
	chdCnt: childAges.length,
	chdAges: [...childAges],
	count: stay.rooms,
});

/** Returns list items for the stays of a page, in page order. */
export async function loadProductItems(
	{ db, clock }: Pick<CatalogContext, "db" | "clock">,
	{ stays }: Pick<FoundPage, "stays">,
	stay: StayTerms,
	member: SignedInMember | null,
	distances: ReadonlyMap<number, number> = new Map(),
): Promise<Schemas["ProductItem"][]> {
	const ids = stays.map(({ stayId }) => stayId);
	const cards = await loadStayCards(db, ids, member?.memberId ?? null, stay.checkInDate);
	const now = clock.now();
	return stays.flatMap(({ stayId, offer }) => {
		const card = cards.get(stayId);
		return card ? [productItem(card, offer, stay, now, distances.get(stayId) ?? null)] : [];
	});
}
